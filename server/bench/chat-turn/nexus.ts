import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { PRODUCT_FLAGS } from '../../../scripts/lib/product.mjs'
import { buildDeps } from '../../src/build-deps.ts'
import { readConfig } from '../../src/config.ts'
import { newId } from '../../src/lib/ids.ts'
import { learn } from '../../src/modules/answering/eval/learn.ts'
import { aUser, anAgent } from '../../src/test/factories.ts'
import { KNOWLEDGE, questionOf } from './knowledge.ts'
import { startProcess } from './processes.ts'
import { ALONE, type Contender, VISITORS, warmUp } from './visitors.ts'

const TURNS_A_CONVERSATION = 10

export type Taught = { folder: string; agentId: string; env: Record<string, string> }
type Conversation = { conversation_id: string; visitor_token: string }

/**
 * Prepares a data folder with one agent that knows the passages, including vectors when questions are embedded.
 * @param database the address of a PostgreSQL to store it in, instead of the folder.
 */
export async function teach(
  folder: string,
  modelUrl: string,
  embeds: boolean,
  database?: string,
): Promise<Taught> {
  const env = {
    DATA_DIR: join(folder, 'taught'),
    NODE_ENV: 'development',
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'false',
    LOCAL_SIGN_IN_PORT: '0',
    LOCAL_BILLING_PORT: '0',
    LOCAL_CALENDAR_PORT: '0',
    ...(database && { DATABASE_URL: database }),
    ...vendor('MODEL', modelUrl),
    ...(embeds ? vendor('EMBEDDING', modelUrl) : {}),
  }
  const deps = await buildDeps(readConfig(env))
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, KNOWLEDGE)
  if (deps.embedder) {
    const { rows } = await deps.driver.query('select id, heading, text from passages')
    const vectors = await deps.embedder.embed(rows.map((row) => `${row.heading}\n${row.text}`))
    for (const [at, row] of rows.entries()) {
      await deps.driver.query(
        'update passages set embedding = $2, embedding_model = $3 where id = $1',
        [row.id, JSON.stringify(vectors[at]), deps.embedder.id],
      )
    }
  }
  await deps.bus.close()
  await deps.driver.close()
  return { folder: env.DATA_DIR, agentId: agent.id, env }
}

const vendor = (what: 'MODEL' | 'EMBEDDING', url: string) => ({
  [`${what}_PROVIDER`]: 'openai-compatible',
  [`${what}_NAME`]: 'stub',
  [`${what}_BASE_URL`]: url,
})

/**
 * Starts a build of the product, with visitors who have open conversations and event streams like the widget.
 * @param flags of Node, for a profile.
 */
export async function startNexus(
  { folder, agentId, env }: Taught,
  about: {
    name: string
    build: string
    port: number
    turns: number
    isWatched: boolean
    flags: string[]
  },
): Promise<Contender> {
  const { name, build, port, turns, isWatched, flags } = about
  // A copy of the folder, so that each build starts with the same data.
  const DATA_DIR = `${folder}-${name}`
  cpSync(folder, DATA_DIR, { recursive: true })
  const started = await startProcess([...PRODUCT_FLAGS, ...flags, build], port, {
    ...env,
    DATA_DIR,
    PORT: String(port),
  })
  const origin = `http://127.0.0.1:${port}`
  const opened = await openConversations(origin, agentId, turns)
  const asked = Array.from({ length: VISITORS }, () => 0)
  const events = new Pool(origin, { bodyTimeout: 0 })
  const watches: AbortController[] = []

  /** Opens an event stream like the widget, which closes the previous one. */
  async function watch(visitor: number, { conversation_id: id, visitor_token }: Conversation) {
    watches[visitor]?.abort()
    const { signal } = (watches[visitor] = new AbortController())
    const response = await events.request({
      path: `/api/widget/conversations/${id}/events?after=0`,
      method: 'GET',
      headers: { authorization: `Bearer ${visitor_token}` },
      signal,
    })
    if (response.statusCode !== 200) throw new Error(`no events: ${response.statusCode}`)
    response.body.on('error', () => {}).resume()
  }

  return {
    name,
    origin,
    pid: started.pid,
    isToken: (piece) => piece.includes('event: token'),
    async next(visitor) {
      const turn = asked[visitor]!++
      const conversation = opened[visitor]![Math.floor(turn / TURNS_A_CONVERSATION)]!
      if (isWatched && turn % TURNS_A_CONVERSATION === 0) await watch(visitor, conversation)
      return {
        path: `/api/widget/conversations/${conversation.conversation_id}/messages`,
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${conversation.visitor_token}`,
        },
        body: JSON.stringify({ id: newId(), text: questionOf(visitor, turn) }),
      }
    },
    async stop() {
      for (const watched of watches) watched?.abort()
      await events.destroy()
      await started.stop()
    },
  }
}

/** Opens the conversations before the measurement; each visitor starts a new one now and then. */
async function openConversations(origin: string, agentId: string, turns: number) {
  const open = async () => {
    const response = await fetch(`${origin}/api/widget/agents/${agentId}/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    return ((await response.json()) as { data: Conversation }).data
  }
  return Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const asks = warmUp(turns) + turns + (visitor === 0 ? ALONE : 0)
      const conversations: Conversation[] = []
      while (conversations.length * TURNS_A_CONVERSATION < asks) conversations.push(await open())
      return conversations
    }),
  )
}
