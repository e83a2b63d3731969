import type { DatabaseDriver } from '../../src/db/client.ts'

const BATCH = 1_000

/** Inserts rows of the same shape a thousand at a time; the columns are the names of their fields. */
export async function insertAll(
  database: DatabaseDriver,
  table: string,
  rows: Iterable<Record<string, unknown>>,
): Promise<void> {
  let batch: Record<string, unknown>[] = []
  for (const row of rows) {
    batch.push(row)
    if (batch.length === BATCH) await insert(database, table, batch.splice(0))
  }
  if (batch.length) await insert(database, table, batch)
}

async function insert(database: DatabaseDriver, table: string, rows: Record<string, unknown>[]) {
  const columns = Object.keys(rows[0]!).join(', ')
  await database.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  )
}
