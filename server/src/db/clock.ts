import { type SQL, sql } from 'drizzle-orm'

// Every lease and every sweep goes by the clock of the database: those of two nodes differ.

export const ago = (ms: number): SQL => sql`now() - make_interval(secs => ${ms / 1000})`

export const fromNow = (ms: number): SQL => sql`now() + make_interval(secs => ${ms / 1000})`
