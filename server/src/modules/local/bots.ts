import type { LocalGroup } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { localOf, toGroup } from './telegram.ts'

/** Makes a bot, like BotFather. @throws 404 when Telegram is real, 409 `name_taken` */
export async function makeBot(
  deps: Deps,
  userId: string,
  username: string,
): Promise<{ token: string }> {
  const token = await localOf(deps).makeBot(userId, username)
  if (!token) throw refused('name_taken', 'There is a bot of this name. Choose another one.')
  return { token }
}

/** Makes a group with a bot in it. @throws 404 when Telegram is real, and for a bot that the account did not make */
export async function createGroupOf(
  deps: Deps,
  userId: string,
  username: string,
): Promise<LocalGroup> {
  const local = localOf(deps)
  const bot = (await local.bots(userId)).find((made) => made.username === username)
  if (!bot) throw notFound('Bot')
  return toGroup(await local.people.createGroup(userId, `Group of ${username}`, bot.botId))
}
