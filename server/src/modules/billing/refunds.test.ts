import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppError } from '../../errors.ts'
import { settleLeftOpen } from '../../jobs/settle-left-open.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { releaseAbandoned } from '../numbers/release.ts'
import { anotherTill, aTill, press, silentCarrier, type Till } from './test/till.ts'

let till: Till

beforeEach(async () => {
  till = await aTill()
})
afterEach(() => till.deps.billing.close())

describe('a checkout that comes to nothing', () => {
  it('is closed when its owner cancels, and cannot be paid any more', async () => {
    const url = await till.checkout((await till.offered())[0]!)
    expect(await press(url, 'cancel')).toBe(
      `${till.deps.config.appUrl}/agents/${till.agentId}?tab=settings&checkout=cancelled`,
    )
    const answer = await till.call('DELETE', `/checkout/tw-phone?agent_id=${till.agentId}`)
    expect(answer.data).toMatchObject({
      state: 'cancelled',
      checkout_url: null,
      message: 'The checkout was cancelled. Nothing was charged.',
    })
    await press(url, 'pay')
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.sold()).toEqual([])
    expect(await till.stripeHas('subscription')).toEqual([])
  })

  it('is completed if it was paid just before it was cancelled', async () => {
    const phone = (await till.offered())[0]!
    await press(await till.checkout(phone), 'pay')
    const answer = await till.call('DELETE', `/checkout/tw-phone?agent_id=${till.agentId}`)
    expect(answer.data).toMatchObject({ state: 'completed', purchased_number: phone })
  })

  it('expires after an hour', async () => {
    const url = await till.checkout((await till.offered())[0]!)
    await till.later(61 * MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.purchase()).toMatchObject({
      state: 'expired',
      message: 'The checkout has expired. Nothing was charged.',
    })
    await press(url, 'pay')
    expect(await till.stripeHas('subscription')).toEqual([])
  })

  it('leaves nothing waiting when the payment provider does not answer', async () => {
    const [phone] = await till.offered()
    vi.spyOn(till.deps.billing, 'openCheckout').mockRejectedValueOnce(
      new AppError(502, 'billing_unreachable', 'The payment provider did not answer.'),
    )
    expect(await till.buy(phone!)).toMatchObject({ status: 502, code: 'billing_unreachable' })
    expect(await till.purchase()).toMatchObject({ state: 'cancelled', checkout_url: null })
    expect((await till.buy(phone!)).status).toBe(200)
  })
})

