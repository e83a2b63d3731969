import { analyse } from 'chardet'
import sniff from 'html-encoding-sniffer'
import { decodeMixed } from './mixed-encoding.ts'

/** The encoding of documents that declare none and are not UTF-8, the same as in browsers. */
const FALLBACK = 'windows-1252'
/**
 * Encodings of other alphabets: a guess at one of them is seldom wrong, while a guess among the Latin ones is little better than chance.
 */
const FAR_FROM_LATIN =
  /^(?:windows-125[13-6]|koi8-r|iso-8859-[5-9]|shift_jis|euc-(?:jp|kr)|big5|gb18030|iso-2022)/i
/** An encoding that no page has: returned when none is declared. */
const UNDECLARED = 'x-user-defined'
const SURE = 40
const SAMPLE = 64_000
/**
 * Up to this share of broken letters a text counts as UTF-8: some pages were cut off within a letter, while other encodings look
 * broken throughout.
 */
const BROKEN_SHARE = 0.5

/**
 * Decodes a response as a browser does: by its byte order mark, its header, its meta tag, and otherwise by what the bytes look
 * like. A declaration that contradicts the bytes is ignored.
 */
export function decodeHtml(body: Uint8Array, charset: string | null): string {
  if (isAscii(body)) return decode(body, declaredEncoding(body, charset) ?? FALLBACK)
  const strict = decodeStrictly(body)
  const declared = declaredEncoding(body, charset)
  if (strict !== null && !declared?.startsWith('UTF-16')) return strict
  if (declared && declared !== 'UTF-8') return decodeAs(declared, body)
  const lenient = decode(body, 'utf-8')
  if (isMostlyBroken(lenient)) return decodeAs(guess(body), body)
  return isLatin(lenient) ? decodeMixed(body, 'utf-8') : lenient
}

const decodeAs = (encoding: string, body: Uint8Array): string =>
  encoding === FALLBACK ? decodeMixed(body, FALLBACK) : decode(body, encoding)

/** The declared encoding by its name in the WHATWG standard, which treats `iso-8859-1` as windows-1252; null when none is declared. */
function declaredEncoding(body: Uint8Array, charset: string | null): string | null {
  const label = charset ? { transportLayerEncodingLabel: charset } : {}
  const found = sniff(body, { ...label, defaultEncoding: UNDECLARED })
  return found === UNDECLARED ? null : found
}

function decode(body: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding).decode(body)
  } catch {
    return new TextDecoder().decode(body)
  }
}

function decodeStrictly(body: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body)
  } catch {
    return null
  }
}

function isMostlyBroken(text: string): boolean {
  let broken = 0
  let foreign = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    if (code === 0xff_fd) broken += 1
    else if (code > 0x7f) foreign += 1
  }
  return broken > foreign * BROKEN_SHARE
}

/** Whether nothing is in another script: there, what is broken is no letter of windows-1252. */
const isLatin = (text: string): boolean => !/[^\P{L}\p{Script=Latin}]/u.test(text)

function guess(body: Uint8Array): string {
  const best = analyse(body.subarray(0, SAMPLE))[0]
  return best && best.confidence >= SURE && FAR_FROM_LATIN.test(best.name) ? best.name : FALLBACK
}

const isAscii = (body: Uint8Array): boolean => body.every((byte) => byte < 0x80)
