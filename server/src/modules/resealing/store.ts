import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { agentActions, type KeptHeader } from '../../db/schema/actions.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { identitySecrets } from '../../db/schema/identities.ts'
import { telegramBots } from '../../db/schema/telegram.ts'
import { carriedTexts, whatsappSenders } from '../../db/schema/texting.ts'
import { webhookEndpoints } from '../../db/schema/webhooks.ts'

/** A column of encrypted texts, in a table whose rows have an `id`. */
type SealedColumn = {
  table: PgTable & { id: PgColumn }
  column: PgColumn
  /** The name of the column in the table's object. */
  name: string
}

/** Every column that holds only an encrypted text. */
export const SEALED = {
  identity: { table: identitySecrets, column: identitySecrets.sealed, name: 'sealed' },
  telegram: { table: telegramBots, column: telegramBots.sealed, name: 'sealed' },
  whatsapp: { table: whatsappSenders, column: whatsappSenders.sealed, name: 'sealed' },
  leftWhatsapp: { table: carriedTexts, column: carriedTexts.sealed, name: 'sealed' },
  calendar: { table: calendarConnections, column: calendarConnections.sealed, name: 'sealed' },
  webhook: { table: webhookEndpoints, column: webhookEndpoints.sealed, name: 'sealed' },
  oldWebhook: { table: webhookEndpoints, column: webhookEndpoints.oldSealed, name: 'oldSealed' },
} satisfies Record<string, SealedColumn>

type Row<T> = { id: string; value: T }

/** Up to `limit` rows that have such a text, in the order of their ids, after that of an earlier row. */
export const listSealed = (
  db: Database,
  { table, column }: SealedColumn,
  after: string | null,
  limit: number,
): Promise<Row<string>[]> =>
  db
    .select({ id: sql<string>`${table.id}`, value: sql<string>`${column}` })
    .from(table)
    .where(and(isNotNull(column), after ? gt(table.id, after) : undefined))
    .orderBy(asc(table.id))
    .limit(limit)

/** Replaces a text that has not been changed meanwhile. */
export async function replaceSealed(
  db: Database,
  { table, column, name }: SealedColumn,
  { id, value }: Row<string>,
  next: string,
): Promise<void> {
  await db
    .update(table)
    .set({ [name]: next })
    .where(and(eq(table.id, id), eq(column, value)))
}

/** The same for the headers of actions, of which some are encrypted. */
export const listHeaders = (
  db: Database,
  after: string | null,
  limit: number,
): Promise<Row<KeptHeader[]>[]> =>
  db
    .select({ id: agentActions.id, value: agentActions.headers })
    .from(agentActions)
    .where(after ? gt(agentActions.id, after) : undefined)
    .orderBy(asc(agentActions.id))
    .limit(limit)

/** Replaces headers that have not been changed meanwhile. */
export async function replaceHeaders(
  db: Database,
  { id, value }: Row<KeptHeader[]>,
  next: KeptHeader[],
): Promise<void> {
  await db
    .update(agentActions)
    .set({ headers: next })
    .where(and(eq(agentActions.id, id), eq(agentActions.headers, value)))
}