describe('paid, and then', () => {
  it('the number is gone: the subscription ends, the money goes back, and another can be chosen', async () => {
    const [phone, other] = await till.offered()
    const url = await till.checkout(phone!)
    await till.deps.telephony.buyNumber(phone!)
    // Somebody else bought the number at the carrier.
    vi.spyOn(till.deps.telephony, 'findNumber').mockResolvedValue(null)
    vi.spyOn(till.deps.telephony, 'buyNumber').mockRejectedValueOnce(
      new AppError(409, 'number_taken', 'This number has just been taken.'),
    )
    await press(url, 'pay')
    await till.later(4_000)
    expect(await till.purchase()).toMatchObject({
      purchased_number: null,
      state: 'failed',
      message:
        'This number was taken by somebody else before your payment arrived. Your payment was refunded.',
    })
    expect(await till.stripeHas('subscription')).toMatchObject([{ status: 'canceled' }])
    expect(await till.stripeHas('refund')).toMatchObject([{ amount: 115, status: 'succeeded' }])
    await till.pay(other!)
    expect(await till.number()).toMatchObject({ phone: other })
  })

  it('another account was first: the later one gets the money back', async () => {
    const rival = await anotherTill(till)
    const [phone] = await till.offered()
    const urls = [await till.checkout(phone!), await rival.checkout(phone!)]
    await Promise.all(urls.map((url) => press(url, 'pay')))
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    const states = [(await till.purchase()).state, (await rival.purchase()).state]
    expect(states.toSorted()).toEqual(['completed', 'failed'])
    expect(await till.sold()).toEqual([phone])
    expect(await till.stripeHas('refund')).toHaveLength(1)
  })

  it('the carrier is silent: the number is bought when it answers again', async () => {
    const buyNumber = vi.spyOn(till.deps.telephony, 'buyNumber').mockRejectedValue(silentCarrier())
    const [phone] = await till.offered()
    await till.pay(phone!)
    expect(await till.purchase()).toMatchObject({
      state: 'paid',
      message: 'Your payment is confirmed. The phone carrier is setting the number up.',
    })
    buyNumber.mockRestore()
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.number()).toMatchObject({ phone })
  })

  it('the answer of the carrier got lost: the number is found instead of bought again', async () => {
    const { buyNumber } = till.deps.telephony
    const bought = vi.spyOn(till.deps.telephony, 'buyNumber').mockImplementation(async (phone) => {
      await buyNumber(phone)
      throw silentCarrier()
    })
    const [phone] = await till.offered()
    await till.pay(phone!)
    await till.later(2 * MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(bought).toHaveBeenCalledOnce()
    expect(await till.number()).toMatchObject({ phone })
    expect(await till.sold()).toEqual([phone])
  })

  it('the carrier stays silent for an hour: the money goes back, and nothing stays bought', async () => {
    const { buyNumber } = till.deps.telephony
    vi.spyOn(till.deps.telephony, 'buyNumber').mockImplementation(async (phone) => {
      await buyNumber(phone)
      throw silentCarrier()
    })
    const findNumber = vi
      .spyOn(till.deps.telephony, 'findNumber')
      .mockRejectedValue(silentCarrier())
    await till.pay((await till.offered())[0]!)
    await till.later(61 * MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.purchase()).toMatchObject({
      state: 'failed',
      message: 'The phone carrier could not set this number up. Your payment was refunded.',
    })
    findNumber.mockRestore()
    await settleLeftOpen(till.deps)
    expect(await till.sold()).toEqual([])
    expect(await till.stripeHas('refund')).toHaveLength(1)
  })

  it('the agent is deleted: the money goes back', async () => {
    const url = await till.checkout((await till.offered())[0]!)
    await press(url, 'pay')
    await till.call('DELETE', `/agent/${till.agentId}`)
    await till.later(MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect(await till.stripeHas('refund')).toHaveLength(1)
    expect(await till.stripeHas('subscription')).toMatchObject([{ status: 'canceled' }])
    expect(await till.sold()).toEqual([])
  })

  it('the agent is deleted during the purchase: the number is released all the same', async () => {
    const { deps, agentId } = till
    const { buyNumber } = deps.telephony
    vi.spyOn(deps.telephony, 'buyNumber').mockImplementationOnce(async (phone) => {
      await till.call('DELETE', `/agent/${agentId}`)
      await deps.driver.query(`update phone_numbers set reserved_at = now() - interval '1 hour'`)
      await releaseAbandoned(deps)
      return buyNumber(phone)
    })
    await till.pay((await till.offered())[0]!)
    await till.later(MINUTE_MS)
    await settleLeftOpen(deps)
    expect(await till.sold()).toEqual([])
    expect(await till.stripeHas('refund')).toHaveLength(1)
  })

  it('the refund fails: it is tried again until it is made, and made once', async () => {
    vi.spyOn(till.deps.telephony, 'buyNumber').mockRejectedValue(
      new AppError(409, 'number_taken', 'This number has just been taken.'),
    )
    const { refundCheckout } = till.deps.billing
    vi.spyOn(till.deps.billing, 'refundCheckout').mockImplementationOnce(async (session) => {
      await refundCheckout(session)
      throw new AppError(502, 'billing_unreachable', 'The payment provider did not answer.')
    })
    await till.pay((await till.offered())[0]!)
    expect((await till.purchase()).message).toContain('on its way back')
    await till.later(2 * MINUTE_MS)
    await settleLeftOpen(till.deps)
    expect((await till.purchase()).message).toContain('was refunded')
    expect(await till.stripeHas('refund')).toHaveLength(1)
  })
})
