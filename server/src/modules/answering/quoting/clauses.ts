const OPENERS =
  'how|what|when|where|who|which|why|do|does|did|is|are|can|could|will|would|may|cu[aá]nto|cu[aá]ndo|d[oó]nde|qué|puedo|hay|combien|quand|où|quel(?:le)?s?|est-ce|wie|wann|wo|was|wer|welche[rs]?|kann|gibt|haben|quanto|quando|dove|posso|onde|qual|hoe|wanneer|waar|kan|zijn'
/** "What is a service, and I'd like to book one." */
const WANTS = "i(?:'d| would) like|i want|i need|quiero|quisiera"
const AND = 'and|y|et|und|e|en|also'
/** Where one question or sentence ends and the next begins. */
const NEXT = new RegExp(
  `(?<=[?!؟？！。])\\s*(?:(?:${AND})\\s+)?|(?<=[.])\\s+|\\n+|,?\\s+(?:${AND})\\s+(?=(?:${OPENERS}|${WANTS})\\b)|,\\s+(?=(?:${OPENERS})\\b)`,
  'iu',
)
const ASKS = new RegExp(`[?؟？]\\s*$|^(?:${AND})?\\s*(?:${OPENERS})\\b`, 'iu')
const MOST = 3

/** Whether something is asked, rather than told. */
export const asks = (text: string): boolean => ASKS.test(text)

/** A run of it is one: each of a thousand spaces would be tried as the one before a word. */
const SPACE = /\s+/g

/** Each question and each sentence of a message. */
export const splitClauses = (text: string): string[] =>
  text
    .replaceAll(SPACE, (space) => (space.includes('\n') ? '\n' : ' '))
    .split(NEXT)
    .map((clause) => clause.trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))

export type Clauses = {
  /** The questions asked in one message, at most three. */
  questions: string[]
  /** What was told beside them: what they are about, but nothing to answer. */
  told: string[]
}

/** "My chain broke. What is a new one, and how long does it take?" tells one thing and asks two. */
export function clausesOf(text: string): Clauses {
  const clauses = splitClauses(text)
  const asked = clauses.filter(asks)
  if (asked.length === 0) return { questions: [text], told: [] }
  const told = clauses.filter((clause) => !asks(clause))
  const questions = asked.slice(0, MOST - 1)
  const rest = asked.slice(MOST - 1).join(' ')
  return { questions: rest ? [...questions, rest] : questions, told }
}
