import { normalise } from './normalise.ts'

/** Words at which no sentence ends: after them, the recogniser has cut one in two. */
const OPEN =
  /\b(?:the|a|an|my|his|her|your|our|their|of|to|for|from|with|about|regarding|and|or|but|because|this is|el|la|los|las|un|una|mi|su|de|del|para|por|con|y|que|porque|es)$/
/** Questions such as "who is it about" are complete, although they end with such a word. */
const ASKS = /^(?:who|what|where|why|which|qui[eé]n|qu[eé])\b/
const MOST_WORDS = 60

/** Whether the caller was cut off in mid-sentence and is about to continue. */
export function isUnfinished(speech: string): boolean {
  const isClosed = /[.?!]\s*$/.test(speech)
  const text = normalise(speech)
  return !isClosed && !ASKS.test(text) && OPEN.test(text) && text.split(' ').length <= MOST_WORDS
}
