import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { AgentType, CallLog } from 'shared-types'
import { vi } from 'vitest'
import { followPort } from '../../../config.ts'
import { forwardingPhones, phoneNumbers } from '../../../db/schema/numbers.ts'
import type { Deps } from '../../../deps.ts'
import type { Ring } from '../../../ports/telephony/index.ts'
import type { PhoneLine } from '../../../ports/telephony/phone-line.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { handOverCalls } from '../node.ts'
import { startSweeper } from '../sweeper.ts'

export const CALLER = '+12025550123'
export const OWNERS_PHONE = '+12025550177'
/**
 * Longest wait in ms, just below the test's own limit: the failure then says what was awaited, and a slow machine fails nothing.
 */
const PATIENCE_MS = 80_000
let numbers = 0

/** A caller for tests: speaks, hears the agent, and remembers everything. */
export class Caller {
  readonly line: PhoneLine
  /** Every utterance of the agent, and every announcement of the network. */
  readonly heard: string[] = []
  readonly frames: string[] = []
  isOver = false
  #token = ''

  constructor(line: PhoneLine) {
    this.line = line
    line.on('text', ({ token, last }) => {
      this.frames.push(token)
      this.#token += token
      if (!last) return
      this.heard.push(this.#token)
      this.#token = ''
    })
    line.on('said', ({ text }) => this.heard.push(text))
    line.on('ended', () => (this.isOver = true))
  }

  say = (text: string) => this.line.say(text)

  /** Waits until the agent has said something that matches, after the first `from` utterances. */
  hears = (pattern: RegExp, from = 0): Promise<string> =>
    vi.waitFor(
      () => {
        const found = this.heard.slice(from).find((text) => pattern.test(text))
        if (!found) throw new Error(`The caller heard ${JSON.stringify(this.heard)}`)
        return found
      },
      { timeout: PATIENCE_MS, interval: 10 },
    )

  /** Says something and waits for an answer that matches. */
  async asks(text: string, pattern: RegExp): Promise<string> {
    const before = this.heard.length
    this.say(text)
    return this.hears(pattern, before)
  }

  /** Tells the screening a reason for which people are put through, and answers the further question that may come. */
  async givesGoodReason(): Promise<void> {
    await this.hears(/\?/)
    await this.asks(
      "Hi, this is Maria from Dr. Weber's office, I'm calling about Ada's appointment tomorrow.",
      /Maria/,
    )
    this.say('It has to be moved to the afternoon.')
  }

  over = () => eventually(() => this.isOver)
}

export const eventually = (holds: () => boolean | Promise<boolean>): Promise<void> =>
  vi.waitFor(
    async () => {
      if (!(await holds())) throw new Error('it did not come true')
    },
    { timeout: PATIENCE_MS, interval: 20 },
  )

/** A running server, an owner, and an agent of theirs with a number. */
export async function aStage(
  type: AgentType,
  options: {
    environment?: Record<string, string>
    phone?: string | null
    answer?: Deps['answer']
  } = {},
) {
  const { app, deps } = await buildTestApp({
    PORT: '0',
    APP_URL: 'http://127.0.0.1:0',
    ...options.environment,
  })
  if (options.answer) deps.answer = options.answer
  await app.listen({ host: '127.0.0.1', port: 0 })
  followPort(deps.config, (app.server.address() as AddressInfo).port)
  const owner = await aUser(deps, { fullName: 'Ada Lovelace' })
  const agent = await anAgent(deps.db, owner.user.id, { type })
  const number = await aNumber(deps, owner.user.id, agent.id)
  const { phone = OWNERS_PHONE } = options
  if (phone) await verify(deps, agent.id, phone)
  const stop = startSweeper(deps)
  return {
    app,
    deps,
    owner,
    agent,
    number,
    call: (ring: Partial<Ring> = {}) =>
      new Caller(deps.telephony.openLine({ from: CALLER, to: number, ...ring })),
    logs: () => readLogs(app, owner.cookie),
    async close() {
      await deps.telephony.close()
      handOverCalls(deps)
      await app.close()
      await stop()
      await deps.lifecycle.settled()
    },
  }
}
export type Stage = Awaited<ReturnType<typeof aStage>>

export async function aNumber(deps: Deps, userId: string, agentId: string): Promise<string> {
  const phone = `+1415555${String(++numbers).padStart(4, '0')}`
  const boughtAt = new Date()
  const providerSid = `PN${phone}`
  await deps.db.insert(phoneNumbers).values({ userId, agentId, phone, providerSid, boughtAt })
  return phone
}

export const verify = (deps: Deps, agentId: string, phone: string) =>
  deps.db.insert(forwardingPhones).values({ agentId, phone, verifiedAt: new Date() })

export async function readLogs(app: FastifyInstance, cookie: string): Promise<CallLog[]> {
  const response = await app.inject({ url: '/api/call-logs', headers: { cookie } })
  return response.json().data.logs
}

/** A request of the dashboard about a call. */
export const ownerDoes = (
  { app, owner }: Pick<Stage, 'app' | 'owner'>,
  method: 'PATCH' | 'POST' | 'GET' | 'DELETE',
  url: string,
  payload?: object,
) =>
  app.inject({
    method,
    url: `/api/call-logs/${url}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN.replace('4000', portOf(app)) },
    ...(payload && { payload }),
  })

const portOf = (app: FastifyInstance) => String((app.server.address() as AddressInfo).port)

/** The lines of a call log as `user: Hello`. */
export const scriptOf = (log: CallLog): string[] =>
  log.messages.map(({ entity_type, content }) => `${entity_type}: ${content}`)
