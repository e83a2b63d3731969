import type { components } from './api.ts'

type Failure = components['schemas']['Error']

/** What a call of the client settles with. */
export type Answer<T> = { data?: T; error?: Failure; response: Response }

/** A page of a list; `next_cursor` is null on the last one. */
export type Page<T> = { data: T[]; next_cursor: string | null }

/** A refused request. `code` is for programs and stays what it is, `message` is for people. */
export class NexusError extends Error {
  override name = 'NexusError'
  /** Of HTTP: 400 to 599. */
  readonly status: number
  /** As `not_found` or `admin_not_in_control`. */
  readonly code: string
  /** Which fields of the request are wrong, where some are. */
  readonly details: NonNullable<Failure['details']>

  constructor(status: number, failure: Partial<Failure>) {
    super(failure.message ?? `The server answered ${status}.`)
    this.status = status
    this.code = failure.code ?? 'unknown'
    this.details = failure.details ?? []
  }
}

/** What was answered. @throws NexusError where the request was refused */
export async function answerOf<T>(call: Promise<Answer<T>>): Promise<T> {
  const { data, error, response } = await call
  if (data !== undefined) return data
  throw new NexusError(response.status, typeof error === 'object' ? error : {})
}

/**
 * Every entry of a list, page by page, however long it is.
 * @param read reads the page behind a cursor
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
