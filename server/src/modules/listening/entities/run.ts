import type { Word } from './name-features.ts'

/**
 * The first run of consecutive words that belong together; empty when it is longer than `most`, because it is then a sentence.
 * @param belongs whether the word at an index belongs, given whether the one before it does.
 */
export function firstRun(
  words: Word[],
  most: number,
  belongs: (at: number, isAfter: boolean) => boolean,
): Word[] {
  const run: Word[] = []
  for (const at of words.keys()) {
    if (belongs(at, run.length > 0)) run.push(words[at]!)
    else if (run.length > 0) break
  }
  return run.length > most ? [] : run
}
