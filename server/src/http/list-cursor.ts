import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { invalid } from '../errors.ts'

/** The decoder of cursors ends at this character, so that nodes of the previous release read cursors with a mark as well. */
const BEFORE_MARK = '='
const MARK_CHARACTERS = 8

type Asked = { cursor?: string; q?: string }

/** Marks cursors with the list that they belong to, because one of another list would be read as some place in this one. */
export class ListCursor {
  readonly #mark: string

  /** @param operation its name in the API; with what the address names and what is searched for it makes the list */
  constructor(operation: string, { params, query }: FastifyRequest) {
    const { q } = query as Asked
    const list = JSON.stringify([operation, params, q ?? null])
    this.#mark = createHash('sha256').update(list).digest('base64url').slice(0, MARK_CHARACTERS)
  }

  /**
   * The query with the cursor as the list made it. Cursors of the previous release have no mark.
   * @throws 400 `invalid_cursor` for a cursor of another list
   */
  read<Query>(query: Query): Query {
    const [cursor, mark] = (query as Asked).cursor?.split(BEFORE_MARK) ?? []
    if (mark === undefined || !cursor) return query
    if (mark === this.#mark) return { ...query, cursor }
    throw invalid('invalid_cursor', 'This cursor belongs to another list. Begin without one.')
  }

  /** The page with the mark of this list on its cursor. */
  written<Page>(page: Page): Page {
    const { next_cursor: next } = page as { next_cursor: string | null }
    return next === null ? page : { ...page, next_cursor: `${next}${BEFORE_MARK}${this.#mark}` }
  }
}
