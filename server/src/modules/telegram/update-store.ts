import { and, eq, inArray, lt, not, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/client.ts'
import { claim } from '../../db/lease.ts'
import { HIDDEN, isWaiting, telegramUpdates } from '../../db/schema/telegram.ts'
import type { TelegramUpdate } from '../../ports/telegram/index.ts'
import { isAlias } from '../../lib/telegram-alias.ts'

/** How long a node may process an update. */
const LEASE_SECONDS = 30
/** The same with a file, which is downloaded over a slow connection and waits to be read. */
const FILE_LEASE_SECONDS = 5 * 60
/** Telegram repeats an update for a day. */
const KNOWN_FOR_DAYS = 2
/** An id that no chat has. */
const NOWHERE = 0

export type StoredUpdate = {
  botId: number
  updateId: number
  chatId: number
  update: TelegramUpdate
  attempts: number
}

/** Stores those that are new. @returns how many. */
export async function insertUpdates(
  db: Database,
  updates: Pick<StoredUpdate, 'botId' | 'updateId' | 'chatId' | 'update'>[],
): Promise<number> {
  const added = await db
    .insert(telegramUpdates)
    .values(
      updates.map((update) => ({
        ...update,
        processedAt: isAlias(update.chatId) ? HIDDEN : null,
      })),
    )
    .onConflictDoNothing()
    .returning({ updateId: telegramUpdates.updateId })
  return added.length
}

/** The account in whose bot or group a chat is; without one, the chat stands for itself. */
export const accountOfChat = (chatId: PgColumn) => sql`coalesce(
  (select bot.user_id::text from telegram_bot_chats own join telegram_bots bot on bot.bot_id = own.bot_id where own.alias = abs(${chatId})),
  (select integration.user_id::text from telegram_groups g join integrations integration on integration.id = g.integration_id where g.chat_id = ${chatId}),
  ${chatId}::text)`

const EARLIER = alias(telegramUpdates, 'earlier')

/** Claims the first waiting update of each chat, for one node only. Accounts take turns. */
export async function claimUpdates(db: Database, most: number): Promise<StoredUpdate[]> {
  const { attempts, botId, chatId, processedAt, update, updateId } = telegramUpdates
  const isBefore = and(
    eq(EARLIER.chatId, chatId),
    eq(EARLIER.botId, botId),
    lt(EARLIER.updateId, updateId),
  )
  const earlier = db
    .select({ one: sql`1` })
    .from(EARLIER)
    .where(and(isBefore, isWaiting(EARLIER.processedAt)))
  const hasFile = sql`${update} -> 'message' ?| array['photo', 'document']`
  const lease = inSeconds(
    sql`case when ${hasFile} then ${FILE_LEASE_SECONDS}::int else ${LEASE_SECONDS}::int end`,
  )
  return claim(
    db,
    {
      table: telegramUpdates,
      key: ['botId', 'updateId'],
      until: 'dueAt',
      lease,
      where: and(isWaiting(processedAt), notExists(earlier)),
      turns: { of: accountOfChat(chatId) },
      orderBy: [updateId],
      most,
      set: { attempts: sql`${attempts} + 1` },
    },
    { botId, updateId, chatId, update, attempts },
  )
}

/** Marks an update as processed and empties it, because the conversation has its words now. @returns whether it was still unprocessed. */
export async function markProcessed(
  db: Database,
  { botId, updateId }: Pick<StoredUpdate, 'botId' | 'updateId'>,
): Promise<boolean> {
  const rows = await db
    .update(telegramUpdates)
    .set({ processedAt: sql`now()`, update: sql`'{}'::jsonb` })
    .where(and(isThis(botId, updateId), isWaiting(telegramUpdates.processedAt)))
    .returning({ updateId: telegramUpdates.updateId })
  return rows.length > 0
}

/** Schedules another attempt, unless another node has the update by now. */
export const postponeUpdate = (db: Database, update: Held, seconds: number) =>
  db
    .update(telegramUpdates)
    .set({ dueAt: inSeconds(seconds) })
    .where(isHeld(update))

/** Looks at the update again in a second. The wait is not an attempt, so however long it lasts, the update is not given up. */
export const keepWaiting = (db: Database, update: Held) =>
  db
    .update(telegramUpdates)
    .set({ dueAt: inSeconds(1), attempts: update.attempts - 1 })
    .where(isHeld(update))

/** Keeps the fact that updates were processed, but not their chat. */
export const forgetChats = (tx: Database, chatIds: number[]) =>
  tx
    .update(telegramUpdates)
    .set({ chatId: NOWHERE })
    .where(
      and(inArray(telegramUpdates.chatId, chatIds), not(isWaiting(telegramUpdates.processedAt))),
    )

export const forgetOldUpdates = (db: Database) =>
  db
    .delete(telegramUpdates)
    .where(lt(telegramUpdates.processedAt, sql`now() - make_interval(days => ${KNOWN_FOR_DAYS})`))

export const inSeconds = (seconds: number | SQL) => sql`now() + make_interval(secs => ${seconds})`

type Held = Pick<StoredUpdate, 'botId' | 'updateId' | 'attempts'>

/** Every claim raises the attempts, which therefore tell who holds the update. */
const isHeld = ({ botId, updateId, attempts }: Held) =>
  and(isThis(botId, updateId), eq(telegramUpdates.attempts, attempts))

const isThis = (botId: number, updateId: number) =>
  and(eq(telegramUpdates.botId, botId), eq(telegramUpdates.updateId, updateId))
