import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import { getTableColumns } from 'drizzle-orm'
import type { DatabaseDriver } from '../../../db/client.ts'
import type { Kind } from './kind.ts'

/** Rows read at once: a page of the longest ones takes a few milliseconds. */
const ROWS = 200
/** Rows whose children are read together. */
const PARENTS = 100

const casing = new CasingCache('snake_case')

/** The rows of an account as lines of JSON, page by page; a page may be empty, so that each takes a single query. */
export async function* readLines(
  database: DatabaseDriver,
  userId: string,
  kind: Kind,
): AsyncGenerator<string[]> {
  for await (const rows of pagesOf(database, userId, kind, lineOf(kind))) yield rows
}

/** Content of a file that was sent in a conversation; undefined when it was deleted meanwhile. */
export async function findSentFile(database: DatabaseDriver, userId: string, id: unknown) {
  const { rows } = await database.query(
    'select content from chat_files where user_id = $1 and id = $2',
    [userId, id],
  )
  return rows[0]?.['content'] as Uint8Array | undefined
}

/** Content of an uploaded document; undefined when it was deleted meanwhile. */
export async function findDocument(database: DatabaseDriver, userId: string, itemId: unknown) {
  const { rows } = await database.query(
    'select content from knowledge_files where user_id = $1 and item_id = $2',
    [userId, itemId],
  )
  return rows[0]?.['content'] as Uint8Array | undefined
}

/** Whether the account is being deleted, or is gone. */
export async function isClosing(database: DatabaseDriver, userId: string): Promise<boolean> {
  const open = 'select from users where id = $1 and closing_at is null'
  return (await database.query(open, [userId])).rows.length === 0
}

/** @param value SQL for a text of the row `t` */
async function* pagesOf(
  database: DatabaseDriver,
  userId: string,
  kind: Kind,
  value: string,
): AsyncGenerator<string[]> {
  if (!kind.parent) {
    yield* pagesBehind(database, kind, value, [userId])
    return
  }
  for await (const ids of pagesOf(database, userId, kind.parent, 't.id::text')) {
    for (let start = 0; start < ids.length; start += PARENTS) {
      yield* pagesBehind(database, kind, value, [userId, ids.slice(start, start + PARENTS)])
    }
  }
}

/** @param of the account, and for children the ids of the parents */
async function* pagesBehind(
  database: DatabaseDriver,
  kind: Kind,
  value: string,
  of: [userId: string, parentIds?: string[]],
): AsyncGenerator<string[]> {
  let place: unknown[] = []
  for (;;) {
    const text = statementOf(kind, value, { isFirst: place.length === 0, values: of.length })
    const { rows } = await database.query(text, [...of, ...place])
    yield rows.map((row) => row['value'] as string)
    if (rows.length < ROWS) return
    place = keysOf(kind).map((_, index) => rows.at(-1)![`key${index}`])
  }
}

function statementOf(kind: Kind, value: string, from: { isFirst: boolean; values: number }) {
  const keys = keysOf(kind)
  const isBehind =
    !from.isFirst &&
    `(${keys.map(nameOf)}) > (${keys.map((key, index) => `$${from.values + 1 + index}::${key.getSQLType()}`)})`
  const conditions = [ownRows(kind), isBehind, kind.where].filter(Boolean)
  const places = keys.map((key, index) => `, ${nameOf(key)}::text as key${index}`)
  const order = keys.length > 0 ? `order by ${keys.map(nameOf)}` : ''
  const { name } = getTableConfig(kind.table)
  return `select ${value} as value${places.join('')} from ${name} t where ${conditions.join(' and ')} ${order} limit ${ROWS}`
}

/** The account is part of the condition for children too, where their table has it. */
function ownRows({ table, by, parent }: Kind): string {
  const columns = getTableColumns(table)
  const account = columns['userId'] ? `${nameOf(columns['userId'])} = $1` : '$1::uuid is not null'
  return parent
    ? `${nameOf(columns[by]!)} = any($2::uuid[]) and ${account}`
    : `${nameOf(columns[by]!)} = $1`
}

/** The columns that order the rows of one query. */
function keysOf({ table, by, parent, order }: Kind): PgColumn[] {
  const columns = getTableColumns(table)
  return [...(parent ? [by] : []), ...order].map((name) => columns[name] as PgColumn)
}

function lineOf({ table, columns, computed }: Kind): string {
  const all = getTableColumns(table)
  const fields = [
    ...columns.map((name) => [casing.getColumnCasing(all[name]!), nameOf(all[name] as PgColumn)]),
    ...Object.entries(computed),
  ]
  return `json_build_object(${fields.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})::text`
}

const nameOf = (column: PgColumn): string => `t."${casing.getColumnCasing(column)}"`
