import { normalise } from './normalise.ts'

/** Words nobody stops at: after them a recogniser has cut a sentence in two. */
const OPEN =
  /\b(?:the|a|an|my|his|her|your|our|their|of|to|for|from|with|about|regarding|and|or|but|because|this is|el|la|los|las|un|una|mi|su|de|del|para|por|con|y|que|porque|es)$/
/** "Who is it about" is whole. */
const ASKS = /^(?:who|what|where|why|which|qui[eé]n|qu[eé])\b/
const MOST_WORDS = 60

/** Whether somebody was cut off in the middle of a sentence and is about to go on. */
export function isUnfinished(speech: string): boolean {
  const isClosed = /[.?!]\s*$/.test(speech)
  const text = normalise(speech)
  return !isClosed && !ASKS.test(text) && OPEN.test(text) && text.split(' ').length <= MOST_WORDS
}
