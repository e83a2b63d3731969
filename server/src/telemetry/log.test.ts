import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { AppError } from '../errors.ts'
import { stripeBilling } from '../ports/billing/stripe.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'
import { openLog } from './log.ts'

const SECRET = 'Rumpelstiltskin'
const ACCOUNT = { secretKey: 'sk', webhookSecret: 'whsec', priceId: undefined }

function recorder() {
  const lines: string[] = []
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  const parsed = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  return { log, parsed, text: () => lines.join('') }
}

/** Closed by the test itself, because this app is not made by the test helper. */
async function serverWith({ log }: ReturnType<typeof recorder>) {
  const test = await buildTestApp()
  const deps = { ...test.deps, log }
  const app = await buildApp(deps)
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  return { app, deps, agent }
}

describe('the log', () => {
  it('names the type and place of an error, and nothing of its message', async () => {
    const { deps } = await buildTestApp()
    const { log, parsed, text } = recorder()
    const failed = await deps.db
      .execute(sql`select ${SECRET}::text::int`)
      .catch((error: Error) => error)
    expect(failed).toMatchObject({ params: [SECRET] })
    const error = failed as Error
    log.error(error)
    log.error({ err: error })
    log.warn({ err: error }, error.message)
    log.info({ reason: error }, 'it failed')
    log.error({ err: new Error(`One\n    at ${SECRET} (x:1:1)\nTwo`, { cause: error }) }, 'again')
    log.error({ err: new AggregateError([error], SECRET) }, 'all of them')
    log.error({ err: SECRET }, 'thrown as it was')
    expect(text()).not.toContain(SECRET)
    expect(parsed()).toHaveLength(7)
    expect(parsed()[0]).toMatchObject({
      msg: 'an error',
      err: { type: 'DrizzleQueryError', cause: { code: '22P02' } },
    })
    expect(JSON.stringify(parsed()[0]!['err'])).toMatch(/log\.test\.ts\S*:\d+/)
  })

  it('keeps the sentence of a refusal, because it is our own', () => {
    const { log, parsed } = recorder()
    log.warn({ err: new AppError(503, 'model_unavailable', 'I cannot answer right now.') }, 'no')
    expect(parsed()[0]!['err']).toMatchObject({
      message: 'I cannot answer right now.',
      status: 503,
    })
  })

  it('contains no word of a visitor at any level, whatever fails', async () => {
    const record = recorder()
    const { app, deps, agent } = await serverWith(record)
    deps.answer = async function* ({ text }) {
      yield { type: 'text', text: 'I see' }
      throw new Error(`could not answer: ${text}`)
    }
    const visitor = await aVisitor(app, agent.id)
    const { events } = await visitor.say(`I am ${SECRET}`)
    expect(events.at(-1)!.data).toMatchObject({ outcome: 'failed' })
    await deps.db.execute(sql`alter table messages rename to messages_away`)
    try {
      const { response } = await visitor.say(`${SECRET} once more`)
      expect(response.statusCode).toBe(500)
      const { request_id } = response.json()
      expect(request_id).toBe(response.headers['x-request-id'])
      expect(record.parsed()).toContainEqual(
        expect.objectContaining({ msg: 'request failed', requestId: request_id }),
      )
    } finally {
      await deps.db.execute(sql`alter table messages_away rename to messages`)
    }
    await app.inject(`/api/widget/agents/${SECRET}/config?name=${SECRET}`)
    await app.close()
    expect(record.parsed()).toContainEqual(expect.objectContaining({ msg: 'a reply failed' }))
    expect(record.text()).not.toContain(SECRET)
  })
})

describe('the id of a request', () => {
  it('is in its response and in every line about it, also about its background work', async () => {
    const record = recorder()
    const { app, deps, agent } = await serverWith(record)
    deps.answer = async function* () {
      yield { type: 'text', text: 'I see' }
      throw new Error('no')
    }
    const visitor = await aVisitor(app, agent.id)
    const { response } = await visitor.say('Hello')
    await app.close()
    const id = response.headers['x-request-id']
    const about = record.parsed().filter(({ requestId }) => requestId === id)
    expect(about.map(({ msg }) => msg)).toEqual(['a reply failed', 'request'])
    expect(about[1]).toMatchObject({
      method: 'POST',
      route: '/api/widget/conversations/:id/messages',
      status: 200,
      ms: expect.any(Number),
    })
  })

  it('is taken from the proxy if it is well-formed, and generated otherwise', async () => {
    const { app } = await buildTestApp()
    const idOf = async (given: string) =>
      (await app.inject({ url: '/livez', headers: { 'x-request-id': given } })).headers[
        'x-request-id'
      ]
    expect(await idOf('edge-0123456789')).toBe('edge-0123456789')
    for (const odd of ['short', 'x'.repeat(65), 'two words in it', '"quoted-quoted"']) {
      expect(await idOf(odd)).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    }
  })
})

describe('a client without a key', () => {
  it('cannot fill the disk with payments that are not signed either', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const { log, parsed } = recorder()
      const billing = stripeBilling({ account: ACCOUNT, log })
      const forge = (signature?: string) =>
        billing.readEvent(Buffer.from(SECRET), signature, new Date())
      for (let time = 0; time < 50; time++) {
        await expect(forge()).rejects.toThrow('signature')
        await expect(forge(`t=1,v1=${SECRET}`)).rejects.toThrow('signature')
      }
      vi.advanceTimersByTime(60_000)
      expect(parsed()).toHaveLength(11)
      expect(parsed().at(-1)).toMatchObject({ skipped: 90 })
    } finally {
      vi.useRealTimers()
    }
  })

  it('cannot fill the disk: its first requests are logged singly, the rest as a number', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    try {
      const record = recorder()
      const { app } = await serverWith(record)
      const knock = () =>
        app.inject({
          method: 'POST',
          url: `/api/webhooks/twilio/voice?a=${SECRET}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: `Body=${SECRET}&${SECRET}%20=1`,
        })
      for (let time = 0; time < 100; time++) expect((await knock()).statusCode).toBe(403)
      vi.advanceTimersByTime(60_000)
      await app.close()
      const saying = (words: string) => record.parsed().filter(({ msg }) => msg === words)
      expect(saying('a webhook was not signed')).toHaveLength(10)
      expect(saying('more webhooks that were not signed')).toMatchObject([{ skipped: 90 }])
      expect(saying('request')).toHaveLength(60)
      expect(saying('more requests like it')).toMatchObject([{ skipped: 40, status: 403 }])
      expect(record.text()).not.toContain(SECRET)
    } finally {
      vi.useRealTimers()
    }
  })
})
