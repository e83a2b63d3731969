import { expect, test } from 'vitest'
import { menuTabs, tabOf, titleOf } from './tabs.ts'

test('the side menu shows the tabs of the type of agent', () => {
  expect(menuTabs('CHATBOT')).toEqual(['settings', 'appearance', 'knowledge-base', 'integrations'])
  expect(menuTabs('SALES_ASSISTANT')).toEqual(['settings', 'knowledge-base', 'integrations'])
  expect(menuTabs('ANTI_THEFT')).toEqual(['settings'])
})

test('an agent opens on General unless the address names a tab', () => {
  expect(tabOf(null, 'CHATBOT')).toBe('general')
  expect(tabOf('general', 'CHATBOT')).toBe('general')
  expect(tabOf('nonsense', 'CHATBOT')).toBe('general')
  expect(tabOf('settings', 'ANTI_THEFT')).toBe('settings')
})

test('a tab that is not for this type of agent shows nothing', () => {
  expect(tabOf('appearance', 'SALES_ASSISTANT')).toBeNull()
  expect(tabOf('knowledge-base', 'ANTI_THEFT')).toBeNull()
  expect(tabOf('integrations', 'ANTI_THEFT')).toBeNull()
})

test('the pages of the knowledge base and of the integrations are called so, any other after its agent', () => {
  expect(titleOf('Harbour', 'knowledge-base')).toBe('Knowledge Base')
  expect(titleOf('Harbour', 'integrations')).toBe('Integration')
  expect(titleOf('Harbour', 'settings')).toBe('Harbour')
})
