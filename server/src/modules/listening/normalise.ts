import forms from './language/spoken-forms.json' with { type: 'json' }

const wordSet = (line: string): Set<string> => new Set(line.split(' '))

const WRITTEN = new Map(Object.entries(forms.written))
/**
 * Contracted endings such as the one in “I'll”: each with its full form, and the words after which it applies; any word if none are listed.
 */
const ENDINGS = forms.endings.map(({ ending, full, after }) => ({
  ending,
  full,
  after: after ? wordSet(after) : null,
}))
/** What people say while they look for a word; each language has its own, because the English ones are words of others. */
const HESITATIONS = new Map(
  Object.entries(forms.hesitations).map(([language, words]) => [language, wordSet(words)]),
)
const ASIDES = new Set(forms.asides)
const NONE = new Set<string>()
/** Words without meaning that are nevertheless kept in what an owner reads. */
const UNMEANT = wordSet(`${forms.hesitations.en} ${forms.unmeant}`)
const UNMEANT_ASIDES = new Set([...forms.asides, ...forms.unmeantAsides])

const DIGITS = new Map([
  ['oh', '0'],
  ...forms.digits.split(' ').map((word, digit): [string, string] => [word, `${digit}`]),
])
/** Fewer digits in a row are separate numbers. */
const FEWEST_DIGITS = 4
const PHONE_NUMBER = /\b(\d{3})[ .-]+(\d{3})[ .-]+(\d{4})\b/g
// oxlint-disable-next-line words/no-patterns -- parts an English ending from its word, whatever it means
const POSSESSIVE = /'s\b/g
const SPELT_LETTERS = /\b[a-z](?:[. ]{1,2}[a-z]\b){2,}\.?/g

/** Speech as one plain lower-case line: without hesitations and punctuation, contractions written out, spelt letters and digits joined. */
export function normalise(speech: string): string {
  const text = speech
    .toLowerCase()
    .normalize('NFC')
    .replace(/[’‘`]/g, "'")
    .replace(/[\p{L}\p{N}_]+(?:'[\p{L}\p{N}_]+)*/gu, writtenOut)
    .replace(PHONE_NUMBER, '$1$2$3')
  return digitsJoined(
    without(text, UNMEANT, UNMEANT_ASIDES).replace(SPELT_LETTERS, (letters) =>
      letters.replace(/[^a-z]/g, ''),
    ),
  )
    .replace(POSSESSIVE, ' s')
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{N}$%@]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])([\p{L}\p{N}]+)(?: \1(?![\p{L}\p{N}]))+/gu, '$1')
    .trim()
}

/** Letters of a quote. */
const MOST = 160

/** Speech for the owner to read: without hesitations, beginning with a capital, and cut after a whole word. */
export function readable(speech: string, language: string): string {
  const asides = language === 'en' ? ASIDES : NONE
  const text = without(speech, HESITATIONS.get(language) ?? NONE, asides)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.?!])/g, '$1')
    .replace(/^[\s,.;:-]+|[\s,;:-]+$/g, '')
  const short = text.length <= MOST ? text : `${text.slice(0, MOST).replace(/\s+\S*$/, '')}…`
  return short.charAt(0).toUpperCase() + short.slice(1)
}

function writtenOut(word: string): string {
  const known = WRITTEN.get(word)
  if (known) return known
  for (const { ending, full, after } of ENDINGS) {
    const stem = word.slice(0, -ending.length)
    if (word.endsWith(ending) && (after?.has(stem) ?? stem)) return `${writtenOut(stem)} ${full}`
  }
  return word
}

/**
 * The text without these words, however long they are drawn out (“ummm”), and without these pairs of words; a comma after one is removed
 * too.
 */
function without(text: string, words: Set<string>, pairs: Set<string>): string {
  const pieces = text.split(/([\p{L}']+)/u)
  for (let at = 1; at < pieces.length; at += 2) {
    const [word, gap, next] = pieces.slice(at, at + 3).map((piece) => piece.toLowerCase())
    const isPair = pairs.has(`${word}${gap}${next}`)
    if (!isPair && !words.has(word!.replace(/(\p{L})\1+/gu, '$1'))) continue
    pieces[at] = ' '
    if (isPair) pieces.splice(at + 1, 2)
    pieces[at + 1] = pieces[at + 1]!.replace(/^,/, '')
  }
  return pieces.join('')
}

function digitsJoined(text: string): string {
  const pieces = text.split(/([\p{L}\p{N}_']+)/u)
  for (let at = 1; at < pieces.length; at += 2) {
    const run = digitsFrom(pieces, at)
    if (run.length >= FEWEST_DIGITS) pieces.splice(at, run.length * 2 - 1, run)
  }
  return pieces.join('')
}

/** The digits said in a row from an index on; the pieces between words and separators alternate. */
function digitsFrom(pieces: string[], from: number): string {
  let run = ''
  for (let at = from; at < pieces.length; at += 2) {
    const word = pieces[at]!
    const digit = /^\d$/.test(word) ? word : DIGITS.get(word)
    if (digit === undefined) break
    run += digit
    if (!/^[ ,-]+$/.test(pieces[at + 1]!)) break
  }
  return run
}
