/**
 * The entries of a list that can be read: all of them, unless the response is not what was agreed. For what stands around a list, which
 * has to work even then; the list itself says what cannot be shown.
 */
export const entriesOf = <T>(list: readonly T[] | null | undefined): T[] =>
  Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []

/** Where the next page of a list begins; null after the last one, and where the page is not what was agreed. */
export const nextOf = <T>(page: { next: T } | null): T | null => page?.next ?? null

/** The entries of all pages of a list. @throws TypeError where a page has no list, rather than passing it on as an entry */
export const joined = <P, T>(pages: readonly P[], entriesIn: (page: P) => readonly T[]): T[] =>
  pages.flatMap((page) => [...entriesIn(page)])
