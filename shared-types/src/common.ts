import * as z from 'zod/mini'

/** Ids are opaque to clients. The server makes them as UUIDv7 and answers 404 to anything else. */
export const Id = z.string().check(z.minLength(1), z.maxLength(64))

/** A time as ISO 8601 in UTC. */
export const Timestamp = z.string()

/** A time that a program names, with `Z` or an offset such as `+02:00`. */
export const Moment = (error: string) => z.iso.datetime({ offset: true, error })

/** A time zone by its IANA name. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'This time zone is not known.'))

/** The same object without further fields: ignoring a misspelt one would look like success. One for each schema, as documents name it. */
export function strict<S extends z.ZodMiniType>(schema: S): S {
  if (!(schema instanceof z.ZodMiniObject)) return schema
  const known = STRICT.get(schema) ?? z.catchall(schema, z.never())
  STRICT.set(schema, known)
  // The cast is safe, as the type of the schema stays: only more is refused.
  return known as unknown as S
}

const STRICT = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

export const Nothing = z.null()

export const ErrorDetail = z.object({ path: z.string(), message: z.string() })
export type ErrorDetail = z.infer<typeof ErrorDetail>

/** Body of every error response: `message` can be shown to people as it is, `code` is stable for programs. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.array(ErrorDetail)),
  /** Only of server errors: the id under which the operator of the server finds the error in its log. */
  request_id: z.optional(z.string()),
})
export type Failure = z.infer<typeof Failure>

/** Body of every successful response. `message` is empty where there is nothing to tell. */
export type Success<T> = { message: string; data: T }

export const idParams = z.object({ id: Id })
/** For an id that somebody pasted into a page: spaces around it and capital letters in it are forgiven. */
export const pastedIdParams = z.object({
  id: z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(64)),
})
export const agentIdParams = z.object({ agentId: Id })

/** The largest value of an `integer` column in PostgreSQL. */
const MAX_COUNTED = 2 ** 31 - 1
/** The highest page number of a list: with it the offset still fits the database's integers. */
const MAX_PAGES = 1_000_000

/** A whole number from a query string. */
export const Count = (least: number, most = MAX_COUNTED) =>
  z.coerce.number().check(z.int(), z.minimum(least), z.maximum(most))

export const PageNumber = z._default(Count(1, MAX_PAGES), 1)

export const Page = z.object({ page: PageNumber, limit: z._default(Count(1, 100), 50) })
export type Page = z.infer<typeof Page>

export const Sentiment = z.enum(['positive', 'neutral', 'negative'])
export type Sentiment = z.infer<typeof Sentiment>

export const ADMIN_HEADER = 'x-nexus-admin'

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}
