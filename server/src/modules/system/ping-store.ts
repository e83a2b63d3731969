import type { DatabaseDriver } from '../../db/client.ts'

/** Rejects where the database does not answer. */
export const ping = (database: DatabaseDriver) => database.query('select 1')
