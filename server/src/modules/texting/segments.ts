/** GSM 03.38, the alphabet of texts: one character outside it makes the whole text use 16-bit characters. */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** Characters of that alphabet that count as two. */
const EXTENDED = new Set('^{}\\[~]|€\f')

/** Characters in a text of one segment, and in each segment of a longer one. */
const GSM = { alone: 160, each: 153 }
const WIDE = { alone: 70, each: 67 }

/** How many texts the carrier makes of a text, and charges for. */
export function segmentsOf(text: string): number {
  const letters = [...text]
  const isGsm = letters.every((letter) => BASIC.has(letter) || EXTENDED.has(letter))
  const length = isGsm
    ? letters.reduce((sum, letter) => sum + (EXTENDED.has(letter) ? 2 : 1), 0)
    : text.length
  const { alone, each } = isGsm ? GSM : WIDE
  return length <= alone ? 1 : Math.ceil(length / each)
}

/** Typographic characters, each with its plain form in the alphabet of texts. */
const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '•': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
}
// oxlint-disable-next-line words/no-patterns -- punctuation marks, no letters
const TYPOGRAPHIC = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

/** The same words with plain characters: one curly quotation mark would double the cost of a text. */
export const withPlainSigns = (text: string): string =>
  text.replaceAll(TYPOGRAPHIC, (sign) => PLAIN[sign]!)
