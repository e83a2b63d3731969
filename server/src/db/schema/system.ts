import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'

/** Choices of whoever runs the server that are made on the screen and not in the environment. */
export const systemSettings = pgTable('system_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  updatedAt: moment().notNull().defaultNow(),
})
