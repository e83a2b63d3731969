import { expect, it } from 'vitest'
import { firstRunSteps } from './first-run-steps.ts'

const bot = { id: 'a1', name: 'Bot', type: 'CHATBOT' } as const

it('begins with making an agent', () => {
  const [first] = firstRunSteps({ agent: null, done: [] })
  expect(first).toMatchObject({ id: 'create', to: '/agents?create=1', isDone: false })
})

it('links to the tab of the agent for each step', () => {
  const steps = firstRunSteps({ agent: bot, done: ['create', 'prepare'] })
  expect(steps.filter(({ isDone }) => isDone).map(({ id }) => id)).toEqual(['create', 'prepare'])
  expect(steps.at(-1)).toMatchObject({ id: 'connect', to: '/agents/a1?tab=appearance' })
})

it('asks for a phone if the agent screens calls', () => {
  const steps = firstRunSteps({ agent: { ...bot, type: 'ANTI_THEFT' }, done: ['create'] })
  expect(steps[1]!.title).toBe('Verify the phone it rings')
  expect(steps.at(-1)!.title).toBe('Give it a phone number')
})
