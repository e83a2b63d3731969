import type { PgTable } from 'drizzle-orm/pg-core'

type Column<T extends PgTable> = keyof T['_']['columns'] & string

/** The rows of one table in the export of an account, one line of JSON each. */
export type Kind = {
  /** Its file, without folder and ending. */
  file: string
  /** What a line of it is, for the person who opens the archive. */
  about: string
  table: PgTable
  /** The columns that are exported: chosen one by one, so that a new column cannot reveal a secret. */
  columns: readonly string[]
  /** The column by which the rows of the account, or of the rows of `parent`, are found. */
  by: string
  /** Rows that have a column `id`, to which the rows of this table belong; null when they belong to the account itself. */
  parent: Kind | null
  /** The columns that, after `by`, order the rows: without equals, never null, and with `by` the beginning of an index. */
  order: readonly string[]
  /** Further fields, as SQL about the row `t`. */
  computed: Readonly<Record<string, string>>
  /** Condition for the rows that are exported, as SQL about the row `t`. */
  where: string
}

type Given<T extends PgTable> = {
  table: T
  columns: readonly Column<T>[]
  by?: Column<T>
  order?: readonly Column<T>[]
} & Partial<Pick<Kind, 'parent' | 'computed' | 'where'>>

/** @param given its rows belong to the account by the column `userId`, and are ordered by `id`, unless it says something else. */
export const kind = <T extends PgTable>(file: string, about: string, given: Given<T>): Kind => ({
  by: 'userId',
  parent: null,
  order: ['id'],
  computed: {},
  where: 'true',
  ...given,
  file,
  about,
})
