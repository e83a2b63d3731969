import { expect, test } from 'vitest'
import { coreStrings } from '../panel/strings.ts'
import { createBadge } from './badge.ts'

test('the launcher names its unread replies until they are read, here or in another tab', () => {
  const launcher = document.createElement('button')
  const showUnread = createBadge(launcher, coreStrings)
  showUnread(3)
  expect(launcher.ariaLabel).toBe('Open chat, 3 unread messages')
  showUnread(0)
  expect(launcher.ariaLabel).toBe('Open chat')
  expect(launcher.textContent).toBe('')
})
