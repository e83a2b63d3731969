import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aVisitor } from '../../test/visitor.ts'
import { capState } from './caps.ts'
import { countLater, usageWritten } from './counter.ts'
import { aPricedAccount, PRICES } from './test/priced-account.ts'

const DOLLAR = 1_000_000
type Account = Awaited<ReturnType<typeof aPricedAccount>>
let stub: StubModel
let account: Account

beforeEach(async () => {
  stub = await startStubModel({ reply: 'Thirty days [1].' })
  account = await aPricedAccount(stub)
})
afterEach(() => stub.close())

/** Records spending of this much by the agent this month. */
async function spend({ deps, owner, agent }: Account, dollars: number) {
  countLater(deps, {
    userId: owner.user.id,
    agentId: agent.id,
    day: deps.now().toISOString().slice(0, 10),
    kind: 'model',
    times: 1,
    costMicros: dollars * DOLLAR,
  })
  await usageWritten(deps)
}

const asked = () => stub.requests.length

describe('at the cap', () => {
  it('answers are quoted and the model hears nothing more, until the cap is raised', async () => {
    const { app, agent, setCap } = account
    const visitor = await aVisitor(app, agent.id)
    await setCap(agent.id, 2 * DOLLAR)
    await spend(account, 2)
    const { events } = await visitor.say('How long may I return goods?')
    expect(events.at(-1)!.data).toMatchObject({
      outcome: 'answered',
      message: { text: expect.stringContaining('within 30 days') },
    })
    expect(asked()).toBe(0)
    await setCap(agent.id, 3 * DOLLAR)
    await visitor.say('How long may I return goods?')
    expect(asked()).toBe(1)
  })

  it.each([
    ['for an account', { MONTHLY_CAP_ACCOUNT: '2' }],
    ['for an agent', { MONTHLY_CAP_AGENT: '2' }],
  ])('answers are quoted too if the operator set it %s', async (_whose, caps) => {
    account = await aPricedAccount(stub, { ...PRICES, ...caps })
    await spend(account, 2)
    await (await aVisitor(account.app, account.agent.id)).say('How long may I return goods?')
    expect(asked()).toBe(0)
  })

  it('other agents still use the model, unless the cap is that of the account', async () => {
    const { app, deps, owner, agent, setCap } = account
    const other = await anAgent(deps.db, owner.user.id, { name: 'Other' })
    await setCap(agent.id, DOLLAR)
    await spend(account, 1)
    await (await aVisitor(app, other.id)).say('How long may I return goods?')
    expect(asked()).toBe(1)
    await setCap(null, DOLLAR)
    await (await aVisitor(app, other.id)).say('How long may I return goods?')
    expect(asked()).toBe(1)
  })

  it('is not reached any more in a new month', async () => {
    const { app, agent, setCap, deps } = account
    deps.now = () => new Date('2026-03-31T23:59:00Z')
    await setCap(null, DOLLAR)
    await spend(account, 1)
    const visitor = await aVisitor(app, agent.id)
    await visitor.say('How long may I return goods?')
    expect(asked()).toBe(0)
    deps.now = () => new Date('2026-04-01T00:00:00Z')
    await visitor.say('How long may I return goods?')
    expect(asked()).toBe(1)
  })

  it('no code is sent to a phone, and the owner reads the reason', async () => {
    await account.setCap(null, 0)
    const sent = await account.call('POST', `/agent/send-otp/${account.agent.id}`, {
      phone: '+12025550177',
    })
    expect([sent.statusCode, sent.json()]).toEqual([
      409,
      {
        code: 'cap_reached',
        message:
          'The monthly cap is reached, so nothing that costs money is done. See Settings, Usage.',
      },
    ])
  })
})

describe('the owner', () => {
  it('is notified from 80 % of a cap on, and when it is reached', async () => {
    account = await aPricedAccount(stub, { ...PRICES, MONTHLY_CAP_ACCOUNT: '10' })
    const { agent, call, setCap } = account
    const notices = async () => (await call('GET', '/usage/notices')).json().data
    await setCap(agent.id, DOLLAR)
    await spend(account, 0.79)
    expect(await notices()).toEqual([])
    await spend(account, 0.01)
    const told = { by: 'owner', agent: { id: agent.id, name: 'Helper' }, cap_micros: DOLLAR }
    expect(await notices()).toEqual([{ level: 'near', ...told, spent_micros: 0.8 * DOLLAR }])
    await spend(account, 9.2)
    expect(await notices()).toEqual([
      {
        level: 'reached',
        by: 'operator',
        agent: null,
        spent_micros: 10 * DOLLAR,
        cap_micros: 10 * DOLLAR,
      },
      { level: 'reached', ...told, spent_micros: 10 * DOLLAR },
    ])
  })

  it('cannot set a cap above that of the operator', async () => {
    const { setCap } = await aPricedAccount(stub, { ...PRICES, MONTHLY_CAP_ACCOUNT: '10' })
    const refused = await setCap(null, 10 * DOLLAR + 1)
    expect([refused.statusCode, refused.json().message]).toEqual([
      400,
      'Enter at most $10.00, the cap of this server.',
    ])
    expect((await setCap(null, 10 * DOLLAR)).statusCode).toBe(200)
  })

  it('cannot set a cap while nothing has a price', async () => {
    const { setCap } = await aPricedAccount(stub, {})
    expect((await setCap(null, DOLLAR)).json().code).toBe('no_prices')
  })

  it('finds every change of a cap in the activity', async () => {
    const { setCap, agent, call } = account
    await setCap(agent.id, 5 * DOLLAR)
    await setCap(null, null)
    const { entries } = (await call('GET', '/user/activity')).json().data
    expect(entries.slice(0, 2)).toMatchObject([
      { action: 'usage.change_cap', subject: { name: 'your account' }, details: { cap: null } },
      { action: 'usage.change_cap', subject: { name: 'Helper' }, details: { cap: '$5.00' } },
    ])
  })

  it('cannot set a cap for the agent of another account', async () => {
    const { setCap, deps } = account
    const foreign = await anAgent(deps.db, (await aUser(deps)).user.id)
    expect((await setCap(foreign.id, 0)).statusCode).toBe(404)
  })
})

it('the lower of two caps applies', () => {
  expect(capState(5, null, null)).toBeNull()
  expect(capState(5, 10, 5)).toEqual({ level: 'reached', by: 'operator', cap: 5 })
  expect(capState(5, 5, 10)).toEqual({ level: 'reached', by: 'owner', cap: 5 })
  expect(capState(0, 0, null)).toEqual({ level: 'reached', by: 'owner', cap: 0 })
})
