import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import type { Message, User } from 'grammy/types'
import type { Config } from '../../../config.ts'
import type { Database } from '../../../db/client.ts'
import { botApi } from '../bot-api.ts'
import type { Telegram } from '../index.ts'
import { HOST, openListener } from './listener.ts'
import type { LocalFiles } from './methods.ts'
import { People } from './people.ts'
import { listBots, type LocalBot, makeBot } from './bots.ts'
import { findChat, listChats, listMessages, type LocalChat } from './store.ts'

export type { Message as LocalMessage } from 'grammy/types'
export type { LocalBot } from './bots.ts'
export type { LocalChat } from './store.ts'
export type { Person } from './people.ts'

/** Lets the owner of an account act as people in groups. */
export type LocalTelegram = {
  people: People
  chats(userId: string): Promise<LocalChat[]>
  /** A chat of any account: the caller must compare `userId` itself. */
  chat(id: string): Promise<LocalChat | undefined>
  messages(chat: LocalChat): Promise<Message[]>
  /** Makes a bot, like BotFather. @returns its token; undefined when the name is taken. */
  makeBot(userId: string, username: string): Promise<string | undefined>
  bots(userId: string): Promise<LocalBot[]>
  /** Origin of its Bot API. */
  apiRoot(): Promise<string>
}

type Surroundings = {
  config: Pick<Config, 'production' | 'secret'>
  db: Database
  log: FastifyBaseLogger
  /** Called when the bot wrote in a group, or left it. */
  onChange: (chat: LocalChat) => void
  /** Origin of another stand-in, for tests that check the requests. */
  apiRoot?: string
}

/** Shorter than Telegram's, so that a stopping server need not wait. */
const POLL_SECONDS = 5
const USERNAME = 'NexusLocalBot'

/**
 * Stands in for Telegram without a token: offers the Bot API on loopback, so that the same adapter is used, and keeps groups and messages
 * in the database.
 * @throws in production.
 */
export function localTelegram({ config, db, log, onChange, apiRoot }: Surroundings): Telegram {
  if (config.production) {
    throw new Error('The local Telegram reaches nobody, so it does not start in production.')
  }
  const bot = botOf(config.secret)
  const token = `${bot.id}:${createHash('sha256').update(`telegram:${config.secret}`).digest('base64url').slice(0, 35)}`
  const wake = new EventEmitter()
  const files: LocalFiles = new Map()
  let listening: Promise<Server> | undefined
  const shared = { bot, token }
  const listen = () => (listening ??= openListener({ db, shared, wake, log, onChange, files }))
  const ownRoot = async () => `http://${HOST}:${((await listen()).address() as AddressInfo).port}`
  const telegram = botApi({
    token,
    standIn: { apiRoot: async () => apiRoot ?? ownRoot(), pollSeconds: POLL_SECONDS },
  })
  return {
    ...telegram,
    kind: 'local',
    local: {
      people: new People({ db, bot, files, onUpdate: () => void wake.emit('update') }),
      chats: (userId) => listChats(db, userId),
      chat: (id) => findChat(db, id),
      messages: ({ id }) => listMessages(db, id),
      makeBot: (userId, username) => makeBot(db, userId, username),
      bots: (userId) => listBots(db, userId),
      apiRoot: ownRoot,
    },
    async close() {
      await telegram.close()
      const server = await listening
      server?.closeAllConnections()
      server?.close()
    },
  }
}

/** The installation's bot, derived from its secret so that it stays the same. */
const botOf = (secret: string): User => ({
  id: 6_000_000_000 + createHash('sha256').update(secret).digest().readUInt32BE(),
  is_bot: true,
  first_name: 'Nexus',
  username: USERNAME,
})
