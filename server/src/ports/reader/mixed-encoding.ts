/** Letters and signs of Latin script in UTF-8: as windows-1252 they would be "Ã¤" and "â€“", which nobody writes. */
const LATIN_IN_UTF8 = /((?:[\xC2\xC3][\x80-\xBF]|\xE2[\x80-\xBF]{2})+)/
/** Any letter beyond ASCII in UTF-8. */
const ANY_IN_UTF8 =
  /((?:[\xC2-\xDF][\x80-\xBF]|[\xE0-\xEF][\x80-\xBF]{2}|[\xF0-\xF4][\x80-\xBF]{3})+)/
/** A page of more pieces is no page that was put together from a few files. */
const PIECES_MAX = 40_000

/**
 * Decodes a page that is put together from files of both encodings, as a template in Latin-1 around texts in UTF-8: each letter as what it
 * is. Browsers show half of it broken.
 * @param first the encoding most of the page is in.
 */
export function decodeMixed(body: Uint8Array, first: 'utf-8' | 'windows-1252'): string {
  // One character for each byte.
  const bytes = Buffer.from(body).toString('latin1')
  const pieces = bytes.split(first === 'utf-8' ? ANY_IN_UTF8 : LATIN_IN_UTF8)
  if (pieces.length > PIECES_MAX) return new TextDecoder(first).decode(body)
  const decoders = [new TextDecoder('windows-1252'), new TextDecoder('utf-8')]
  return pieces
    .map((piece, at) => (piece ? decoders[at % 2]!.decode(Buffer.from(piece, 'latin1')) : ''))
    .join('')
}
