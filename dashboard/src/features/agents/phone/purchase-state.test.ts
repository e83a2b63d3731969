import type { Purchase } from 'shared-types'
import { expect, test } from 'vitest'
import { isUnderWay, outcomeOf } from './purchase-state.ts'

const purchase = (state: Purchase['state'], message = ''): Purchase => ({
  purchased_number: null,
  state,
  phone: '+14155550100',
  checkout_url: null,
  message,
})

test('a purchase is under way from the checkout to the number', () => {
  expect(isUnderWay(purchase('open'))).toBe(true)
  expect(isUnderWay(purchase('paid'))).toBe(true)
  expect(isUnderWay(purchase('completed'))).toBe(false)
  expect(isUnderWay(undefined)).toBe(false)
})

test('a bought number and a purchase that came to nothing both end the waiting', () => {
  expect(outcomeOf(purchase('paid'), purchase('completed'))).toEqual({ kind: 'bought' })
  for (const state of ['cancelled', 'expired', 'failed'] as const) {
    const message = 'Nothing was charged.'
    const ended = outcomeOf(purchase('open'), purchase(state, message))
    expect(ended).toEqual({ kind: 'ended', message })
  }
})

test('a purchase that ended before anybody looked, or is still under way, shows no outcome', () => {
  expect(outcomeOf(undefined, purchase('failed'))).toBeNull()
  expect(outcomeOf(purchase('failed'), purchase('failed'))).toBeNull()
  expect(outcomeOf(purchase('open'), purchase('paid'))).toBeNull()
})
