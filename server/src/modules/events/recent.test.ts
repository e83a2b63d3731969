import { DASHBOARD_EVENTS } from 'shared-types'
import { expect, it } from 'vitest'
import { Recent } from './recent.ts'

function known() {
  const clock = { at: 0 }
  return { clock, recent: new Recent(() => clock.at) }
}

it('returns the changes of an account within that time, and of no other account', () => {
  const { clock, recent } = known()
  recent.note('ann', 'call')
  clock.at = 10_000
  recent.note('ann', 'conversation')
  recent.note('ben', 'agent')
  clock.at = 12_000
  expect(recent.within('ann', 5_000)).toEqual(['conversation'])
  expect(recent.within('ann', 12_000)).toEqual(['conversation', 'call'])
  expect(recent.within('cleo', 12_000)).toEqual([])
})

it('reports everything as changed for a longer time than it stores', () => {
  const { clock, recent } = known()
  clock.at = 3_000
  expect(recent.within('ann', 3_001)).toEqual([...DASHBOARD_EVENTS])
  clock.at = 100_000
  expect(recent.within('ann', 60_000)).toEqual([])
  expect(recent.within('ann', 60_001)).toEqual([...DASHBOARD_EVENTS])
})
