import type { Deps } from '../../deps.ts'
import { invalid, notFound, refused } from '../../errors.ts'
import { seal } from '../../lib/sealed.ts'
import { isTokenRefused, TelegramError } from '../../ports/telegram/errors.ts'
import type { TelegramBot } from '../../ports/telegram/index.ts'
import type { Database } from '../../db/client.ts'
import { PURPOSE } from './bot.ts'
import { type BotRow, findBotOf, releaseBot, saveBot } from './bot-store.ts'
import { insertOutgoing } from './outbox-store.ts'

/** The own bot of an integration; undefined when it has none. */
export const readOwnBot = ({ db }: Deps, integrationId: string): Promise<BotRow | undefined> =>
  findBotOf(db, integrationId)

/**
 * Asks Telegram for the bot of a token.
 * @throws 400 `token_refused`, 409 `bot_taken` for the installation's bot, 502 `telegram_unreachable`
 */
export async function askForBot({ telegram }: Deps, token: string): Promise<TelegramBot> {
  const bot = await telegram
    .as(token)
    .bot()
    .catch((error: unknown) => {
      throw isTokenRefused(error) ? tokenRefused() : unreachable(error)
    })
  const shared = await telegram.bot().catch(() => null)
  if (shared?.id === bot.id) throw taken()
  return bot
}

/**
 * Makes an integration answer through this bot, in the transaction that stores the token; the previous bot leaves its groups.
 * @throws 409 `bot_taken` when it works for another agent
 */
export async function keepOwnBot(
  { config }: Deps,
  tx: Database,
  {
    userId,
    integrationId,
    token,
    bot,
  }: {
    userId: string
    integrationId: string
    token: string
    bot: TelegramBot
  },
): Promise<void> {
  await releaseOwnBot(tx, integrationId, bot.id)
  const sealed = seal(config.secret, PURPOSE, token)
  const { id: botId, username } = bot
  if (!(await saveBot(tx, { userId, integrationId, botId, username, sealed }))) throw taken()
}

/** Removes the bot, in the transaction that does so. @throws 404 */
export async function dropOwnBot(tx: Database, integrationId: string): Promise<void> {
  if (!(await releaseOwnBot(tx, integrationId))) throw notFound('Bot')
}

/**
 * Makes the bot leave its groups. The messages are added here, because a node of the previous release would make the wrong bot leave.
 * @returns whether there was one
 */
export async function releaseOwnBot(
  tx: Database,
  integrationId: string,
  but?: number,
): Promise<boolean> {
  const left = await releaseBot(tx, integrationId, but)
  for (const { chatId } of left ?? []) {
    // A bot cannot leave a private chat.
    if (chatId < 0) await insertOutgoing(tx, { chatId, text: null })
  }
  return left !== undefined
}

const tokenRefused = () =>
  invalid('token_refused', 'Telegram knows no bot with this token. Copy it from BotFather again.')

const taken = () => refused('bot_taken', 'This bot works for another agent already.')

const unreachable = (error: unknown) =>
  error instanceof TelegramError
    ? refused('telegram_unreachable', 'Telegram did not answer. Try again in a moment.')
    : error
