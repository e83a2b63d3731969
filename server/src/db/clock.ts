import { type SQL, sql } from 'drizzle-orm'

// All leases use the clock of the database, because those of nodes differ.

export const ago = (ms: number): SQL => sql`now() - make_interval(secs => ${ms / 1000})`

export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`
