import { normalise } from './normalise.ts'
import { wordSet } from './phrases.ts'
import table from './unfinished.json' with { type: 'json' }

/** Words at which no sentence ends: after them, the recognizer has cut one in two. */
const OPEN = wordSet(table.open)
/** Questions such as "who is it about" are complete, although they end with such a word. */
const ASKS = wordSet(table.asks)
const MAX_WORDS = 60

/** Whether the caller was cut off in mid-sentence and is about to continue. */
export function isUnfinished(speech: string): boolean {
  const isClosed = /[.?!]\s*$/.test(speech)
  const words = normalise(speech).split(' ')
  const isOpen = OPEN.has(words.at(-1)!) || words.slice(-2).join(' ') === table.openTwo
  return !isClosed && !ASKS.has(words[0]!) && isOpen && words.length <= MAX_WORDS
}
