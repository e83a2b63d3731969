import { readFileSync } from 'node:fs'
import { Stripe } from 'stripe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aTill, page, press, type Till } from '../../../modules/billing/test/till.ts'
import { toEvent } from '../stripe-shapes.ts'
import { signature } from './deliver.ts'
import { readForm } from './form.ts'
import { localBilling } from './index.ts'
import { listenOnLoopback } from '../../../lib/listen.ts'
import { createServer } from 'node:http'

type Json = null | string | number | boolean | Json[] | { [name: string]: Json }

/** Stripe's own examples of the objects that the product uses. */
const { resources } = JSON.parse(
  readFileSync(new URL('../../../test/fixtures/stripe-objects.json', import.meta.url), 'utf8'),
) as { resources: Record<string, { [name: string]: Json }> }

let till: Till
beforeEach(async () => {
  till = await aTill()
  await press(await till.checkout((await till.offered())[0]!), 'pay')
  await till.later(4_000)
  await till.purchase()
  await till.portal()
})
afterEach(() => till.deps.billing.close())

/**
 * Fields of `made` that differ from Stripe's example: they do not exist there, or have another type. Null is allowed on both
 * sides.
 */
function differences(made: Json, example: Json, path = ''): string[] {
  if (made === null || example === null) return []
  if (Array.isArray(made) && Array.isArray(example)) {
    return example.length ? made.flatMap((one) => differences(one, example[0]!, `${path}[]`)) : []
  }
  if (isObject(made) && isObject(example)) {
    // Names within metadata are free, so that no example has them.
    if (path.endsWith('metadata')) return []
    return Object.entries(made).flatMap(([name, value]) =>
      name in example
        ? differences(value, example[name]!, `${path}.${name}`)
        : [`${path}.${name} is not Stripe's`],
    )
  }
  return typeof made === typeof example && Array.isArray(made) === Array.isArray(example)
    ? []
    : [`${path} is ${JSON.stringify(made)}, Stripe has ${JSON.stringify(example)}`]
}

const isObject = (value: Json): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

describe('the Stripe stand-in', () => {
  it.each([
    'customer',
    'product',
    'price',
    'checkout.session',
    'subscription',
    'invoice',
    'billing_portal.session',
  ])('makes every %s with the fields and types of Stripe', async (object) => {
    const made = (await till.stripeHas(object)) as { [name: string]: Json }[]
    expect(made).not.toEqual([])
    expect(made.flatMap((one) => differences(one, resources[object]!))).toEqual([])
  })

  it('reports them in events of Stripe’s format', async () => {
    const { rows } = await till.deps.driver.query('select body from local_stripe_events')
    const events = rows.map(({ body }) => JSON.parse(body as string) as { [name: string]: Json })
    const example = { ...resources['event']!, api_version: '', data: null }
    expect(events.flatMap((one) => differences(one, example))).toEqual([])
    const [session] = await till.stripeHas('checkout.session')
    const about = events.map((event) => toEvent(event as unknown as Stripe.Event))
    const subscriptionId = (await till.subscription())!.id
    const checkoutId = session!['client_reference_id']
    expect(about.map(({ id: _, ...rest }) => rest)).toEqual(
      expect.arrayContaining([
        { type: 'checkout.session.completed', checkoutId, subscriptionId: null },
        { type: 'customer.subscription.created', checkoutId: null, subscriptionId },
        { type: 'invoice.paid', checkoutId: null, subscriptionId },
      ]),
    )
  })

  it('receives an idempotency key for every creation', async () => {
    const { rows } = await till.deps.driver.query(
      'select key, request from local_stripe_requests order by request',
    )
    const asked = rows.map(({ key, request }) => {
      const [path, form = ''] = String(request).split(' ')
      return { key: String(key).split(':')[0], path, form: readForm(form) }
    })
    expect(asked).toMatchObject([
      { path: '/v1/billing_portal/sessions' },
      {
        key: 'checkout',
        path: '/v1/checkout/sessions',
        form: {
          mode: 'subscription',
          line_items: {
            0: {
              quantity: '1',
              price_data: {
                currency: 'usd',
                unit_amount: '115',
                recurring: { interval: 'month' },
                product_data: { name: 'Phone number' },
              },
            },
          },
        },
      },
      { key: 'customer', path: '/v1/customers' },
    ])
  })

  it('signs as Stripe does', () => {
    const now = new Date()
    const { webhooks } = new Stripe('sk_test_1')
    const timestamp = Math.floor(now.getTime() / 1000)
    const theirs = { payload: '{"id":"evt_1"}', secret: 'whsec_1', timestamp }
    expect(signature('whsec_1', theirs.payload, now)).toBe(
      webhooks.generateTestHeaderString(theirs),
    )
  })

  it('refuses a client without its key', async () => {
    const { origin } = new URL(await till.portal())
    const response = await fetch(`${origin}/v1/customers`, { method: 'POST' })
    expect(response.status).toBe(401)
    expect((await fetch(`${origin}/pay/cs_test_guessed`)).status).toBe(404)
  })

  it('keeps its data over a restart, at the same address if that is free', async () => {
    const url = new URL(await till.portal())
    await till.deps.billing.close()
    const { config, db, log, now } = till.deps
    config.localBillingPort = Number(url.port)
    const next = localBilling({ config, db, log, now: () => now() })
    await next.start()
    // A kept-alive connection to the closed server may be used first, and fail.
    await expect.poll(() => page(url.href).catch(() => '')).toContain('Your subscriptions')
    await next.close()
    const taken = createServer()
    await listenOnLoopback(taken, Number(url.port))
    const elsewhere = localBilling({ config, db, log, now: () => now() })
    const { customerId } = (await elsewhere.readSubscription((await till.subscription())!.id))!
    const other = await elsewhere.portalUrl(customerId, 'https://nexus.example')
    expect(new URL(other).port).not.toBe(url.port)
    await elsewhere.close()
    taken.close()
  })

  it('does not start in production', () => {
    const { config, db, log, now } = till.deps
    expect(() => localBilling({ config: { ...config, production: true }, db, log, now })).toThrow(
      'does not start in production',
    )
  })
})
