import { expect, it } from 'vitest'
import { chosen, nearestOf } from './judge.ts'

const could = (text: string, odds: number) => ({ kind: 'text' as const, text, odds })

it('no answer is given if no candidate is likely enough', () => {
  expect(chosen([could('Perhaps.', 0.45), could('Hardly.', 0.1)])).toEqual([])
})

it('an almost certain candidate is given alone', () => {
  expect(chosen([could('Surely.', 0.9), could('Likely.', 0.8)])).toEqual([could('Surely.', 0.9)])
})

it('the next best candidate is added to an uncertain one, unless both say the same', () => {
  const best = could('We open at nine.', 0.6)
  const other = could('On Sunday we are closed.', 0.5)
  expect(chosen([other, best])).toEqual([best, other])
  expect(chosen([best, could('open at nine', 0.5)])).toEqual([best])
})

it('at most three places are given, and none that shares a sentence with another', () => {
  const places = ['We open at nine.', 'On Sunday we rest.', 'Ring twice.', 'Bring a towel.']
  const [first, second, third, fourth] = places.map((text, at) => could(text, 0.7 - at / 10))
  const longer = could('On Sunday we rest. In winter too.', 0.55)
  expect(chosen([first!, second!, longer, third!, fourth!])).toEqual([first, second, third])
})

it('an unlikely candidate is not added to a likely one', () => {
  const best = could('We open at nine.', 0.6)
  const other = could('On Sunday we rest.', 0.15)
  expect(chosen([best, other])).toEqual([best, other])
  expect(chosen([best, { ...other, odds: 0.1 }])).toEqual([best])
  const fact = { kind: 'hours' as const, text: 'Opening hours: Sunday 9:00', odds: 0.6 }
  expect(chosen([fact, other])).toEqual([fact])
})

it('beside the price of what is asked for, no price of something else is given', () => {
  const price = (text: string, odds: number, ownMet: number) => ({
    ...could(text, odds),
    features: { ownMet, exactly: ownMet },
  })
  const plan = price('Dental plan: £18.50 a month', 0.8, 1)
  const others = price('Check-up: £45. Crown: £620.', 0.65, 0.5)
  const what = price('It covers two check-ups a year.', 0.5, 0.5)
  expect(chosen([plan, others, what])).toEqual([plan, what])
  expect(chosen([{ ...plan, odds: 0.7 }, others])).toHaveLength(2)
})

it('a typed fact is preferred to a place in the text that is hardly likelier', () => {
  const fact = { kind: 'hours' as const, text: 'Opening hours: Sunday 9:00', odds: 0.85 }
  expect(chosen([could('Sunday 9:00', 0.9), fact])).toEqual([fact])
  expect(chosen([could('Sunday 9:00', 0.99), fact])).toEqual([could('Sunday 9:00', 0.99)])
})

it.each(['phone', 'email', 'address'] as const)('%s: given alone, however uncertain', (kind) => {
  const contact = { kind, text: 'Phone: 030 23125 100', odds: 0.7 }
  expect(chosen([contact, could('At night call 030 23125 199.', 0.65)])).toEqual([contact])
})

it('a candidate needs odds just above one half, or half of the odds of a fact beside it', () => {
  expect(chosen([could('Perhaps.', 0.525)])).toEqual([])
  expect(chosen([could('Perhaps.', 0.535)])).toHaveLength(1)
  const fact = { kind: 'hours' as const, text: 'Opening hours: Sunday 9:00', odds: 0.6 }
  expect(chosen([fact, could('Ring twice.', 0.31)])).toHaveLength(2)
  expect(chosen([fact, could('Ring twice.', 0.29)])).toEqual([fact])
})

it('the likeliest candidate comes closest to an answer, unless nothing comes near', () => {
  expect(nearestOf([could('Hardly.', 0.36), could('Perhaps.', 0.45)])?.text).toBe('Perhaps.')
  expect(nearestOf([could('Hardly.', 0.34)])).toBeNull()
  expect(nearestOf([])).toBeNull()
})

it('a way to reach somebody is never shown as what comes closest', () => {
  const phone = { kind: 'phone' as const, text: 'Phone: 030 23125 100', odds: 0.45 }
  expect(nearestOf([phone, could('Ring twice.', 0.4)])?.text).toBe('Ring twice.')
  expect(nearestOf([phone])).toBeNull()
  expect(nearestOf([could('Dogs may come in, call 030 23125 100.', 0.45)])).toBeNull()
})
