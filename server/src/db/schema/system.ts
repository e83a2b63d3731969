import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Settings of the installation that its operator makes on the screen and not in the environment. */
export const systemSettings = pgTable('system_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
