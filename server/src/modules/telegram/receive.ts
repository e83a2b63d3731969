import type { Deps } from '../../deps.ts'
import type { TelegramUpdate } from '../../ports/telegram/index.ts'
import type { Bot } from './bot.ts'
import { insertUpdates } from './update-store.ts'

/** Stores updates before they are processed; known ones are ignored. */
export async function receiveUpdates(
  deps: Deps,
  bot: Bot,
  updates: TelegramUpdate[],
): Promise<void> {
  const { id: botId } = await bot.telegram.bot()
  const known = await Promise.all(updates.map((update) => bot.known(update)))
  const stored = known.flatMap((update) => {
    const chatId = chatOf(update)
    return chatId === undefined ? [] : [{ botId, updateId: update.update_id, chatId, update }]
  })
  if (stored.length === 0) return
  await insertUpdates(deps.db, stored)
  deps.bus.publish('telegram', {})
}

const chatOf = (update: TelegramUpdate): number | undefined =>
  (update.message ?? update.my_chat_member)?.chat.id
