import { expect, it } from 'vitest'
import type { CallerCue } from '../listening/caller-cues.ts'
import { isClearClaim } from './claims.ts'

const heard = (name: CallerCue['name'], odds: number): CallerCue => ({
  group: 'relation',
  name,
  odds,
  words: '',
})

it('a claim to be a business counts only if it is certain, one to be family always', () => {
  expect(isClearClaim(heard('customer', 0.7))).toBe(false)
  expect(isClearClaim(heard('customer', 0.9))).toBe(true)
  expect(isClearClaim(heard('family', 0.6))).toBe(true)
})
