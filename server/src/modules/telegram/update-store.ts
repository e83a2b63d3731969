import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database, OpenDatabase } from '../../db/client.ts'
import { telegramUpdates } from '../../db/schema/telegram.ts'
import type { TelegramUpdate } from '../../ports/telegram/index.ts'

/** How long a node may take over an update. */
const LEASE_SECONDS = 30
/** Telegram tells an update again for a day. */
const KNOWN_FOR_DAYS = 2

export type StoredUpdate = {
  botId: number
  updateId: number
  chatId: number
  update: TelegramUpdate
  attempts: number
}

/** Keeps what is new of them. @returns how many that were. */
export async function insertUpdates(
  db: Database,
  updates: Pick<StoredUpdate, 'botId' | 'updateId' | 'chatId' | 'update'>[],
): Promise<number> {
  const added = await db
    .insert(telegramUpdates)
    .values(updates)
    .onConflictDoNothing()
    .returning({ updateId: telegramUpdates.updateId })
  return added.length
}

const CLAIM = `
with due as (
  select bot_id, update_id from telegram_updates u
  where processed_at is null and due_at <= now() and not exists (
    select from telegram_updates earlier
    where earlier.chat_id = u.chat_id and earlier.processed_at is null and earlier.bot_id = u.bot_id and earlier.update_id < u.update_id
  )
  order by update_id limit $1 for update skip locked
)
update telegram_updates u set attempts = attempts + 1, due_at = now() + interval '${LEASE_SECONDS} seconds'
from due where u.bot_id = due.bot_id and u.update_id = due.update_id
returning u.bot_id, u.update_id, u.chat_id, u.update, u.attempts`

/** The first of each chat that waits, each for one node only. */
export async function claimUpdates(database: OpenDatabase, most: number): Promise<StoredUpdate[]> {
  const { rows } = await database.query(CLAIM, [most])
  return rows.map((row) => ({
    botId: Number(row['bot_id']),
    updateId: Number(row['update_id']),
    chatId: Number(row['chat_id']),
    update: row['update'] as TelegramUpdate,
    attempts: row['attempts'] as number,
  }))
}

/** What was said is kept by the conversation from here on, and only there. @returns whether nobody had processed it yet. */
export async function markProcessed(
  db: Database,
  { botId, updateId }: Pick<StoredUpdate, 'botId' | 'updateId'>,
): Promise<boolean> {
  const rows = await db
    .update(telegramUpdates)
    .set({ processedAt: sql`now()`, update: sql`'{}'::jsonb` })
    .where(and(isThis(botId, updateId), isNull(telegramUpdates.processedAt)))
    .returning({ updateId: telegramUpdates.updateId })
  return rows.length > 0
}

export const postponeUpdate = (
  db: Database,
  { botId, updateId }: Pick<StoredUpdate, 'botId' | 'updateId'>,
  seconds: number,
) =>
  db
    .update(telegramUpdates)
    .set({ dueAt: inSeconds(seconds) })
    .where(isThis(botId, updateId))

export const forgetOldUpdates = (db: Database) =>
  db
    .delete(telegramUpdates)
    .where(lt(telegramUpdates.processedAt, sql`now() - make_interval(days => ${KNOWN_FOR_DAYS})`))

export const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

const isThis = (botId: number, updateId: number) =>
  and(eq(telegramUpdates.botId, botId), eq(telegramUpdates.updateId, updateId))
