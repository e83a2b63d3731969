import { randomBytes, randomInt } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { User } from 'grammy/types'
import type { Database } from '../../../db/client.ts'
import { localTelegramBots } from '../../../db/schema/local-telegram.ts'

export type LocalBot = Pick<typeof localTelegramBots.$inferSelect, 'botId' | 'username'>

/** Makes a bot, like BotFather. @returns its token; undefined when the name is taken */
export async function makeBot(
  db: Database,
  userId: string,
  username: string,
): Promise<string | undefined> {
  const botId = randomInt(7_000_000_000, 7_999_999_999)
  const token = `${botId}:${randomBytes(27).toString('base64url').slice(0, 35)}`
  const [made] = await db
    .insert(localTelegramBots)
    .values({ botId, userId, username, token })
    .onConflictDoNothing()
    .returning()
  return made?.token
}

export const listBots = (db: Database, userId: string): Promise<LocalBot[]> =>
  db
    .select({ botId: localTelegramBots.botId, username: localTelegramBots.username })
    .from(localTelegramBots)
    .where(eq(localTelegramBots.userId, userId))
    .orderBy(asc(localTelegramBots.username))

export async function findBotByToken(db: Database, token: string): Promise<User | undefined> {
  const [row] = await db.select().from(localTelegramBots).where(eq(localTelegramBots.token, token))
  return row && asUser(row)
}

export async function findBot(db: Database, botId: number): Promise<User | undefined> {
  const [row] = await db.select().from(localTelegramBots).where(eq(localTelegramBots.botId, botId))
  return row && asUser(row)
}

/** A bot in the format of the Bot API. */
const asUser = ({ botId, username }: LocalBot): User => ({
  id: botId,
  is_bot: true,
  first_name: username,
  username,
})
