import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { ChatMemberUpdated, Message, Update, User } from 'grammy/types'
import { findBot } from './bots.ts'
import type { LocalFiles } from './methods.ts'
import type { Database } from '../../../db/client.ts'
import { entitiesOf, isVisibleTo } from './entities.ts'
import {
  asChat,
  findMessage,
  insertChat,
  insertMessage,
  insertUpdate,
  type LocalChat,
  updateChat,
} from './store.ts'

/** Telegram's own account, in whose name anonymous administrators write. */
const ANONYMOUS: User = {
  id: 1_087_968_824,
  is_bot: true,
  first_name: 'Group',
  username: 'GroupAnonymousBot',
}

/** The author: a person with this name, or an anonymous administrator. */
export type Person = { name: string } | { anonymous: true }

export type SentFile = {
  by: Person
  text: string
  file: { name: string; type: string; content: Uint8Array }
}
export type Written = { by: Person; text: string; replyTo: number | null }

type Surroundings = {
  db: Database
  bot: User
  files: LocalFiles
  /** Called when there is an update to poll. */
  onUpdate: () => void
}

/** Actions of people in groups of the local Telegram. */
export class People {
  readonly #db: Database
  readonly #bot: User
  readonly #files: LocalFiles
  readonly #onUpdate: () => void

  constructor({ db, bot, files, onUpdate }: Surroundings) {
    this.#files = files
    this.#db = db
    this.#bot = bot
    this.#onUpdate = onUpdate
  }

  /** Makes a group with a bot in it: the installation's, or one that the account made. */
  async createGroup(userId: string, title: string, botId?: number): Promise<LocalChat> {
    const made = { userId, title, chatId: -newChatNumber(), botId: botId ?? null }
    const chat = await insertChat(this.#db, made)
    await this.#sendMembership(chat, 'left', 'member')
    return chat
  }

  /** Starts a private chat with the bot; its id is that of the person. */
  startPrivate(userId: string, name: string, botId?: number): Promise<LocalChat> {
    const made = { userId, title: name, chatId: newChatNumber(), type: 'private' as const }
    return insertChat(this.#db, { ...made, botId: botId ?? null })
  }

  async say(chat: LocalChat, { by, text, replyTo }: Written): Promise<Message> {
    const entities = entitiesOf(text)
    const answered = replyTo === null ? undefined : await findMessage(this.#db, chat.id, replyTo)
    // A message includes the one it answers, but not the one before that.
    const { reply_to_message: _, ...shown } = answered ?? {}
    return this.#post(chat, {
      ...senderOf(by, chat),
      text,
      ...(entities.length > 0 && { entities }),
      ...(answered && { reply_to_message: shown as Message['reply_to_message'] }),
    })
  }

  /** Sends a picture as a photo and any other file as a document; `text` is the caption. */
  async sendFile(chat: LocalChat, { by, text, file }: SentFile): Promise<Message> {
    const id = randomUUID()
    this.#files.set(id, file)
    const known = { file_id: id, file_unique_id: id, file_size: file.content.length }
    const entities = entitiesOf(text)
    return this.#post(chat, {
      ...senderOf(by, chat),
      ...(file.type.startsWith('image/')
        ? { photo: [{ ...known, width: 1, height: 1 }] }
        : { document: { ...known, file_name: file.name, mime_type: file.type } }),
      ...(text && { caption: text }),
      ...(entities.length > 0 && { caption_entities: entities }),
    })
  }

  async rename(chat: LocalChat, title: string): Promise<void> {
    const renamed = await updateChat(this.#db, chat.id, { title })
    await this.#post(renamed, { ...senderOf({ name: 'Owner' }, chat), new_chat_title: title })
  }

  /** Turns the group into a supergroup, as happens when it grows; it gets a new id. */
  async upgrade(chat: LocalChat): Promise<void> {
    const by = senderOf({ name: 'Owner' }, chat)
    const chatId = -(1_000_000_000_000 + newChatNumber())
    const notice = await insertMessage(this.#db, chat.id, { ...by, migrate_to_chat_id: chatId })
    const changed = { chatId, migratedFrom: chat.chatId, type: 'supergroup' as const }
    const upgraded = await updateChat(this.#db, chat.id, changed)
    if (chat.hasBot) await this.#sendUpdate(chat, { message: notice } as Omit<Update, 'update_id'>)
    await this.#post(upgraded, { ...by, migrate_from_chat_id: chat.chatId })
  }

  async removeBot(chat: LocalChat): Promise<void> {
    const without = await updateChat(this.#db, chat.id, { hasBot: false })
    await this.#sendMembership(without, 'member', 'kicked')
  }

  async addBot(chat: LocalChat): Promise<void> {
    const having = await updateChat(this.#db, chat.id, { hasBot: true })
    await this.#sendMembership(having, 'kicked', 'member')
  }

  /** Shows a message to the group, and to the bot if it may see it. */
  async #post(chat: LocalChat, content: Partial<Message>): Promise<Message> {
    const message = await insertMessage(this.#db, chat.id, content)
    const isSeen = chat.type === 'private' || isVisibleTo(await this.#botIn(chat), message)
    if (chat.hasBot && isSeen) {
      await this.#sendUpdate(chat, { message } as Omit<Update, 'update_id'>)
    }
    return message
  }

  async #sendMembership(
    chat: LocalChat,
    before: 'left' | 'member' | 'kicked',
    after: 'member' | 'kicked',
  ): Promise<void> {
    const user = await this.#botIn(chat)
    const member = (status: string) =>
      ({
        user,
        status,
        ...(status === 'kicked' && { until_date: 0 }),
      }) as ChatMemberUpdated['new_chat_member']
    await this.#sendUpdate(chat, {
      my_chat_member: {
        chat: asChat(chat),
        from: userOf('Owner', chat),
        date: Math.floor(Date.now() / 1000),
        old_chat_member: member(before),
        new_chat_member: member(after),
      },
    })
  }

  #botIn = async ({ botId }: LocalChat): Promise<User> =>
    (botId === null ? undefined : await findBot(this.#db, botId)) ?? this.#bot

  async #sendUpdate({ botId }: LocalChat, update: Omit<Update, 'update_id'>): Promise<void> {
    await insertUpdate(this.#db, botId, update)
    this.#onUpdate()
  }
}

const newChatNumber = () => randomInt(100_000_000, 5_000_000_000)

const senderOf = (by: Person, chat: LocalChat) =>
  'name' in by ? { from: userOf(by.name, chat) } : { from: ANONYMOUS, sender_chat: asChat(chat) }

/** The same name in the same group is the same person. */
function userOf(name: string, { id }: Pick<LocalChat, 'id'>): User {
  const digest = createHash('sha256').update(`${id} ${name}`).digest()
  const [first_name, ...rest] = name.split(' ')
  const last_name = rest.join(' ')
  return {
    id: 5_000_000_000 + digest.readUInt32BE(),
    is_bot: false,
    first_name: first_name!,
    ...(last_name && { last_name }),
  }
}
