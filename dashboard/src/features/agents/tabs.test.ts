import { expect, test } from 'vitest'
import { menuTabs, tabOf, titleOf } from './tabs.ts'

test('the side menu shows what an agent of its type has', () => {
  expect(menuTabs('CHATBOT')).toEqual(['settings', 'appearance', 'knowledge-base'])
  expect(menuTabs('SALES_ASSISTANT')).toEqual(['settings', 'knowledge-base'])
  expect(menuTabs('ANTI_THEFT')).toEqual(['settings'])
})

test('an agent opens on General unless the address names a tab', () => {
  expect(tabOf(null, 'CHATBOT')).toBe('general')
  expect(tabOf('general', 'CHATBOT')).toBe('general')
  expect(tabOf('settings', 'ANTI_THEFT')).toBe('settings')
})

test('a tab that is not for this type of agent does not open', () => {
  expect(tabOf('appearance', 'SALES_ASSISTANT')).toBe('general')
  expect(tabOf('knowledge-base', 'ANTI_THEFT')).toBe('general')
  expect(tabOf('nonsense', 'CHATBOT')).toBe('general')
})

test('the page of a knowledge base is called so, any other after its agent', () => {
  expect(titleOf('Harbour', 'knowledge-base')).toBe('Knowledge Base')
  expect(titleOf('Harbour', 'settings')).toBe('Harbour')
})
