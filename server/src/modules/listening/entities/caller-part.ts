import { isUnspacedSentence } from '../../../lib/unspaced.ts'
import { sigmoid, unpackedEach } from '../classifier/each.ts'
import learnt from '../classifier/caller-parts.json' with { type: 'json' }
import { readable } from '../normalise.ts'
import type { Asked } from '../types.ts'
import { isCommon } from './known-names.ts'
import { type Word, wordsOf } from './name-features.ts'
import { featuresOfPart } from './organisation.ts'
import { likeliestRun } from './run.ts'

/** The parts of what a caller says that an owner reads as a quote. */
export const CALLER_PARTS = ['reason', 'referral', 'particular'] as const
export type CallerPart = (typeof CALLER_PARTS)[number]

/**
 * How much likelier than nothing a part has to be, as log odds, and the fewest words of it: fewer are the beginning of a reason that is not
 * told yet, such as “I'm calling about the”.
 */
const LEAST: Record<CallerPart, { odds: number; words: number }> = {
  reason: { odds: 0, words: 5 },
  referral: { odds: 0, words: 2 },
  particular: { odds: 0.5, words: 1 },
}

// The cast is needed because `fromEntries` does not keep the type of its keys.
const heads = Object.fromEntries(
  CALLER_PARTS.map((part) => [part, unpackedEach(learnt[part])]),
) as Record<CallerPart, ReturnType<typeof unpackedEach>>

/** A part of what a caller said, as a quote; null when they did not say it. */
export function partIn(
  part: CallerPart,
  { text, language }: { text: string; language: string },
  asked?: Asked,
): string | null {
  if (isUnspacedSentence(text)) return null
  const words = wordsOf(text)
  const head = heads[part]
  const run = likeliestRun(words.length, LEAST[part].odds, (at, isAfter) =>
    sigmoid(head.sumsOf(featuresOfCaller(words, at, { language, asked }, isAfter))[0]!),
  )
  return run && run.to - run.from >= LEAST[part].words
    ? quoteOf(text, language, words.slice(run.from, run.to))
    : null
}

/** The features of a word of a caller: those of words of names, and also what the caller was asked for. */
export function featuresOfCaller(
  words: Word[],
  at: number,
  { language, asked = null }: { language: string; asked?: Asked | null },
  isAfter: boolean,
): string[] {
  const place = Math.min(at, LATEST)
  return [
    ...featuresOfPart(words, at, { language, isAsked: false }, isCommon, isAfter),
    `asked ${asked} ${isAfter}`,
    `asked ${asked} ${isAfter} ${place}`,
    `length ${asked} ${Math.min(words.length, LATEST)} ${place}`,
  ]
}

/** Words further on are not told apart by their place. */
const LATEST = 5

/** The words, with the question mark of their sentence. */
function quoteOf(text: string, language: string, words: Word[]): string {
  const last = words.at(-1)!
  const end = last.from + last.text.length
  const mark = /^[?!]/.exec(text.slice(end, end + 1))?.[0] ?? ''
  return readable(text.slice(words[0]!.from, end + mark.length), language)
}
