import words from './questions.json' with { type: 'json' }

const either = (phrases: string[]): string => `(?:${phrases.join('|')})`
const [OPENS, WANTS, AND] = [words.openers, words.wants, words.and].map(either)
/** The end of a word: “doña” does not begin with “do”, and “qué” ends with a letter that `\b` does not know. */
const END = String.raw`(?![\p{L}\p{N}])`
/** Where one question or sentence ends and the next begins: “What is a service, and I'd like to book one.” */
const ends = String.raw`(?<=[?!؟？！。])\s*(?:${AND}\s+)?|(?<=[.])\s+|\n+|,?\s+${AND}\s+(?=(?:${OPENS}|${WANTS})${END})|,\s+(?=${OPENS}${END})`
const asked = String.raw`[?؟？]\s*$|^${AND}?\s*${OPENS}${END}`
const NEXT = new RegExp(ends, 'iu')
const ASKS = new RegExp(asked, 'iu')
const WISHES = new RegExp(String.raw`^${AND}?\s*${WANTS}${END}`, 'iu')
const MAX = 3

/** Whether something is asked, rather than told. */
export const asks = (text: string): boolean => ASKS.test(text)

/** “I want to know what it costs” is what a message is about where nothing in it is asked. */
const isWish = (clause: string): boolean => WISHES.test(clause)

/** A run of spaces counts as one; otherwise each of a thousand spaces would be tried as the one before a word. */
const SPACE = /\s+/g

/** Splits a message into its questions and sentences. */
export const splitClauses = (text: string): string[] =>
  text
    .replaceAll(SPACE, (space) => (space.includes('\n') ? '\n' : ' '))
    .split(NEXT)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))

export type Clauses = {
  /** The questions asked in one message, at most three. */
  questions: string[]
  /** Statements beside the questions: they give the subject, and need no answer. */
  statements: string[]
}

/**
 * Separates questions from statements: "My chain broke. What is a new one, and how long does it take?" contains one statement and two
 * questions.
 */
export function clausesOf(text: string): Clauses {
  const clauses = splitClauses(text)
  const isAsked = clauses.some(asks) ? asks : isWish
  const asked = clauses.filter(isAsked)
  if (asked.length === 0) return { questions: [text], statements: [] }
  const statements = clauses.filter((clause) => !isAsked(clause))
  const questions = asked.slice(0, MAX - 1)
  const rest = asked.slice(MAX - 1).join(' ')
  return { questions: rest ? [...questions, rest] : questions, statements }
}
