import { CLOCK_WORDS, type SpokenTime } from './clock-words.ts'
import { tokensOf } from './phrases.ts'

/** A longer text says more than a number. */
const MAX_WORDS = 3
/** Characters that are read of a text of any length. */
const MAX_READ = 300

/** The least digits of a number said digit by digit; fewer may be a time or a count. */
const DIGITS_MIN = 5
/** Forms that are counted with, where the table has those of hours. */
const COUNTED: Record<string, number> = { uno: 1, un: 1, um: 1, een: 1, dois: 2 }

/** Telephone numbers in digits where they are said digit by digit: “null zwei zwei eins, vier vier fünf”. */
export function withDigits(text: string, language: string): string {
  const words = CLOCK_WORDS[language]
  if (!words) return text
  const tokens = tokensOf(text)
  const digits = tokens.map(({ text: word }) => digitOf(word, words))
  let written = text
  for (let end = tokens.length; end > 0; end--) {
    let at = end
    while (digits[at - 1] !== undefined) at--
    if (end - at >= DIGITS_MIN) {
      const number = digits.slice(at, end).join('')
      written = written.slice(0, tokens[at]!.from) + number + written.slice(tokens[end - 1]!.to)
    }
    end = Math.min(end, at + 1)
  }
  return written
}

function digitOf(word: string, { numbers, more }: SpokenTime['words']): number | undefined {
  const value = namedIn(more, word) ?? namedIn(COUNTED, word) ?? numbers.indexOf(word)
  return value >= 0 && value < 10 ? value : undefined
}

/** A number below sixty, and the index of the first word after it: “twenty five” is two words. */
export function numberAt(
  { words, tokens }: SpokenTime,
  at: number,
): { value: number; next: number } | null {
  const { text = '' } = tokens[at] ?? {}
  if (/^\d{1,2}$/.test(text))
    return Number(text) < 60 ? { value: Number(text), next: at + 1 } : null
  const two = words.more[`${text} ${tokens[at + 1]?.text}`]
  if (two !== undefined) return { value: two, next: at + 2 }
  const own = namedIn(words.more, text) ?? words.numbers.indexOf(text)
  if (own < 0) return null
  const unit = words.numbers.indexOf(tokens[at + 1]?.text ?? '')
  const isTens = own >= 20 && own % 10 === 0 && unit > 0 && unit < 10
  return isTens ? { value: own + unit, next: at + 2 } : { value: own, next: at + 1 }
}

/** A word of the table itself: every object also inherits properties such as "constructor". */
export const namedIn = (table: Record<string, number> | undefined, word: string) =>
  table && Object.hasOwn(table, word) ? table[word] : undefined

/** The number that a short text consists of: “2 please”, “Nummer zwei”. @returns null for “one moment”, where "one" is no number. */
export function onlyNumber(text: string, language: string): number | null {
  const said = text.slice(0, 60)
  return tokensOf(said).length > MAX_WORDS ? null : soleNumber(said, language)
}

/** The one number in a text of any length: “can you make it nine instead?”. @returns null where there are several, or none */
export function soleNumber(text: string, language: string): number | null {
  const words = CLOCK_WORDS[language]
  if (!words) return null
  const tokens = tokensOf(text.slice(0, MAX_READ))
  const found = tokens.flatMap((_, at) => numberAt({ words, tokens }, at) ?? [])
  const [first] = found
  if (found.length !== 1 || !first) return null
  const isWord = first.value === 1 && tokens[first.next - 1]!.text !== '1'
  return isWord && tokens.length > 1 ? null : first.value
}
