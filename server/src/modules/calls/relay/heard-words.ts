/** In letters, of what a caller says in one go: minutes of speech. All of it is written down. */
const MOST_READ = 2_000

/** The words of a caller on one line, as they are written down. */
export const heardWords = (prompt: string): string => prompt.replaceAll(/\s+/g, ' ').trim()

/** As much of them as a script reads. */
export const readWords = (words: string): string => words.slice(0, MOST_READ).toWellFormed()
