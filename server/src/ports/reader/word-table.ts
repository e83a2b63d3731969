/**
 * Words that pages use for one thing, separated by spaces, by ISO 639-1 code of the first language here that has them. Each is part of a
 * pattern, so `[öo]` stands for either letter; `_` is what stands between two words.
 */
export type WordTable = { [language in 'en' | 'de' | 'fr' | 'es' | 'it' | 'pt' | 'nl']?: string }

/**
 * A pattern, without its brackets, that matches any word of a table.
 * @param between pattern for `_`
 */
export const anyOf = (table: WordTable, between = ' '): string =>
  Object.values(table)
    .join(' ')
    .split(/\s+/)
    .map((word) => word.replaceAll('_', between))
    .join('|')
