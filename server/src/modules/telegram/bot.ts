import type { Deps } from '../../deps.ts'
import { unseal } from '../../lib/sealed.ts'
import { TelegramError } from '../../ports/telegram/errors.ts'
import type { Telegram, TelegramUpdate } from '../../ports/telegram/index.ts'
import { type BotRow, findAlias, findBotAt, findChatId } from './bot-store.ts'
import { isAlias } from '../../lib/telegram-alias.ts'

export const PURPOSE = 'telegram bot'

/** A bot; the chats of an account's own bot are known by their aliases. */
export type Bot = {
  telegram: Telegram
  /** Null for the installation's bot, which serves every account. */
  own: Pick<BotRow, 'id' | 'integrationId'> | null
  /** Replaces the chat ids in an update by those of our tables. */
  known(update: TelegramUpdate): Promise<TelegramUpdate>
}

export const sharedBot = ({ telegram }: Deps): Bot => ({
  telegram,
  own: null,
  known: async (update) => update,
})

/** @returns undefined when its token was encrypted with a lost secret */
export function ownBot(deps: Deps, { id, botId, integrationId, sealed }: BotRow): Bot | undefined {
  const token = unseal(deps.config.secrets, PURPOSE, sealed)
  if (token === null) return undefined
  return {
    telegram: withAliases(deps, botId, deps.telegram.as(token)),
    own: { id, integrationId },
    known: (update) => withKnownChats(deps, botId, update),
  }
}

/** The bot of a chat; undefined when it was removed. */
export async function botAt(deps: Deps, chatId: number): Promise<Bot | undefined> {
  if (!isAlias(chatId)) return sharedBot(deps)
  const row = await findBotAt(deps.db, chatId)
  return row && ownBot(deps, row)
}

function withAliases(deps: Deps, botId: number, telegram: Telegram): Telegram {
  const inChat = async <T>(alias: number, act: (chatId: number) => Promise<T>): Promise<T> => {
    const chatId = await findChatId(deps.db, alias)
    if (chatId === undefined)
      throw new TelegramError('The bot is gone.', { kind: 'gone' }, undefined)
    try {
      return await act(chatId)
    } catch (error) {
      if (!(error instanceof TelegramError) || error.remedy.kind !== 'moved') throw error
      const moved = await findAlias(deps.db, botId, error.remedy.chatId)
      throw new TelegramError(error.message, { kind: 'moved', chatId: moved }, error)
    }
  }
  return {
    ...telegram,
    send: (alias, ...message) => inChat(alias, (chatId) => telegram.send(chatId, ...message)),
    sendFile: (alias, ...message) =>
      inChat(alias, (chatId) => telegram.sendFile(chatId, ...message)),
    showTyping: (alias) => inChat(alias, (chatId) => telegram.showTyping(chatId)),
    leave: (alias) => inChat(alias, (chatId) => telegram.leave(chatId)),
  }
}

async function withKnownChats(
  { db }: Deps,
  botId: number,
  update: TelegramUpdate,
): Promise<TelegramUpdate> {
  const known = structuredClone(update)
  const { message, my_chat_member: member } = known
  for (const { chat } of [message, member].filter((candidate) => candidate !== undefined)) {
    chat.id = await findAlias(db, botId, chat.id)
  }
  if (message?.migrate_to_chat_id) {
    message.migrate_to_chat_id = await findAlias(db, botId, message.migrate_to_chat_id)
  }
  if (message?.migrate_from_chat_id) {
    message.migrate_from_chat_id = await findAlias(db, botId, message.migrate_from_chat_id)
  }
  return known
}
