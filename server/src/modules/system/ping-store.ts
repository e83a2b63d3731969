import type { OpenDatabase } from '../../db/client.ts'

/** Rejects where the database does not answer. */
export const ping = (database: OpenDatabase) => database.query('select 1')
