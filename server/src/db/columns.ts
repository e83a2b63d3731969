import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../lib/ids.ts'

export const id = () => uuid().primaryKey().$defaultFn(newId)

/**
 * The account of a row, the same as that of its parent row: a trigger fills it in when an insert leaves it out. It has no foreign key,
 * because the parent's row has one.
 */
export const accountOfParent = () =>
  uuid()
    .notNull()
    .$defaultFn(() => sql`null`)

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const moment = () => timestamp({ withTimezone: true })

/** The end of a lease; tables have different names for the column. */
export const leasedUntil = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A vector without a fixed length, so that any embedding model fits; compared only within one model. */
export const embedding = customType<{ data: number[]; driverData: string }>({
  dataType: () => 'vector',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value) as number[],
})
