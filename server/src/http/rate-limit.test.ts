import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../test/factories.ts'
import { aSecondNode } from '../test/second-node.ts'
import { buildTestApp } from '../test/test-app.ts'
import { networkOf } from './address.ts'

type App = Awaited<ReturnType<typeof buildTestApp>>['app']

const knock = (app: App, remoteAddress: string) =>
  app.inject({ url: '/api/auth/google/callback', remoteAddress })

const peek = (app: App, remoteAddress: string) =>
  app.inject({ method: 'HEAD', url: '/api/auth/google/callback', remoteAddress })

async function knockTimes(app: App, times: number) {
  const answers = []
  while (answers.length < times) answers.push(await knock(app, '192.0.2.1'))
  return answers
}

describe('an address that asks too often', () => {
  it('is refused with the time to retry, and others are served meanwhile', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'true' })
    const answers = await knockTimes(app, 31)
    const refused = answers.filter((answer) => answer.statusCode === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]!.json()).toMatchObject({ code: 'rate_limited' })
    expect(refused[0]!.json().message).toMatch(/^Too many requests\. Try again in \d+ seconds?\.$/)
    expect(Number(refused[0]!.headers['retry-after'])).toBeGreaterThan(0)
    expect((await knock(app, '192.0.2.2')).statusCode).toBe(302)
  })

  it('is refused as soon when it asks for the headers only, which costs as much', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'true' })
    await knockTimes(app, 15)
    const statuses = []
    while (statuses.length < 16) statuses.push((await peek(app, '192.0.2.1')).statusCode)
    expect(statuses).toEqual([...Array<number>(15).fill(302), 429])
  })

  it('cannot hide behind addresses it made up itself before the proxy saw it', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'true', TRUST_PROXY: 'true' })
    const claim = (made: string, seen: string) =>
      app.inject({
        url: '/api/auth/google/callback',
        headers: { 'x-forwarded-for': `${made}, ${seen}` },
      })
    let refused = 0
    for (let time = 0; time < 31; time++) {
      if ((await claim(`198.51.100.${time}`, '192.0.2.1')).statusCode === 429) refused++
    }
    expect(refused).toBe(1)
    expect((await claim('198.51.100.1', '192.0.2.2')).statusCode).toBe(302)
  })

  it('is served nevertheless if the configuration turns limits off', async () => {
    const { app } = await buildTestApp({ RATE_LIMIT: 'false' })
    const answers = await knockTimes(app, 31)
    expect(answers.every((answer) => answer.statusCode === 302)).toBe(true)
  })
})

const allAtOnce = <T>(times: number, action: (time: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, time) => action(time)))

const NOBODY = '019a0000-0000-7000-8000-0000000000'

const look = (app: App, agentId: string, remoteAddress: string) =>
  app.inject({ url: `/api/widget/agents/${agentId}/config`, remoteAddress })

describe('limits of several nodes', () => {
  it('are one limit, and no address is stored in the database', async () => {
    const { app, deps } = await buildTestApp({ RATE_LIMIT: 'true' })
    const { app: other } = await aSecondNode(deps)
    await knockTimes(app, 30)
    await expect
      .poll(async () => {
        const { rows } = await deps.driver.query('select max(points) as most from rate_limits')
        return rows[0]!['most']
      })
      .toBe(30)
    // A node reads the total of all nodes each time it has counted an eighth of the limit.
    let served = 0
    await expect
      .poll(async () => {
        const { statusCode } = await knock(other, '192.0.2.1')
        if (statusCode === 302) served += 1
        return statusCode
      })
      .toBe(429)
    await other.close()
    expect(served).toBeLessThan(30)
    expect((await knock(app, '192.0.2.2')).statusCode).toBe(302)
    const { rows } = await deps.driver.query('select key from rate_limits')
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|auth\//)
  })

  it('are held by each for itself while the database is away', async () => {
    const { app, deps } = await buildTestApp({ RATE_LIMIT: 'true' })
    await deps.db.execute(sql`alter table rate_limits rename to rate_limits_away`)
    try {
      const answers = await knockTimes(app, 32)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        ...Array<number>(30).fill(302),
        429,
        429,
      ])
    } finally {
      await deps.db.execute(sql`alter table rate_limits_away rename to rate_limits`)
    }
  })
})

