import { expect } from 'vitest'
import type { Deps } from '../../../deps.ts'
import type { LocalChat, LocalMessage, Person } from '../../../ports/telegram/local/index.ts'
import { localTelegram } from '../../../ports/telegram/local/index.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { startTelegram } from '../worker.ts'
import { botApiRecorder } from './bot-api-recorder.ts'

export type Stage = Awaited<ReturnType<typeof telegramStage>>

/** An account with an agent and its Telegram integration; the local Telegram, with all requests to it recorded. */
export async function telegramStage(environment: Record<string, string> = {}) {
  const test = await buildTestApp(environment)
  const { deps, app } = test
  const { config, db, log } = deps
  const wire = await botApiRecorder(() => deps.telegram.local!.apiRoot())
  deps.telegram = localTelegram({ config, db, log, onChange: () => {}, apiRoot: wire.origin })
  const owner = await aUser(deps)
  const agent = await anAgent(db, owner.user.id)

  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const response = await app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
      ...(body && { payload: body }),
    })
    return { status: response.statusCode, ...response.json() }
  }
  const integrate = async (agentId: string) => {
    const added = await call('POST', '/agent/integration', { agent_id: agentId, type: 'telegram' })
    const id = added.data.id as string
    const read = async () =>
      (await call('GET', `/agent/integration/${agentId}/${id}`)).data.telegram
    return { id, read, token: (await read()).auth_token as string }
  }
  const idOf = async (userId: string, bot?: string) =>
    (await deps.telegram.local!.bots(userId)).find(({ username }) => username === bot)?.botId
  const stops: (() => Promise<void>)[] = []
  return {
    ...test,
    wire,
    owner,
    agent,
    call,
    integrate,
    integration: await integrate(agent.id),
    /** Starts listening to Telegram; with other deps, on another node. */
    async start(node: Deps = deps) {
      const stop = await startTelegram(node)
      stops.push(stop)
      return stop
    },
    /** A group with the installation's bot in it, or with another bot of that name. */
    aGroup: async (title = 'Guests', bot?: string, userId = owner.user.id) =>
      groupOf(
        deps,
        await deps.telegram.local!.people.createGroup(userId, title, await idOf(userId, bot)),
      ),
    aPrivateChat: async (name = 'Ada', bot?: string) => {
      const { id } = owner.user
      const { people } = deps.telegram.local!
      return groupOf(deps, await people.startPrivate(id, name, await idOf(id, bot)))
    },
    inbox: async () => (await call('GET', '/conversations/admin')).data.conversations,
    conversation: async (id: string) =>
      (await call('GET', `/conversation/messages/admin/${id}`)).data,
    async close() {
      await Promise.all(stops.map((stop) => stop()))
      await deps.telegram.close()
      wire.close()
      await app.close()
    },
  }
}

export type GroupChat = ReturnType<typeof groupOf>

const ADA: Person = { name: 'Ada Byron' }

/** A group from the view of its members. */
function groupOf(deps: Deps, made: LocalChat) {
  const local = deps.telegram.local!
  const chat = async () => (await local.chat(made.id))!
  const messages = async () => local.messages(await chat())
  const ofBot = async () =>
    (await messages()).filter(({ from, sender_chat: by }) => from?.is_bot && !by)
  return {
    chat,
    messages,
    say: async (
      text: string,
      { by = ADA, replyTo = null }: { by?: Person; replyTo?: number | null } = {},
    ): Promise<LocalMessage> => local.people.say(await chat(), { by, text, replyTo }),
    /** The bot's messages, oldest first. */
    heard: async () => (await ofBot()).map(({ text }) => text!),
    /** Waits until the bot has written this many messages. @returns them. */
    async untilHeard(count: number): Promise<LocalMessage[]> {
      await expect.poll(ofBot, { timeout: 60_000 }).toHaveLength(count)
      return ofBot()
    },
    sendFile: async (file: { name: string; type: string; content: Uint8Array }, text = '') =>
      local.people.sendFile(await chat(), { by: ADA, text, file }),
    rename: async (title: string) => local.people.rename(await chat(), title),
    upgrade: async () => local.people.upgrade(await chat()),
    removeBot: async () => local.people.removeBot(await chat()),
    addBot: async () => local.people.addBot(await chat()),
  }
}
