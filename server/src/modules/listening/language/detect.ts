import { detectLanguages } from '../../../lib/language-detector.ts'
import { memoized } from '../../../lib/memoized.ts'
import type { ListeningContext } from '../types.ts'
import { ownWords, wordsIn } from './words.ts'

/** The languages that agents speak; a text in their script is taken for another language only when that is certain. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl']

/** Weight of prior knowledge for a text without letters; half of it for a text with `HALF_LETTERS`. */
const PRIOR = { before: 0.4, languages: 0.2 }
const HALF_LETTERS = 8
/**
 * Weight of words that occur in one language only, when the whole text consists of them: for a text such as "Hello" the library merely
 * guesses.
 */
const OWN_WORDS = 1
/** How much surer the library must be of a foreign language than of any of ours. */
const SURELY = 0.15
const ENOUGH_LETTERS = 12
/** Characters that are read: the beginning is enough. */
const READ = 1_000

/** Share of the words of a text that the knowledge has, from which on the text is in the language of the knowledge. */
const WRITTEN = 0.75

/**
 * The language a text is written in. A short text is taken for that of the knowledge where this has nearly all of its words, unless the
 * conversation is in the language that it seems to be: “pedido minimo?” may be Portuguese, and asks about Spanish words.
 */
export function detectLanguage(text: string, context: ListeningContext): string {
  const seeming = seemingLanguage(text, context)
  const [own] = context.languages
  const mayBeOwn = own !== undefined && own !== seeming
  return mayBeOwn && isMostlyWritten(text, context) && context.before !== seeming ? own : seeming
}

function isMostlyWritten(text: string, { isWritten }: ListeningContext): boolean {
  if (!isWritten) return false
  const words = wordsIn(text.slice(0, READ))
  return words.length > 0 && words.filter(isWritten).length >= WRITTEN * words.length
}

/**
 * The language a text seems to be written in, by the library's scores. The shorter the text, the more the languages of the conversation and of the
 * knowledge count: "wifi?" is taken to be in the language of the conversation.
 */
function seemingLanguage(text: string, context: ListeningContext): string {
  const { detected, scores, isReliable, letters, own, script, isName } = soundOf(
    text.slice(0, READ),
  )
  const { languages } = context
  const known = isName ? (context.before ?? languages[0]) : undefined
  if (known) return known
  if (script) return languageOfScript(script, letters, isReliable ? detected : null, context)
  const share = HALF_LETTERS / (HALF_LETTERS + letters)
  const scoreOf = (language: string) =>
    (scores[language] ?? 0) +
    OWN_WORDS * (own[language] ?? 0) +
    share * (language === languages[0] ? PRIOR.languages : 0)
  const likelier = (one: string, other: string) => (scoreOf(other) > scoreOf(one) ? other : one)
  const heard = [...languages, ...LANGUAGES].reduce(likelier)
  const gain = share * PRIOR.before
  // Determining the earlier language takes longer than everything else, so it is read only when it can change the result.
  const isOpen = [...LANGUAGES, ...languages, ...Object.keys(scores)].some(
    (other) => other !== heard && scoreOf(other) + gain >= scoreOf(heard),
  )
  const before = isOpen || gain >= scoreOf(heard) ? context.before : null
  const isBefore = before !== null && before !== heard && scoreOf(before) + gain >= scoreOf(heard)
  const best = isBefore ? before : heard
  const isOther =
    letters >= ENOUGH_LETTERS &&
    isReliable &&
    (scores[detected] ?? 0) - (scores[best] ?? 0) >= SURELY
  return isOther ? detected : best
}

/** Scripts in which none of `LANGUAGES` is written, each with the language to assume unless another is certain. */
const SCRIPTS = [
  { language: 'ja', letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { language: 'zh', letters: /\p{Script=Han}/gu },
  { language: 'ar', letters: /\p{Script=Arabic}/gu },
  { language: 'hi', letters: /\p{Script=Devanagari}/gu },
  { language: null, letters: /[^\P{L}\p{Script=Latin}]/gu },
]
/** A product or a brand keeps its own letters in every language. */
const MAX_LATIN = 0.5

type Script = { language: string | null }

/** The script that determines the language; null for the script of `LANGUAGES`, and for a text without letters. */
function scriptOf(text: string, letters: number): Script | null {
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin / letters > MAX_LATIN) return null
  return SCRIPTS.find((script) => text.search(script.letters) >= 0) ?? null
}

/** @param detected the library's language, when it is certain. */
function languageOfScript(
  { language }: Script,
  letters: number,
  detected: string | null,
  { languages, before }: ListeningContext,
): string {
  // A short question in Japanese may consist of Chinese characters only.
  if (language === 'zh' && [before, ...languages].includes('ja')) return 'ja'
  if (language && letters < ENOUGH_LETTERS) return language
  return detected ?? language ?? before ?? languages[0] ?? LANGUAGES[0]!
}

/** Texts whose result is remembered: a turn asks for the language of the same text several times. */
const TEXTS = 32

/** Email and web addresses have letters but no language. */
const withoutAddresses = (text: string) =>
  text
    .split(/\s+/u)
    .filter((word) => !/[@\d]|:\/\/|^www\./iu.test(word))
    .join(' ')

/** "Vera Lind": two or three capitalized words that belong to no single language, because names are the same in every language. */
const NAME = /^\P{L}*\p{Lu}[\p{Ll}’'-]+(?:\s\p{Lu}[\p{Ll}’'-]+){1,2}\P{L}*$/u

/** Whether it is a name, which may be said twice: “Moore. Rebecca Moore.” */
function isName(text: string): boolean {
  const said = text.split(/[.,]\s+/).map(wordsIn)
  const whole = said.at(-1)!
  const last = text.slice(Math.max(text.search(/[^.,]*[.,]?\s*$/u), 0))
  return NAME.test(last) && said.every((words) => words.every((word) => whole.includes(word)))
}

/** What the text alone says about its language. */
const soundOf = memoized(TEXTS, (whole) => {
  const text = withoutAddresses(whole)
  const found = detectLanguages(text)
  const own = ownWords(text)
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  return {
    detected: found.language,
    scores: found.getScores(),
    isReliable: found.isReliable(),
    letters,
    script: scriptOf(text, letters),
    own,
    isName: isName(text) && Math.max(0, ...Object.values(own)) < 1,
  }
})
