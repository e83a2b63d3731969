import type { Word } from './name-features.ts'

/** Least odds of a word that belongs: a wrong name is worse than asking once more. */
const SURE = 0.5

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