describe('the flood of one site', () => {
  const ask = (app: App, agentId: string, remoteAddress: string) =>
    app.inject({
      method: 'POST',
      url: `/api/widget/agents/${agentId}/conversations`,
      payload: {},
      remoteAddress,
      headers: { origin: 'https://shop.example' },
    })

  async function twoSites() {
    const { app, deps } = await buildTestApp({ RATE_LIMIT: 'true' })
    const site = async () => anAgent(deps.db, (await aUser(deps)).user.id, { activated: false })
    return { app, flooded: await site(), quiet: await site() }
  }

  it('is let in gradually: some requests at once, some after a moment, and the rest are refused with a time to retry', async () => {
    const { app, flooded } = await twoSites()
    const answers = await allAtOnce(20, () => ask(app, flooded.id, '192.0.2.1'))
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(answers.slice(0, 10).map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(409))
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeLessThan(30)
  })

  it('counts for an agent whose id was pasted with spaces or in capitals', async () => {
    const { app, deps } = await buildTestApp({ RATE_LIMIT: 'true' })
    const agent = await anAgent(deps.db, (await aUser(deps)).user.id)
    const { statusCode } = await look(app, `%20${agent.id.toUpperCase()}%20`, '203.0.113.9')
    expect(statusCode).toBe(200)
  })

  it('from one address leaves that address welcome at others', async () => {
    const { app, flooded, quiet } = await twoSites()
    const answers = await allAtOnce(20, () => ask(app, flooded.id, '192.0.2.1'))
    expect(answers.at(-1)!.statusCode).toBe(429)
    // 409: the agent is not active, but the request got past the limits.
    expect((await ask(app, quiet.id, '192.0.2.1')).statusCode).toBe(409)
  })

  it('from everywhere ends at its own limit, and the visitors of others do not feel it', async () => {
    const { app, flooded, quiet } = await twoSites()
    const answers = await allAtOnce(200, (time) => ask(app, flooded.id, `198.51.100.${time}`))
    const refusal = answers.at(-1)!
    expect(refusal.statusCode).toBe(429)
    expect(refusal.headers['access-control-allow-origin']).toBe('*')
    expect(refusal.headers['access-control-expose-headers']).toContain('retry-after')
    expect((await ask(app, quiet.id, '198.51.100.1')).statusCode).toBe(409)
  })
})

describe('an address that asks for agents that do not exist', () => {
  it('is refused for a while, without further queries of the database', async () => {
    const { app, deps } = await buildTestApp({ RATE_LIMIT: 'true' })
    const agent = await anAgent(deps.db, (await aUser(deps)).user.id)
    const statuses = []
    for (let time = 0; time < 62; time++) {
      const id = `${NOBODY}${String(time).padStart(2, '0')}`
      statuses.push((await look(app, id, '192.0.2.1')).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(60).fill(404), 429, 429])
    expect((await look(app, agent.id, '192.0.2.2')).statusCode).toBe(200)
  })
})

describe('an address', () => {
  it('counts as its network with IPv6, and as the same in both notations of IPv4', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::1'))
    expect(networkOf('2001:db8:1:2::1')).not.toBe(networkOf('2001:db8:1:3::1'))
    expect(networkOf('::ffff:192.0.2.1')).toBe(networkOf('192.0.2.1'))
    expect(networkOf('192.0.2.1')).not.toBe(networkOf('192.0.2.2'))
    expect(networkOf('unknown')).toBe('unknown')
  })
})
