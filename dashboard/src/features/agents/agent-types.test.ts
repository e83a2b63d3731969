import { expect, test } from 'vitest'
import { antiTheftFirst } from './agent-types.ts'

test('the anti-theft agent is listed first, the others keep their order', () => {
  const listed = antiTheftFirst([
    { id: 'a', type: 'CHATBOT' },
    { id: 'b', type: 'SALES_ASSISTANT' },
    { id: 'c', type: 'ANTI_THEFT' },
    { id: 'd', type: 'CHATBOT' },
  ])
  expect(listed.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd'])
})
