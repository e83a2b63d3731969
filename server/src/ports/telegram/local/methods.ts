import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { EventEmitter } from 'node:events'
import type { Message, User } from 'grammy/types'
import type { Database } from '../../../db/client.ts'
import { entitiesOf } from './entities.ts'
import {
  findByChatId,
  findMessage,
  findMigrated,
  findWebhook,
  insertMessage,
  type LocalChat,
  removeWebhook,
  saveWebhook,
  takeUpdates,
  updateChat,
} from './store.ts'

/** Another node may have stored an update without notifying this one, so it also checks at this interval. */
const LOOK_EVERY_MS = 500
const TEXT_MAX = 4_096
const SECRET = /^[\w-]{1,256}$/

export type MethodCall = {
  db: Database
  bot: User
  /** The bot's id in the tables; null for the installation's bot. */
  botId: number | null
  fields: Record<string, unknown>
  /** Emits `update` when there may be an update. */
  wake: EventEmitter
  /** Aborts when the caller disconnects. */
  signal: AbortSignal
  onChange: (chat: LocalChat) => void
  /** Files that people and the bot sent, by id. They are kept in memory only, because this is a stand-in. */
  files: LocalFiles
}

export type LocalFiles = Map<string, { name: string; type: string; content: Uint8Array }>

/** An error answer of the Bot API. */
export class Refusal extends Error {
  readonly code: number
  readonly parameters: Record<string, number> | undefined

  constructor(code: number, description: string, parameters?: Record<string, number>) {
    super(description)
    this.code = code
    this.parameters = parameters
  }
}

/** The part of the Bot API that the product uses. */
export const METHODS: Record<string, (call: MethodCall) => Promise<unknown>> = {
  getMe: async ({ bot }) => ({
    ...bot,
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
  }),

  async getUpdates({ db, bot, botId, fields, wake, signal }) {
    if (await findWebhook(db, bot.id)) {
      throw new Refusal(
        409,
        "Conflict: can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      )
    }
    const until = performance.now() + Number(fields['timeout'] ?? 0) * 1000
    const read = () =>
      takeUpdates(db, botId, Number(fields['offset'] ?? 0), Number(fields['limit'] ?? 100))
    let updates = await read()
    while (updates.length === 0 && performance.now() < until && !signal.aborted) {
      const pause = Math.min(LOOK_EVERY_MS, Math.max(0, until - performance.now()))
      const wakes = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(pause))])
      await once(wake, 'update', { signal: wakes }).catch(() => {})
      if (signal.aborted) break
      updates = await read()
    }
    return updates
  },

  async setWebhook({ db, bot, fields }) {
    const url = String(fields['url'] ?? '')
    const secretToken = String(fields['secret_token'] ?? '')
    if (!url.startsWith('https://')) {
      throw new Refusal(400, 'Bad Request: bad webhook: An HTTPS URL must be provided for webhook')
    }
    if (!SECRET.test(secretToken)) {
      throw new Refusal(400, 'Bad Request: secret token contains unallowed characters')
    }
    await saveWebhook(db, { botId: bot.id, url, secretToken })
    return true
  },

  async deleteWebhook({ db, bot }) {
    await removeWebhook(db, bot.id)
    return true
  },

  async setMyCommands({ fields }) {
    const commands = fields['commands'] as { command: string; description: string }[]
    const isValid = commands.every(
      ({ command, description }) =>
        /^[a-z0-9_]{1,32}$/.test(command) && description.length >= 1 && description.length <= 256,
    )
    if (!isValid) throw new Refusal(400, 'Bad Request: BOT_COMMAND_INVALID')
    return true
  },

  async sendChatAction(call) {
    await chatOf(call)
    return true
  },

  async sendMessage(call) {
    const text = String(call.fields['text'] ?? '').trim()
    if (!text) throw new Refusal(400, 'Bad Request: message text is empty')
    if (text.length > TEXT_MAX) throw new Refusal(400, 'Bad Request: message is too long')
    const entities = entitiesOf(text)
    return post(call, { text, ...(entities.length > 0 && { entities }) })
  },

  async sendPhoto(call) {
    const { file_id, content } = await takeFile(call, 'photo')
    const size = { file_id, file_unique_id: file_id, file_size: content.length }
    return post(call, { photo: [{ ...size, width: 1, height: 1 }], ...captionOf(call) })
  },

  async sendDocument(call) {
    const { file_id, name, type, content } = await takeFile(call, 'document')
    const document = { file_id, file_unique_id: file_id, file_name: name, mime_type: type }
    return post(call, { document: { ...document, file_size: content.length }, ...captionOf(call) })
  },

  async getFile({ fields, files }) {
    const id = String(fields['file_id'])
    const file = files.get(id)
    if (!file) throw new Refusal(400, 'Bad Request: invalid file_id')
    return { file_id: id, file_unique_id: id, file_size: file.content.length, file_path: id }
  },

  async leaveChat(call) {
    const chat = await chatOf(call)
    call.onChange(await updateChat(call.db, chat.id, { hasBot: false }))
    return true
  },
}

const CAPTION_MAX = 1_024

function captionOf({ fields }: MethodCall) {
  const caption = String(fields['caption'] ?? '').trim()
  if (caption.length > CAPTION_MAX) {
    throw new Refusal(400, 'Bad Request: message caption is too long')
  }
  return caption ? { caption } : {}
}

/** Stores a file of the form. */
async function takeFile({ fields, files }: MethodCall, field: string) {
  const given = fields[field]
  if (!(given instanceof File)) throw new Refusal(400, 'Bad Request: there is no file')
  const file = { name: given.name, type: given.type, content: await given.bytes() }
  const file_id = randomUUID()
  files.set(file_id, file)
  return { file_id, ...file }
}

/** Posts a message of the bot. */
async function post(call: MethodCall, content: Partial<Message>): Promise<Message> {
  const { db, bot, fields, onChange } = call
  const chat = await chatOf(call)
  const reply = fields['reply_parameters'] as
    | { message_id: number; allow_sending_without_reply?: boolean }
    | undefined
  const answered = reply && (await findMessage(db, chat.id, reply.message_id))
  if (reply && !answered && !reply.allow_sending_without_reply) {
    throw new Refusal(400, 'Bad Request: message to be replied not found')
  }
  const { reply_to_message: _, ...shown } = answered ?? {}
  const message = await insertMessage(db, chat.id, {
    from: bot,
    ...content,
    ...(answered && {
      reply_to_message: shown as typeof answered & { reply_to_message: undefined },
    }),
  })
  onChange(chat)
  return message
}

async function chatOf({ db, botId, fields }: MethodCall): Promise<LocalChat> {
  const chatId = Number(fields['chat_id'])
  const chat = await findByChatId(db, chatId)
  if (chat && chat.botId !== botId) throw new Refusal(400, 'Bad Request: chat not found')
  if (chat?.hasBot) return chat
  if (chat) throw new Refusal(403, `Forbidden: bot was kicked from the ${chat.type} chat`)
  const migrated = await findMigrated(db, chatId)
  if (!migrated) throw new Refusal(400, 'Bad Request: chat not found')
  throw new Refusal(400, 'Bad Request: group chat was upgraded to a supergroup chat', {
    migrate_to_chat_id: migrated.chatId,
  })
}
