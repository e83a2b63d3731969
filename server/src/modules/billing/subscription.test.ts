import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { settleLeftOpen } from '../../jobs/settle-left-open.ts'
import type { SubscriptionState } from '../../ports/billing/index.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { DAY_MS, WEEK_MS } from '../../lib/time.ts'
import { carrierOf } from '../calls/test/carrier.ts'
import { syncSubscription } from './subscription.ts'
import { aTill, page, press, type Till } from './test/till.ts'

let till: Till
let phone: string
let id: string

beforeEach(async () => {
  till = await aTill()
  phone = (await till.offered())[0]!
  await press(await till.checkout(phone), 'pay')
  await till.later(4_000)
  await till.purchase()
  id = (await till.subscription())!.id
})
afterEach(() => till.deps.billing.close())

/** Presses a button of the portal, and lets the server find out. */
async function atPortal(action: string): Promise<void> {
  await press(await till.portal(), action, { subscription: id })
  await syncSubscription(till.deps, id)
}

const settleIn = async (ms: number) => {
  await till.later(ms)
  await settleLeftOpen(till.deps)
}

/** The TwiML that a caller gets. */
async function call(): Promise<string> {
  const { deps, app } = till
  vi.spyOn(deps.telephony, 'isSigned').mockReturnValue(true)
  const fields = { CallSid: `CA${'1'.repeat(32)}`, From: '+12025550123', To: phone }
  const { post } = carrierOf(app, deps.config.appUrl)
  return (await post('voice', fields)).body
}

it('the activity shows the purchase, and a look into the portal', async () => {
  await till.portal()
  const actions = await auditedActionsOf(till.deps, till.owner.user.id)
  expect(actions.slice(-3)).toEqual(['number.open_checkout', 'number.buy', 'number.open_portal'])
})

it('the portal names its stand-in, and shows the subscription and its price', async () => {
  const shown = await page(await till.portal())
  expect(shown).toContain('stands in for the billing portal of Stripe')
  expect(shown).toContain(`Phone number ${phone}`)
  expect(shown).toContain('$1.15 a month')
  const { location } = { location: await press(await till.portal(), 'nonsense') }
  expect(location).toMatch(/^\/portal\/bps_/)
})

it('an agent without a number has neither a subscription nor a portal', async () => {
  await till.call('DELETE', `/agent/${till.agentId}`)
  expect(await till.call('GET', `/agent/subscription/portal/${till.agentId}`)).toMatchObject({
    status: 404,
  })
})

it('is renewed by a month, even without a webhook', async () => {
  const before = Date.parse((await till.subscription())!.renews_at)
  await settleIn(32 * DAY_MS)
  const { status, renews_at } = (await till.subscription())!
  expect(status).toBe('active')
  expect(Date.parse(renews_at) - before).toBeGreaterThan(27 * DAY_MS)
  expect(await till.stripeHas('invoice')).toHaveLength(2)
})

it('runs to the end of its month when cancelled, and can be resumed before', async () => {
  await atPortal('cancel')
  const { status, renews_at, ends_at } = (await till.subscription())!
  expect([status, ends_at]).toEqual(['active', renews_at])
  expect((await till.number())!.suspended).toBeNull()
  await atPortal('resume')
  expect((await till.subscription())!.ends_at).toBeNull()
})

