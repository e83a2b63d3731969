import type { Message, MessageEntity, User } from 'grammy/types'

/** Commands and mentions as Telegram marks them; offsets in UTF-16 units. */
export function entitiesOf(text: string): MessageEntity[] {
  const found = (type: 'bot_command' | 'mention', pattern: RegExp): MessageEntity[] =>
    [...text.matchAll(pattern)].map((match) => ({
      type,
      offset: match.index,
      length: match[0].length,
    }))
  return [
    ...found('bot_command', /(?<![\w/])\/\w{1,32}(?:@\w{4,32})?(?!\w)/g),
    ...found('mention', /(?<![\w/])@\w{4,32}/g),
  ].toSorted((one, other) => one.offset - other.offset)
}

/** Whether a bot in privacy mode, the default, receives a message: it sees only commands, mentions and replies to itself. */
export function isVisibleTo(bot: User, message: Message): boolean {
  const text = message.text ?? message.caption
  const isFile = message.photo ?? message.document
  if (text === undefined && !isFile) return true
  const entities = message.entities ?? message.caption_entities ?? []
  const words = entities.map((entity) => ({
    type: entity.type,
    text: text!.slice(entity.offset, entity.offset + entity.length).toLowerCase(),
  }))
  const name = `@${bot.username!.toLowerCase()}`
  const isReply = message.reply_to_message?.from?.id === bot.id
  return isReply || words.some(({ type, text }) => isForBot(type, text, name))
}

const isForBot = (type: string, text: string, name: string) =>
  type === 'bot_command'
    ? !text.includes('@') || text.endsWith(name)
    : type === 'mention' && text === name
