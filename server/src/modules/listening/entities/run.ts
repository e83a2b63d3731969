import type { Word } from './name-features.ts'

/** Least odds of a word that belongs: a wrong name is worse than asking once more. */
const SURE = 0.5
/** No single word is surer than this to belong or not: otherwise one would outweigh a whole sentence. */
const MOST_ODDS = 0.98

/**
 * The run of consecutive words that holds the surest one; empty when it is longer than `most`, because it is then a sentence.
 * @param oddsOf the odds that the word at an index belongs, given whether the one before it does.
 */
export function surestRun(
  words: Word[],
  most: number,
  oddsOf: (at: number, isAfter: boolean) => number,
): Word[] {
  const runs: { words: Word[]; odds: number }[] = []
  let isAfter = false
  for (const at of words.keys()) {
    const odds = oddsOf(at, isAfter)
    if (odds >= SURE) {
      if (!isAfter) runs.push({ words: [], odds: 0 })
      const run = runs.at(-1)!
      run.words.push(words[at]!)
      run.odds = Math.max(run.odds, odds)
    }
    isAfter = odds >= SURE
  }
  const [surest] = runs.toSorted((one, other) => other.odds - one.odds)
  return !surest || surest.words.length > most ? [] : surest.words
}

/** A run of words: the indexes of its first word and of the word after its last. */
export type Run = { from: number; to: number }

/**
 * The likeliest run of consecutive words, if it is likelier than none: unlike `surestRun`, it may be a whole sentence, and a doubtful word
 * in its middle does not end it.
 * @param oddsOf the odds that the word at an index belongs, given whether the one before it does.
 * @param least how many times likelier than no run it has to be, as a logarithm.
 */
export function likeliestRun(
  words: number,
  least: number,
  oddsOf: (at: number, isAfter: boolean) => number,
): Run | null {
  // The log odds of all words so far when no run has begun, and of the best run that goes on or has ended.
  let none = 0
  let open = { sum: -Infinity, from: 0 }
  let closed = { sum: -Infinity, from: 0, to: 0 }
  for (let at = 0; at < words; at++) {
    const [first, next] = [limited(oddsOf(at, false)), limited(oddsOf(at, true))]
    const ended = { ...open, sum: open.sum + Math.log(1 - next), to: at }
    const past = { ...closed, sum: closed.sum + Math.log(1 - first) }
    closed = ended.sum > past.sum ? ended : past
    const begun = { sum: none + Math.log(first), from: at }
    const further = { ...open, sum: open.sum + Math.log(next) }
    open = begun.sum > further.sum ? begun : further
    none += Math.log(1 - first)
  }
  const best = open.sum > closed.sum ? { ...open, to: words } : closed
  return best.sum - none > least ? { from: best.from, to: best.to } : null
}

const limited = (odds: number): number => Math.min(MOST_ODDS, Math.max(1 - MOST_ODDS, odds))