describe('a payment that fails', () => {
  it('suspends the number with notice: callers hear a sentence, the owner how long it is kept', async () => {
    expect(await call()).toContain('<ConversationRelay')
    await till.deps.driver.query('delete from calls')
    await atPortal('decline')
    expect((await till.subscription())!.status).toBe('past_due')
    const { until } = (await till.number())!.suspended!
    const days = (Date.parse(until) - till.deps.now().getTime()) / DAY_MS
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
    const heard = await call()
    expect(heard).toContain('not in service at the moment')
    expect(heard).not.toContain('ConversationRelay')
  })

  it('brings the number back when it is paid in time', async () => {
    await atPortal('decline')
    await settleIn(6 * DAY_MS)
    expect(await till.number()).not.toBeNull()
    await atPortal('pay')
    expect(await till.number()).toMatchObject({
      suspended: null,
      subscription: { status: 'active' },
    })
    await settleIn(3 * DAY_MS)
    expect(await till.sold()).toEqual([phone])
  })

  it('costs the number after a week, and ends the subscription', async () => {
    await atPortal('decline')
    await settleIn(WEEK_MS + 1)
    expect(await till.number()).toBeNull()
    expect(await till.sold()).toEqual([])
    expect(await till.stripeHas('subscription')).toMatchObject([{ status: 'canceled' }])
  })

  it('does not cost the number if it is paid at the last moment', async () => {
    await atPortal('decline')
    await press(await till.portal(), 'pay', { subscription: id })
    await settleIn(WEEK_MS + 1)
    expect(await till.number()).toMatchObject({ phone, suspended: null })
    expect(await till.sold()).toEqual([phone])
  })
})

it('a number without subscription can be subscribed to again, and is not bought again', async () => {
  await atPortal('cancel')
  await settleIn(32 * DAY_MS)
  expect(await till.number()).toMatchObject({ phone, subscription: { status: 'canceled' } })
  expect((await till.number())!.suspended).not.toBeNull()
  const [other] = await till.offered()
  expect(await till.buy(other!)).toMatchObject({ status: 409, code: 'number_exists' })

  const buyNumber = vi.spyOn(till.deps.telephony, 'buyNumber')
  await press(await till.checkout(phone), 'pay')
  await till.later(4_000)
  expect(await till.purchase()).toMatchObject({ state: 'completed' })
  const number = (await till.number())!
  expect(number).toMatchObject({ phone, suspended: null, subscription: { status: 'active' } })
  expect(number.subscription!.id).not.toBe(id)
  expect(buyNumber).not.toHaveBeenCalled()
  await settleIn(8 * DAY_MS)
  expect(await till.sold()).toEqual([phone])
})

it('deleting the agent ends the subscription and releases the number', async () => {
  const silent = new AppError(502, 'billing_unreachable', 'The payment provider did not answer.')
  const cancel = vi.spyOn(till.deps.billing, 'cancelSubscription').mockRejectedValue(silent)
  expect((await till.call('DELETE', `/agent/${till.agentId}`)).status).toBe(200)
  await settleLeftOpen(till.deps)
  expect(cancel).toHaveBeenCalled()
  expect(await till.sold()).toEqual([phone])
  cancel.mockRestore()
  // The first attempt's lease on the number must expire first.
  await settleLeftOpen(till.deps)
  expect(await till.sold()).toEqual([phone])
  await settleIn(61_000)
  expect(await till.stripeHas('subscription')).toMatchObject([{ status: 'canceled' }])
  expect(await till.sold()).toEqual([])
})

it('an older reading of a subscription does not overwrite a newer one', async () => {
  const { readSubscription } = till.deps.billing
  let release: () => void = () => undefined
  const held = new Promise<void>((resolve) => (release = resolve))
  const reading = vi.spyOn(till.deps.billing, 'readSubscription')
  reading.mockImplementationOnce(async (asked): Promise<SubscriptionState | null> => {
    const old = await readSubscription(asked)
    await held
    return old
  })
  const slow = syncSubscription(till.deps, id)
  await expect.poll(() => reading.mock.calls.length).toBe(1)
  await atPortal('decline')
  release()
  await slow
  expect((await till.subscription())!.status).toBe('past_due')
})

it('a subscription that Stripe does not know does not cost anybody their number', async () => {
  vi.spyOn(till.deps.billing, 'readSubscription').mockResolvedValue(null)
  await settleIn(60 * DAY_MS)
  expect(await till.number()).toMatchObject({ phone, suspended: null })
})
