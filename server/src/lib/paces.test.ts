import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paces } from './paces.ts'

const PATIENT = Number.POSITIVE_INFINITY
/** Sixty a minute, one a second. */
const PACE = { key: 'account', perMinute: 60, inRow: 3 }

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

it('the allowed burst starts at once, and further uses are spread evenly', () => {
  const turn = paces()
  expect([1, 2, 3, 4, 5].map(() => turn([PACE], PATIENT))).toEqual([0, 0, 0, 1_000, 2_000])
})

it('a use that takes milliseconds of a minute waits until its share of the minute has passed', () => {
  const turn = paces()
  const third = { key: 'training', perMinute: 20_000, inRow: 100 }
  expect(turn([third], PATIENT, 100)).toBe(0)
  expect(turn([third], PATIENT, 100)).toBe(300)
  vi.advanceTimersByTime(600)
  expect(turn([third], PATIENT, 100)).toBe(0)
})

it('a use that would have to wait too long is not counted, and other keys are not affected', () => {
  const turn = paces()
  for (let use = 0; use < 3; use += 1) turn([PACE], 0)
  expect([turn([PACE], 0), turn([PACE], 0)]).toEqual([1_000, 1_000])
  expect(turn([{ ...PACE, key: 'another' }], 0)).toBe(0)
})
