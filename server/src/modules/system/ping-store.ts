import type { DatabaseDriver } from '../../db/client.ts'

/** Rejects when the database does not answer. */
export const ping = (database: DatabaseDriver) => database.query('select 1')
