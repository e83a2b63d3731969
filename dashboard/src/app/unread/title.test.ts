import { expect, test } from 'vitest'
import { withCount } from './title.ts'

test('a title begins with the number of waiting conversations, if there are any', () => {
  expect(withCount('Inbox · Nexus', 3)).toBe('(3) Inbox · Nexus')
  expect(withCount('(3) Inbox · Nexus', 4)).toBe('(4) Inbox · Nexus')
  expect(withCount('(99+) Inbox · Nexus', 0)).toBe('Inbox · Nexus')
  expect(withCount('Inbox · Nexus', 100)).toBe('(99+) Inbox · Nexus')
})
