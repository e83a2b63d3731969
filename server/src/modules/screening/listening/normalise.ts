const CONTRACTIONS: [RegExp, string][] = [
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/\bwon't\b/g, 'will not'],
  [/n't\b/g, ' not'],
  [/\b(i)'m\b/g, '$1 am'],
  [/\b(\w+)'re\b/g, '$1 are'],
  [/\b(\w+)'ve\b/g, '$1 have'],
  [/\b(\w+)'ll\b/g, '$1 will'],
  [/\b(i|you|we|they|he|she)'d\b/g, '$1 would'],
  [/\b(it|he|she|that|this|there|what|who|where|here|name)'s\b/g, '$1 is'],
  [/\blet's\b/g, 'let us'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\b(?:mr|mister)\b\.?/g, 'mr'],
  [/\b(?:mrs|missus)\b\.?/g, 'mrs'],
  [/\bdr\b\.?/g, 'doctor'],
]

const FILLERS =
  /(?<!\p{L})(?:u+m+|u+h+|e+r+m*|h+m+|a+h+|mhm|you know|i mean|kind of|sort of)(?!\p{L})/gu

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const NUMBER_WORDS: Record<string, string> = {
  oh: '0',
  ...Object.fromEntries(DIGITS.map((word, digit) => [word, `${digit}`])),
}
const SPOKEN_DIGIT = `(?:${Object.keys(NUMBER_WORDS).join('|')}|\\d)`
const DIGIT_RUN = new RegExp(`\\b${SPOKEN_DIGIT}(?:[ ,-]+${SPOKEN_DIGIT}){3,}\\b`, 'g')
const PHONE_NUMBER = /\b(\d{3})[ .-]+(\d{3})[ .-]+(\d{4})\b/g
const SPELT_LETTERS = /\b[a-z](?:[. ]{1,2}[a-z]\b){2,}\.?/g

/**
 * Speech as one plain lower-case line: without hesitations and punctuation, contractions written out, spelt letters and digits
 * joined.
 */
export function normalise(speech: string): string {
  let text = speech.toLowerCase().normalize('NFC').replace(/[’‘`]/g, "'")
  for (const [pattern, full] of CONTRACTIONS) text = text.replace(pattern, full)
  text = text
    .replace(PHONE_NUMBER, '$1$2$3')
    .replace(FILLERS, ' ')
    .replace(SPELT_LETTERS, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(DIGIT_RUN, joinDigits)
  return text
    .replace(/'s\b/g, ' s')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}$%@]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]+)(?: \1(?![\p{L}\p{N}]))+/gu, '$1')
    .trim()
}

const joinDigits = (run: string) =>
  run
    .split(/[ ,-]+/)
    .map((word) => NUMBER_WORDS[word] ?? word)
    .join('')

/** Speech as the owner reads it: without hesitations, beginning with a capital, and cut after a whole word. */
export function readable(speech: string, most = 160): string {
  const text = speech
    .replace(/(?<![\p{L}'])(?:u+m+|u+h+|e+r+m*|h+m+|you know|i mean),?(?![\p{L}'])/giu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '')
  const short = text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
  return short.charAt(0).toUpperCase() + short.slice(1)
}
