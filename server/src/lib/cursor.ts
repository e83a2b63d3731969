import { invalid } from '../errors.ts'
import { isId } from './ids.ts'

/** The position of a row in a list by time: microseconds since 1970 as digits, and the row's id. */
export type Place = { at: string; id: string }

/** Position and length of a requested part of a list. */
export type Paging = { cursor?: string | undefined; limit: number }
export type Paged<T> = { data: T[]; next_cursor: string | null }

/** Enough digits for microseconds until the year 2286, so that the database's arithmetic cannot overflow. */
const DIGITS = /^\d{1,16}$/

/** A position as an opaque text for clients. */
export const toCursor = ({ at, id }: Place): string =>
  Buffer.from(`${at}.${id}`).toString('base64url')

/**
 * @returns null for the beginning of the list.
 * @throws 400 `invalid_cursor`
 */
export function fromCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [at = '', id = '', ...rest] = Buffer.from(cursor, 'base64url').toString().split('.')
  if (!DIGITS.test(at) || !isId(id) || rest.length > 0) throw invalidCursor()
  return { at, id }
}

/**
 * A page of a list in the database.
 * @param read reads rows after a position, up to a number, with their own positions
 */
export async function pageBehind<T extends { id: string; place: string }>(
  { cursor, limit }: Paging,
  read: (place: Place | null, limit: number) => Promise<T[]>,
): Promise<Paged<T>> {
  const rows = await read(fromCursor(cursor), limit + 1)
  const data = rows.slice(0, limit)
  const last = data.at(-1)
  const hasMore = rows.length > limit && last
  return { data, next_cursor: hasMore ? toCursor({ at: last.place, id: last.id }) : null }
}

/** A page of a list that is short enough to be loaded completely. */
export function pageOfAll<T extends { id: string }>(all: T[], { cursor, limit }: Paging): Paged<T> {
  const place = fromCursor(cursor)
  const before = place ? all.findIndex(({ id }) => id === place.id) : -1
  if (place && before < 0) throw invalidCursor()
  const data = all.slice(before + 1, before + 1 + limit)
  const last = data.at(-1)
  const hasMore = last && all.at(-1) !== last
  return { data, next_cursor: hasMore ? toCursor({ at: '0', id: last.id }) : null }
}

export const invalidCursor = () =>
  invalid('invalid_cursor', 'This cursor leads nowhere. Begin again without one.')

/** The last page of a search that can be read: its offset still fits an integer, and nobody turns that many pages. */
const MAX_PAGES = 10_000

/**
 * A page of a search; the cursor is the page's number.
 * @param find returns that page, and the total
 */
export async function pageOfFound<T>(
  { cursor, limit }: Paging,
  find: (page: number) => Promise<{ data: T[]; total: number }>,
): Promise<Paged<T>> {
  const page = cursor === undefined ? 1 : numberIn(cursor)
  const { data, total } = await find(page)
  const hasMore = total > page * limit && page < MAX_PAGES
  return { data, next_cursor: hasMore ? toNumbered(page + 1) : null }
}

const toNumbered = (page: number): string => Buffer.from(`page ${page}`).toString('base64url')

/** @throws 400 `invalid_cursor` */
function numberIn(cursor: string): number {
  const page = Number(Buffer.from(cursor, 'base64url').toString().slice('page '.length))
  if (Number.isInteger(page) && page > 1 && page <= MAX_PAGES && toNumbered(page) === cursor) {
    return page
  }
  throw invalidCursor()
}
