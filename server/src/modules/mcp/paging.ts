import * as z from 'zod/mini'

/** Entries on a page of a search. */
export const PER_PAGE = 10
const MAX_PAGES = 10_000
const MAX_CURSOR = 200
const MAX_ENTRIES = 50

/** Input of a list whose pages have numbers. */
export const pageInput = {
  page: z
    ._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGES)), 1)
    .check(z.describe('1 for the first page.')),
}
export const pageOutput = {
  next_page: z.nullable(z.number()).check(z.describe('Null on the last page.')),
}

/** @param hasMore whether entries follow after this page */
export const nextPage = (page: number, hasMore: boolean): number | null =>
  hasMore ? page + 1 : null

/** Input of a list that continues after the end of the previous page. */
export const cursorInput = {
  cursor: z
    .optional(z.string().check(z.maxLength(MAX_CURSOR)))
    .check(z.describe('The next_cursor of the page before; without it, the first page.')),
  limit: z
    ._default(z.int().check(z.minimum(1), z.maximum(MAX_ENTRIES)), 20)
    .check(z.describe('How many entries at most; there are fewer where they are long.')),
}

export const idOf = (what: string) => z.uuid().check(z.describe(`The id of ${what}.`))
