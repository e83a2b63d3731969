import type { TelegramBot, TelegramMessage } from '../../ports/telegram/index.ts'

import { fileOf } from './sent-file.ts'

/** What a message asks of the bot. */
export type Addressed =
  /** `name` is in lower case, without the slash and the bot's name. */
  { kind: 'command'; name: string; argument: string } | { kind: 'words'; text: string }

/**
 * Determines whether a message in a group is for the bot: a command, a mention, or a reply to it. In privacy mode Telegram delivers nothing
 * else; a bot that is an administrator receives everything, and most of that is not for it.
 */
export function addressed(message: TelegramMessage, bot: TelegramBot): Addressed | null {
  const text = message.text ?? message.caption ?? ''
  const marked = markedParts(message, text)
  const command = marked.find(({ type, offset }) => type === 'bot_command' && offset === 0)
  if (command) return commandOf(command.text, text, bot)
  const mention = marked.find(
    (part) =>
      (part.type === 'mention' && isName(part.text.slice(1), bot)) || part.userId === bot.id,
  )
  if (mention) return { kind: 'words', text: without(text, mention) }
  const isSomething = text || fileOf(message)
  return message.reply_to_message?.from?.id === bot.id && isSomething
    ? { kind: 'words', text: text.trim() }
    : null
}

type Part = { type: string; offset: number; text: string; userId?: number }

const markedParts = (message: TelegramMessage, text: string): Part[] =>
  (message.entities ?? message.caption_entities ?? []).map((entity) => ({
    type: entity.type,
    offset: entity.offset,
    text: text.slice(entity.offset, entity.offset + entity.length),
    ...(entity.type === 'text_mention' && { userId: entity.user.id }),
  }))

/** `/auth@SomeBot` is only for that bot. */
function commandOf(command: string, text: string, bot: TelegramBot): Addressed | null {
  const [name, of] = command.slice(1).split('@')
  if (of !== undefined && !isName(of, bot)) return null
  return {
    kind: 'command',
    name: name!.toLowerCase(),
    argument: text.slice(command.length).trim(),
  }
}

const isName = (name: string, bot: TelegramBot) => name.toLowerCase() === bot.username.toLowerCase()

/** In `@bot, are you open?` the question is what follows the comma. */
const without = (text: string, { offset, text: mention }: Part) => {
  const before = text.slice(0, offset).trimEnd()
  const after = text.slice(offset + mention.length).replace(/^\s*[,:]?\s*/, before ? ' ' : '')
  return (before + after).trim()
}
