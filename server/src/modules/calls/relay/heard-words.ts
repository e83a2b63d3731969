import { withoutTitleDots } from '../../listening/entities/person-wanted.ts'

/** Characters of a caller's utterance that a script reads, which is minutes of speech. All of it is stored. */
const MAX_READ = 2_000

/** The words of a caller on one line, as they are stored. */
export const heardWords = (prompt: string): string => prompt.replaceAll(/\s+/g, ' ').trim()

/** The part of the words that a script reads. */
export const readWords = (words: string): string =>
  withoutTitleDots(words.slice(0, MAX_READ).toWellFormed())
