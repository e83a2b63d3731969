import { and, eq, exists, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import {
  isWaiting,
  telegramBotChats,
  telegramBots,
  telegramGroups,
  telegramOutbox,
} from '../../db/schema/telegram.ts'

export type BotRow = typeof telegramBots.$inferSelect

export const listBots = (db: Database): Promise<BotRow[]> =>
  db.select().from(telegramBots).where(isNotNull(telegramBots.integrationId))

export async function findBot(db: Database, id: string): Promise<BotRow | undefined> {
  const [row] = await db.select().from(telegramBots).where(eq(telegramBots.id, id))
  return row
}

export async function findBotOf(db: Database, integrationId: string): Promise<BotRow | undefined> {
  const [row] = await db
    .select()
    .from(telegramBots)
    .where(eq(telegramBots.integrationId, integrationId))
  return row
}

/** @returns undefined when the bot belongs to another integration */
export async function saveBot(
  tx: Database,
  bot: Pick<BotRow, 'userId' | 'botId' | 'username' | 'sealed'> & { integrationId: string },
): Promise<BotRow | undefined> {
  const { integrationId, userId, username, sealed } = bot
  const [row] = await tx
    .insert(telegramBots)
    .values(bot)
    .onConflictDoUpdate({
      target: telegramBots.botId,
      set: { integrationId, userId, username, sealed, refusedAt: null },
      setWhere: or(
        isNull(telegramBots.integrationId),
        eq(telegramBots.integrationId, integrationId),
      ),
    })
    .returning()
  return row
}

/**
 * Separates an integration from its bot, unless that is `but`.
 * @returns the aliases of the chats it answered in; undefined when there was no such bot
 */
export async function releaseBot(
  tx: Database,
  integrationId: string,
  but: number | null = null,
): Promise<{ chatId: number }[] | undefined> {
  const [gone] = await tx
    .update(telegramBots)
    .set({ integrationId: null })
    .where(
      and(
        eq(telegramBots.integrationId, integrationId),
        sql`${telegramBots.botId} is distinct from ${but}::bigint`,
      ),
    )
    .returning({ botId: telegramBots.botId })
  if (!gone) return undefined
  const ofBot = tx
    .select({ alias: telegramBotChats.alias })
    .from(telegramBotChats)
    .where(eq(telegramBotChats.botId, gone.botId))
  return tx
    .delete(telegramGroups)
    .where(sql`abs(${telegramGroups.chatId}) in ${ofBot}`)
    .returning({ chatId: telegramGroups.chatId })
}

/** Bots without an integration that have left their groups and sent everything. */
export function listReleased(db: Database): Promise<BotRow[]> {
  const chats = (where: ReturnType<typeof and>) =>
    db
      .select({ one: sql`1` })
      .from(telegramBotChats)
      .where(and(eq(telegramBotChats.botId, telegramBots.botId), where))
  const group = db
    .select({ one: sql`1` })
    .from(telegramGroups)
    .where(eq(sql`abs(${telegramGroups.chatId})`, telegramBotChats.alias))
  const waiting = db
    .select({ one: sql`1` })
    .from(telegramOutbox)
    .where(
      and(
        eq(sql`abs(${telegramOutbox.chatId})`, telegramBotChats.alias),
        isWaiting(telegramOutbox.settledAt),
        // After this many attempts, about an hour, nothing more is sent to somebody who refuses the bot.
        lt(telegramOutbox.attempts, 20),
      ),
    )
  return db
    .select()
    .from(telegramBots)
    .where(
      and(isNull(telegramBots.integrationId), notExists(chats(or(exists(group), exists(waiting))))),
    )
}

/** Also deletes its chats. */
export const removeBot = (db: Database, { id, botId }: BotRow): Promise<void> =>
  db.transaction(async (tx) => {
    const released = and(eq(telegramBots.id, id), isNull(telegramBots.integrationId))
    const ofBot = tx
      .select({ alias: telegramBotChats.alias })
      .from(telegramBotChats)
      .where(eq(telegramBotChats.botId, botId))
    await tx
      .update(telegramOutbox)
      .set({ settledAt: sql`now()` })
      .where(
        and(isWaiting(telegramOutbox.settledAt), sql`abs(${telegramOutbox.chatId}) in ${ofBot}`),
      )
    await tx.delete(telegramBots).where(released)
  })

/** @returns whether this is a change */
export async function setRefused(db: Database, id: string, isRefused: boolean): Promise<boolean> {
  const rows = await db
    .update(telegramBots)
    .set({ refusedAt: isRefused ? sql`now()` : null })
    .where(
      and(
        eq(telegramBots.id, id),
        isRefused ? isNull(telegramBots.refusedAt) : isNotNull(telegramBots.refusedAt),
      ),
    )
    .returning({ id: telegramBots.id })
  return rows.length > 0
}

/** The alias of a bot's chat in our tables. */
export async function findAlias(db: Database, botId: number, chatId: number): Promise<number> {
  const chat = and(eq(telegramBotChats.botId, botId), eq(telegramBotChats.chatId, chatId))
  const read = async () =>
    (await db.select({ alias: telegramBotChats.alias }).from(telegramBotChats).where(chat))[0]
  const made = async () =>
    (
      await db
        .insert(telegramBotChats)
        .values({ botId, chatId })
        .onConflictDoNothing()
        .returning({ alias: telegramBotChats.alias })
    )[0]
  // Two updates of a new chat may arrive at once.
  const { alias } = ((await read()) ?? (await made()) ?? (await read()))!
  return chatId < 0 ? -alias : alias
}

/** Deletes the aliases, and with them Telegram's ids of these chats. */
export const removeChats = (tx: Database, aliases: number[]) =>
  tx.delete(telegramBotChats).where(inArray(telegramBotChats.alias, aliases))

/** Telegram's id of a chat. */
export async function findChatId(db: Database, alias: number): Promise<number | undefined> {
  const [row] = await db
    .select({ chatId: telegramBotChats.chatId })
    .from(telegramBotChats)
    .where(eq(telegramBotChats.alias, Math.abs(alias)))
  return row?.chatId
}

/** The bot of a chat. */
export async function findBotAt(db: Database, alias: number): Promise<BotRow | undefined> {
  const [row] = await db
    .select({ bot: telegramBots })
    .from(telegramBotChats)
    .innerJoin(telegramBots, eq(telegramBots.botId, telegramBotChats.botId))
    .where(eq(telegramBotChats.alias, Math.abs(alias)))
  return row?.bot
}
