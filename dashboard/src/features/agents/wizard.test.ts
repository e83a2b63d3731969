import { expect, test } from 'vitest'
import { chosenType, NEW_WIZARD, wizardReducer, type WizardAction } from './wizard.ts'

const after = (...actions: WizardAction[]) => actions.reduce(wizardReducer, NEW_WIZARD)

test('a new wizard asks for the type and has none chosen', () => {
  expect(chosenType(NEW_WIZARD, false)).toBeNull()
})

test('going back keeps the type and the name', () => {
  const wizard = after(
    { do: 'choose', type: 'CHATBOT' },
    { do: 'next' },
    { do: 'write', name: 'Ada' },
    { do: 'back' },
  )
  expect(wizard).toMatchObject({ step: 'type', type: 'CHATBOT', name: 'Ada' })
})

test('typing clears the complaint about the name', () => {
  const wizard = after(
    { do: 'refuse', error: 'Agent name is required' },
    { do: 'write', name: 'A' },
  )
  expect(wizard.error).toBeUndefined()
})

test('with an anti-theft agent in the account the selection falls back to a sales assistant', () => {
  expect(chosenType(NEW_WIZARD, true)).toBe('SALES_ASSISTANT')
  expect(chosenType(after({ do: 'choose', type: 'ANTI_THEFT' }), true)).toBe('SALES_ASSISTANT')
  expect(chosenType(after({ do: 'choose', type: 'CHATBOT' }), true)).toBe('CHATBOT')
})

test('without one, anti-theft can be chosen', () => {
  expect(chosenType(after({ do: 'choose', type: 'ANTI_THEFT' }), false)).toBe('ANTI_THEFT')
})
