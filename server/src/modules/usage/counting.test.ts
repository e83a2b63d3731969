import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { usageDays } from '../../db/schema/usage.ts'
import { users } from '../../db/schema/users.ts'
import { aUser } from '../../test/factories.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { aVisitor } from '../../test/visitor.ts'
import { countLater, usageWritten } from './counter.ts'
import { aPricedAccount } from './test/priced-account.ts'

let stub: StubModel
let account: Awaited<ReturnType<typeof aPricedAccount>>

beforeEach(async () => {
  stub = await startStubModel({ reply: 'Thirty days [1].' })
  account = await aPricedAccount(stub)
})
afterEach(() => stub.close())

const wordsSent = () =>
  stub.requests
    .flatMap(({ messages = [] }) => messages.map(({ content }) => String(content)))
    .join(' ')
    .match(/\S+/g)!.length

describe('the usage of an answer by a model', () => {
  it('is counted by agent and day, in the vendor’s tokens and at the set price', async () => {
    const { app, agent, usage, deps } = account
    deps.now = () => new Date('2026-03-02T12:00:00Z')
    const visitor = await aVisitor(app, agent.id)
    await visitor.say('How long may I return goods?')
    await visitor.say('How long may I return shoes?')
    const { agents, days, month, account: spending } = await usage()
    const cost_micros = wordsSent() + 2 * 6
    expect(agents).toEqual([
      {
        id: agent.id,
        name: 'Helper',
        cap: { own_micros: null, operator_micros: null, spent_micros: cost_micros },
        used: [
          {
            kind: 'model',
            times: 2,
            tokens_in: wordsSent(),
            tokens_out: 6,
            estimated_tokens: 0,
            seconds: 0,
            cost_micros,
          },
        ],
      },
    ])
    expect(month).toBe('2026-03')
    expect(spending.spent_micros).toBe(cost_micros)
    expect(days).toEqual([
      { day: '2026-03-01', cost_micros: 0, tokens: 0 },
      { day: '2026-03-02', cost_micros, tokens: wordsSent() + 6 },
    ])
  })

  it('is an estimate if the vendor does not report it', async () => {
    stub.behave({ reply: 'Thirty days [1].', tellsNoUsage: true })
    const { app, agent, usage } = account
    await (await aVisitor(app, agent.id)).say('How long may I return goods?')
    const [used] = (await usage()).agents[0]!.used
    expect(used!.tokens_out).toBe(4)
    expect(used!.estimated_tokens).toBe(used!.tokens_in + used!.tokens_out)
  })

  it('is counted without prices too, with an unknown cost', async () => {
    const { app, agent, usage } = await aPricedAccount(stub, {})
    await (await aVisitor(app, agent.id)).say('How long may I return goods?')
    const { priced, agents } = await usage()
    expect(priced).toEqual([])
    expect(agents[0]!.used[0]).toMatchObject({ tokens_out: 3, cost_micros: null })
  })

  it('includes the embeddings of questions', async () => {
    const { app, agent, usage } = await aPricedAccount(stub, {
      PRICE_EMBEDDING: '3',
      MODEL_PROVIDER: '',
      MODEL_NAME: '',
      EMBEDDING_PROVIDER: 'openai-compatible',
      EMBEDDING_NAME: 'stub',
      EMBEDDING_BASE_URL: stub.url,
    })
    await (await aVisitor(app, agent.id)).say('How long may I return goods?')
    expect((await usage()).agents[0]!.used).toMatchObject([
      { kind: 'embedding', tokens_in: 6, tokens_out: 0, cost_micros: 18 },
    ])
  })

  it('stays counted when the agent is deleted', async () => {
    const { app, agent, usage, owner } = account
    await (await aVisitor(app, agent.id)).say('How long may I return goods?')
    const before = (await usage()).account.spent_micros
    const headers = { cookie: owner.cookie, origin: 'http://localhost:4000' }
    await app.inject({ method: 'DELETE', url: `/api/agent/${agent.id}`, headers })
    const { account: spending, agents } = await usage()
    expect(spending.spent_micros).toBe(before)
    expect(agents).toMatchObject([{ id: agent.id, name: null }])
  })

  it('is hidden from other accounts', async () => {
    const { app, agent, deps } = account
    await (await aVisitor(app, agent.id)).say('How long may I return goods?')
    await usageWritten(deps)
    const { cookie } = await aUser(deps)
    const other = await app.inject({ url: '/api/usage', headers: { cookie } })
    expect(other.json().data).toMatchObject({ agents: [], account: { spent_micros: 0 } })
  })
})

describe('the count', () => {
  const rowOf = (userId: string, agentId: string) => ({
    userId,
    agentId,
    day: '2026-03-02',
    kind: 'model' as const,
    times: 1,
    tokensIn: 3,
    costMicros: 5,
  })

  it('is exact with any number of simultaneous writes', async () => {
    const { deps, owner, agent } = account
    for (let nth = 0; nth < 200; nth++) countLater(deps, rowOf(owner.user.id, agent.id))
    await usageWritten(deps)
    expect(await deps.db.select().from(usageDays)).toMatchObject([
      { times: 200, tokensIn: 600, costMicros: 1_000 },
    ])
  })

  it('waits for an unavailable database, and loses nothing', async () => {
    const { deps, owner, agent } = account
    const query = () => Promise.reject(new Error('the database is away'))
    const away = { ...deps, driver: { ...deps.driver, query } }
    for (let nth = 0; nth < 3; nth++) countLater(away, rowOf(owner.user.id, agent.id))
    await usageWritten(away)
    await usageWritten(deps)
    expect(await deps.db.select().from(usageDays)).toMatchObject([{ times: 3, tokensIn: 9 }])
  })

  it('is dropped for an account that was deleted meanwhile', async () => {
    const { deps, owner, agent } = account
    await deps.db.delete(users).where(eq(users.id, owner.user.id))
    countLater(deps, rowOf(owner.user.id, agent.id))
    await usageWritten(deps)
    await usageWritten(deps)
    expect(await deps.db.$count(usageDays)).toBe(0)
  })
})
