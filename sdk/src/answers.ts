import type { components } from './api.ts'

type Failure = components['schemas']['Error']

/** The result of a call. */
export type Answer<T> = { data?: T; error?: Failure; response: Response }

/** A page of a list; `next_cursor` is null on the last one. */
export type Page<T> = { data: T[]; next_cursor: string | null }

/** A refused request. `code` is stable and meant for programs, `message` for people. */
export class NexusError extends Error {
  override name = 'NexusError'
  /** HTTP status: 400 to 599. */
  readonly status: number
  /** Such as `not_found` or `admin_not_in_control`. */
  readonly code: string
  /** The fields of the request that are wrong; empty when the error is about none. */
  readonly details: NonNullable<Failure['details']>

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? `The server answered ${status}.`)
    this.status = status
    this.code = failure.code ?? 'unknown'
    this.details = failure.details ?? []
  }
}

/** The data of an answer. @throws NexusError when the request was refused */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call
  if (data !== undefined) return data
  throw new NexusError(response.status, typeof error === 'object' ? error : {})
}

/**
 * Every entry of a list, page by page, however long it is.
 * @param read reads the page after a cursor
 * @throws NexusError
 */
export async function* every<T>(
  read: (cursor: string | undefined) => Promise<Answer<Page<T>>>,
): AsyncGenerator<T, void> {
  let cursor: string | undefined
  do {
    const page: Page<T> = await answerOf(read(cursor))
    yield* page.data
    cursor = page.next_cursor ?? undefined
  } while (cursor)
}
