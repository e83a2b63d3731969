import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { settleLeftOpen } from '../../jobs/settle-left-open.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../lib/time.ts'
import { insertCheckout, saveSession } from './checkout-store.ts'
import { findCustomer } from './subscription-store.ts'
import { aTill, page, press, silentCarrier, type Till } from './test/till.ts'

let till: Till

beforeEach(async () => {
  till = await aTill()
})
afterEach(() => till.deps.billing.close())

describe('buying a number', () => {
  it('is paid on a page that names its stand-in, and gives the number to the agent', async () => {
    const [, phone] = await till.offered()
    const url = await till.checkout(phone!)
    expect(new URL(url).origin).not.toBe(till.deps.config.appUrl)
    const shown = await page(url)
    expect(shown).toContain('stands in for Stripe Checkout')
    expect(shown).toContain('charges nothing')
    expect(shown).toContain(`Phone number ${phone}`)
    expect(shown).toContain('Pay $1.15')
    expect(await till.purchase()).toEqual({
      purchased_number: null,
      state: 'open',
      phone,
      checkout_url: url,
      message: '',
    })
    expect(await till.sold()).toEqual([])

    expect(await press(url, 'pay')).toBe(
      `${till.deps.config.appUrl}/agents/${till.agentId}?tab=settings&checkout=paid`,
    )
    await till.later(4_000)
    expect(await till.purchase()).toMatchObject({ purchased_number: phone, state: 'completed' })
    const number = await till.number()
    expect(number).toMatchObject({
      phone,
      suspended: null,
      subscription: { variant: 'Phone number', status: 'active', ends_at: null },
    })
    expect(number!.subscription!.id).toMatch(/^sub_/)
    const days = (Date.parse(number!.subscription!.renews_at) - Date.now()) / DAY_MS
    expect(days).toBeGreaterThan(27)
    expect(days).toBeLessThan(32)
    expect(await till.subscription()).toEqual(number!.subscription)
    expect((await till.call('GET', `/agent/${till.agentId}`)).data.used_number).toEqual({ phone })
    expect(await till.offered()).not.toContain(phone)
  })

  it('costs $1.15 a month, and everything stored at Stripe names the checkout', async () => {
    await till.pay((await till.offered())[0]!)
    const [session] = await till.stripeHas('checkout.session')
    const [subscription] = await till.stripeHas('subscription')
    expect(session).toMatchObject({ mode: 'subscription', amount_total: 115, currency: 'usd' })
    expect(session!['metadata']).toEqual({ checkout_id: session!['client_reference_id'] })
    expect(subscription).toMatchObject({ metadata: session!['metadata'] })
    expect(await till.stripeHas('customer')).toMatchObject([
      { email: till.owner.user.email, name: 'Ada Lovelace' },
    ])
  })

  it('is finished by the job without a webhook or a look at the page', async () => {
    const phone = (await till.offered())[0]!
    await press(await till.checkout(phone), 'pay')
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.number()).toMatchObject({ phone })
  })

  it('asking twice opens the same checkout, also at the same moment', async () => {
    const [phone] = await till.offered()
    const answers = await Promise.all([till.buy(phone!), till.buy(phone!)])
    const urls = new Set(answers.flatMap(({ data }) => data?.checkout_url ?? []))
    urls.add(await till.checkout(phone!))
    expect(urls.size).toBe(1)
    expect(await till.stripeHas('checkout.session')).toHaveLength(1)
  })

  it('closes the checkout of another number, so that only one can be paid', async () => {
    const [first, second] = await till.offered()
    const former = await till.checkout(first!)
    const url = await till.checkout(second!)
    await press(former, 'pay')
    expect(await page(former)).toContain('This checkout has expired')
    await press(url, 'pay')
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.sold()).toEqual([second])
    expect(await till.stripeHas('invoice')).toHaveLength(1)
  })

  it('is refused while another one is being set up, and afterwards', async () => {
    const [first, second] = await till.offered()
    const buyNumber = vi.spyOn(till.deps.telephony, 'buyNumber').mockRejectedValue(silentCarrier())
    await till.pay(first!)
    expect(await till.buy(second!)).toMatchObject({ status: 409, code: 'purchase_under_way' })
    buyNumber.mockRestore()
    await till.later(2 * MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.buy(second!)).toMatchObject({ status: 409, code: 'number_exists' })
  })

  it('is refused for another number while the bank still has the payment', async () => {
    const [first, second] = await till.offered()
    await till.checkout(first!)
    const session = { id: 'cs', url: null, state: 'processing' as const, subscriptionId: null }
    const { billing } = till.deps
    const closing = vi.spyOn(billing, 'expireCheckout').mockResolvedValue(session)
    expect(await till.buy(second!)).toMatchObject({ status: 409, code: 'purchase_under_way' })
    closing.mockRestore()
  })

  it('happens once, even if several nodes notice the payment at once', async () => {
    const phone = (await till.offered())[0]!
    const buyNumber = vi.spyOn(till.deps.telephony, 'buyNumber')
    const other = await aSecondNode(till.deps)
    await press(await till.checkout(phone), 'pay')
    await till.later(MINUTE_MS)
    await Promise.all([settleLeftOpen(till.deps), settleLeftOpen(other.deps), till.purchase()])
    await Promise.all([settleLeftOpen(till.deps), settleLeftOpen(other.deps)])
    expect(buyNumber).toHaveBeenCalledOnce()
    expect(await till.number()).toMatchObject({ phone })
    expect(await till.stripeHas('refund')).toEqual([])
    await other.deps.bus.close()
  })

  it('cannot be paid if it was cancelled while its page was being opened', async () => {
    const [phone] = await till.offered()
    const { openCheckout } = till.deps.billing
    const opened = vi.spyOn(till.deps.billing, 'openCheckout').mockImplementation(async (order) => {
      const session = await openCheckout(order)
      await till.call('DELETE', `/checkout/tw-phone?agent_id=${till.agentId}`)
      return session
    })
    expect(await till.buy(phone!)).toMatchObject({ status: 409, code: 'checkout_closed' })
    opened.mockRestore()
    expect(await till.stripeHas('checkout.session')).toMatchObject([{ status: 'expired' }])
  })

  it('can be paid although the purchase was looked at while its page was slow to open', async () => {
    const { openCheckout } = till.deps.billing
    const opened = vi.spyOn(till.deps.billing, 'openCheckout').mockImplementation(async (order) => {
      await till.later(4_000)
      expect(await till.purchase()).toMatchObject({ state: 'open' })
      return openCheckout(order)
    })
    const [phone] = await till.offered()
    const url = await till.checkout(phone!)
    opened.mockRestore()
    await press(url, 'pay')
    await till.later(4_000)
    expect(await till.purchase()).toMatchObject({ purchased_number: phone, state: 'completed' })
  })

  it('is charged once if it is paid twice', async () => {
    const [phone] = await till.offered()
    const { deps, owner, agentId } = till
    await till.pay(phone!)
    const expiresAt = new Date(deps.now().getTime() + HOUR_MS)
    const order = { userId: owner.user.id, agentId, phone: phone!, expiresAt }
    const second = (await insertCheckout(deps.db, order))!
    const { customerId } = await findCustomer(deps.db, owner.user.id)
    const { id: sessionId, url } = await deps.billing.openCheckout({
      checkoutId: second.id,
      customerId: customerId!,
      phone: phone!,
      expiresAt,
      successUrl: TEST_ORIGIN,
      cancelUrl: TEST_ORIGIN,
    })
    await saveSession(deps.db, second.id, { sessionId, url })
    const paying = (await till.number())!.subscription!.id
    await press(url!, 'pay')
    await till.later(MINUTE_MS)
    await settleLeftOpen(deps)
    expect(await till.purchase()).toMatchObject({ purchased_number: phone, state: 'failed' })
    expect((await till.number())!.subscription!.id).toBe(paying)
    expect(await till.stripeHas('refund')).toHaveLength(1)
    const active = (await till.stripeHas('subscription')).filter(
      (one) => one['status'] === 'active',
    )
    expect(active.map(({ id }) => id)).toEqual([paying])
  })

  it('gets another customer when the account of Stripe was changed', async () => {
    const [phone] = await till.offered()
    await till.deps.driver.query(
      `insert into billing_customers (user_id, customer_id) values ($1, 'cus_of_another_account')`,
      [till.owner.user.id],
    )
    await till.pay(phone!)
    expect(await till.number()).toMatchObject({ phone })
  })
})

it('notifies the open dashboards of the account', async () => {
  const told: unknown[] = []
  till.deps.bus.subscribe('dashboard', ({ userId, name }) => told.push([userId, name]))
  await till.pay((await till.offered())[0]!)
  expect(told).toContainEqual([till.owner.user.id, 'agent'])
})
