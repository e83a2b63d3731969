import type { Word } from './name-features.ts'

/**
 * The first words in a row that belong to what is looked for; none where they are so many that they are a sentence.
 * @param belongs the word at a place, given whether the one before it does.
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
