import { createHmac } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleLeftOpen } from '../../jobs/settle-left-open.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { eventually } from '../calls/test/stage.ts'
import { aTill, press, type Till } from './test/till.ts'

const SECRET = 'whsec_known to Stripe and to us'
const KEYS = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: SECRET }

const signed = (body: string, secret = SECRET, at = Date.now()) => {
  const time = Math.floor(at / 1000)
  const digest = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')
  return `t=${time},v1=${digest}`
}

/** An event formatted like Stripe's, with spaces, which would be lost if it were parsed and written again. */
const anEvent = (id: string, object: object = { object: 'plan', id: 'plan_1' }) =>
  JSON.stringify({ id, object: 'event', type: 'plan.created', data: { object } }, null, 2)

describe('a webhook', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>
  beforeEach(async () => {
    test = await buildTestApp(KEYS)
  })

  const post = (payload: string, signature?: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        ...(signature && { 'stripe-signature': signature }),
      },
      payload,
    })
  const stored = async () =>
    (await test.deps.driver.query('select id, payload from billing_events order by id')).rows

  it('is stored unchanged before it is answered', async () => {
    const body = anEvent('evt_1')
    expect((await post(body, signed(body))).statusCode).toBe(200)
    expect(await stored()).toEqual([{ id: 'evt_1', payload: body }])
  })

  it('is not answered if it could not be stored, so that it comes again', async () => {
    const body = anEvent('evt_1')
    await test.deps.driver.query('alter table billing_events rename to gone')
    expect((await post(body, signed(body))).statusCode).toBe(500)
    await test.deps.driver.query('alter table gone rename to billing_events')
    expect((await post(body, signed(body))).statusCode).toBe(200)
  })

  it('is stored once, however often it comes', async () => {
    const body = anEvent('evt_1')
    const answers = await Promise.all([1, 2, 3].map(() => post(body, signed(body))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it.each([
    ['without a signature', (body: string) => [body, undefined]],
    ['signed by somebody else', (body: string) => [body, signed(body, 'whsec_guessed')]],
    ['changed on its way', (body: string) => [body.replace('evt_1', 'evt_2'), signed(body)]],
    [
      're-written as other JSON',
      (body: string) => [JSON.stringify(JSON.parse(body)), signed(body)],
    ],
    ['six minutes old', (body: string) => [body, signed(body, SECRET, Date.now() - 6 * MINUTE_MS)]],
    ['that is no event', () => ['nonsense', signed('nonsense')]],
    ['that is empty', () => ['', signed('')]],
  ] as [string, (body: string) => [string, string | undefined]][])(
    '%s is refused and not stored',
    async (_what, forge) => {
      const response = await post(...forge(anEvent('evt_1')))
      expect([response.statusCode, response.json().code]).toEqual([400, 'bad_signature'])
      expect(await stored()).toEqual([])
    },
  )

  it('about another product in the same account changes nothing', async () => {
    const metadata = { checkout_id: '0192e4f8-0000-7000-8000-000000000000' }
    const body = anEvent('evt_1', { object: 'checkout.session', id: 'cs_1', metadata })
    expect((await post(body, signed(body))).statusCode).toBe(200)
    await expect
      .poll(async () => {
        const { rows } = await test.deps.driver.query('select handled_at from billing_events')
        return rows[0]!['handled_at']
      })
      .not.toBeNull()
  })
})

it('nothing is bought and no webhook taken in production without keys', async () => {
  const { app, deps } = await buildTestApp({
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(32),
    APP_URL: 'https://nexus.example',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  expect(deps.billing.kind).toBe('none')
  const response = await app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
  })
  expect([response.statusCode, response.json().code]).toEqual([503, 'billing_not_configured'])
})

describe('an event from Stripe', () => {
  let till: Till
  beforeEach(async () => {
    till = await aTill({ webhooks: true })
  })
  afterEach(async () => {
    await till.deps.billing.close()
    await till.app.close()
  })

  const events = async () =>
    (await till.deps.driver.query('select id, body from local_stripe_events order by next_at, id'))
      .rows as { id: string; body: string }[]
  /** Waits until the stand-in has sent every event and all are handled. */
  const quiet = () =>
    eventually(async () => {
      const { rows } = await till.deps.driver.query(
        `select (select count(*) from local_stripe_events where delivered_at is null)
          + (select count(*) from billing_events where handled_at is null) as waiting`,
      )
      return Number(rows[0]!['waiting']) === 0
    })
  /** Sends these events of the stand-in once more, in this order. */
  const tell = async (list: { id: string; body: string }[]) => {
    await till.deps.driver.query('delete from billing_events')
    await till.deps.driver.query('update local_stripe_events set delivered_at = now()')
    for (const { id } of list) {
      await till.deps.driver.query(
        'update local_stripe_events set delivered_at = null, next_at = now() where id = $1',
        [id],
      )
      // Any request makes the stand-in send waiting events.
      await fetch(`${till.deps.config.appUrl}/api/health`)
      await till.portal()
      await quiet()
    }
  }

  it('completes the purchase a moment after the payment', async () => {
    const phone = (await till.offered())[0]!
    await press(await till.checkout(phone), 'pay')
    await eventually(async () => (await till.number())?.phone === phone)
    await quiet()
    const { rows } = await till.deps.driver.query('select type from billing_events')
    expect(rows.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
      ]),
    )
  })

  it('may come twice and in any order, because the state is read from Stripe', async () => {
    await press(await till.checkout((await till.offered())[0]!), 'pay')
    await eventually(async () => (await till.number()) !== null)
    const { id } = (await till.subscription())!
    await press(await till.portal(), 'decline', { subscription: id })
    await eventually(async () => (await till.subscription())?.status === 'past_due')
    await press(await till.portal(), 'pay', { subscription: id })
    await eventually(async () => (await till.subscription())?.status === 'active')
    await quiet()
    await tell((await events()).toReversed())
    expect(await till.subscription()).toMatchObject({ status: 'active' })
    expect((await till.number())!.suspended).toBeNull()
    expect(await till.sold()).toHaveLength(1)
    expect(await till.stripeHas('refund')).toEqual([])
  })

  it('is handled once if two nodes take it, and by the job if its node died', async () => {
    const other = await aSecondNode(till.deps)
    const handled = vi.spyOn(till.deps.billing, 'readSubscription')
    await press(await till.checkout((await till.offered())[0]!), 'pay')
    await eventually(async () => (await till.number()) !== null)
    await quiet()
    await till.deps.driver.query(
      `update billing_events set handled_at = null, leased_until = now() + interval '1 minute'`,
    )
    handled.mockClear()
    await settleLeftOpen(till.deps)
    expect(handled).not.toHaveBeenCalled()
    await till.later(61_000)
    await Promise.all([settleLeftOpen(till.deps), settleLeftOpen(other.deps)])
    await quiet()
    const { rows } = await till.deps.driver.query(
      'select count(*) from billing_events where subscription_id is not null',
    )
    const told = Number(rows[0]!['count'])
    expect(handled.mock.calls.length).toBeGreaterThanOrEqual(told)
    // Both nodes may read the same subscription once more; if both handled every event, it would be two reads for each.
    expect(handled.mock.calls.length).toBeLessThan(2 * told)
    await other.deps.bus.close()
  })

  it('is sent again until it is accepted', async () => {
    await till.deps.billing.start()
    await till.deps.driver.query('alter table billing_events rename to gone')
    await press(await till.checkout((await till.offered())[0]!), 'pay')
    await eventually(async () => {
      const { rows } = await till.deps.driver.query('select attempts from local_stripe_events')
      return rows.length > 2 && rows.every(({ attempts }) => Number(attempts) > 0)
    })
    await till.deps.driver.query('alter table gone rename to billing_events')
    await quiet()
    expect(await till.number()).not.toBeNull()
  })
})
