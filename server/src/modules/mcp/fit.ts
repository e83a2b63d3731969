import { AppError } from '../../errors.ts'

/**
 * The most bytes of a result as JSON. It is sent twice, as data and as text in which every character may be escaped once more, and
 * all of that stays below 32 KB.
 */
const MAX_BYTES = 10 * 1024
/** The greatest and the least length to which texts are cut: nothing that a program needs whole is longer than the least. */
const LONGEST = 3_200
const SHORTEST = 100

/** Reads a page with as many entries as fit into a result, up to `limit` and at least one. */
export async function pageThatFits<T>(
  limit: number,
  read: (limit: number) => Promise<T> | T,
): Promise<T> {
  const page = await read(limit)
  return limit === 1 || isSmall(page) ? page : pageThatFits(Math.floor(limit / 2), read)
}

/**
 * Cuts the longest texts as far as necessary.
 * @throws 413 when that is not enough
 */
export function cutToFit<T>(value: T, longest = LONGEST): T {
  if (isSmall(value)) return value
  if (longest < SHORTEST) throw new AppError(413, 'too_large', 'This is too large to be told.')
  return cutToFit(withTexts(value, longest) as T, longest / 2)
}

function withTexts(value: unknown, longest: number): unknown {
  if (typeof value === 'string') {
    return value.length > longest ? `${value.slice(0, longest - 1)}…` : value
  }
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, longest))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, withTexts(entry, longest)]),
  )
}

const isSmall = (value: unknown): boolean => Buffer.byteLength(JSON.stringify(value)) <= MAX_BYTES
