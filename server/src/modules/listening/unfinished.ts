import { sigmoid, unpackedEach } from './classifier/each.ts'
import learnt from './classifier/unfinished.json' with { type: 'json' }
import { wordsOf } from './entities/name-features.ts'

const head = unpackedEach(learnt)

/**
 * Least odds of an utterance that goes on. High, because many sentences may end where others go on, and callers who have finished would
 * have to wait.
 */
const SURE = 0.95
/** Letters of the end that are read: at least three words of it. */
const READ = 120

/** Whether somebody was cut off in mid-sentence and is about to continue. */
export const isUnfinished = (text: string, language: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && sigmoid(head.sumsOf(featuresOfEnd(text, language))[0]!) >= SURE

/** The features of the end of an utterance: its last words, its punctuation, and how it begins, because questions end in other words. */
export function featuresOfEnd(text: string, language: string): string[] {
  const [first = '<'] = wordsOf(text.slice(0, READ)).map(({ plain }) => plain)
  const end = text.slice(-READ).trimEnd()
  const words = wordsOf(end).map(({ plain }) => plain)
  const [last = '<', second = '<', third = '<'] = words.toReversed()
  const mark = /[.?!,;:…-]+$/.exec(end)?.[0] ?? ''
  return [
    `=${last}`,
    `=${second} ${last}`,
    `=${third} ${second} ${last}`,
    `${language} ${last}`,
    `<${second}`,
    `-${last.slice(-2)}`,
    `-${last.slice(-3)}`,
    `^${first} ${last}`,
    `mark ${mark.slice(0, 1)}`,
    `length ${Math.min(words.length, LONG)}`,
    `${Math.min(words.length, LONG)} ${last}`,
  ]
}

/** Longer utterances are not told apart by their length. */
const LONG = 4
