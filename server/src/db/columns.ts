import { sql } from 'drizzle-orm'
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'
import { newId } from '../lib/ids.ts'

export const id = () => uuid().primaryKey().$defaultFn(newId)

/**
 * The account a row belongs to, as the row it hangs on has it: a trigger fills it in where an insert leaves it out. Of no foreign key,
 * as the one to that row holds it.
 */
export const accountOfParent = () =>
  uuid()
    .notNull()
    .$defaultFn(() => sql`null`)

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

export const moment = () => timestamp({ withTimezone: true })

/** Until when somebody works on a row; tables differ in how they spell it. */
export const leasedUntil = (name: string) => timestamp(name, { withTimezone: true })

export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** A vector without a fixed length, so that any embedding model fits; compared only within one model. */
export const embedding = customType<{ data: number[]; driverData: string }>({
  dataType: () => 'vector',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => JSON.parse(value) as number[],
})
