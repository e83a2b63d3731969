import { expect, it } from 'vitest'
import { speakersWhere, step } from './control.ts'

it.each([
  ['bot', 'take', 'admin', 'replies_are_cut'],
  ['bot', 'request_person', 'bot', 'person_is_called'],
  ['bot', 'customer_message', 'bot', 'bot_replies'],
  ['admin', 'release', 'bot', 'nothing'],
  ['admin', 'customer_message', 'admin', 'stays_unanswered'],
  ['admin', 'admin_message', 'admin', 'admin_speaks'],
] as const)(
  'while the %s is in control, %s leaves the %s in control and %s',
  (speaker, event, next, effect) => {
    expect(step(speaker, event)).toEqual({ allowed: true, next, effect })
  },
)

it.each([
  ['bot', 'release'],
  ['bot', 'admin_message'],
  ['admin', 'take'],
  ['admin', 'request_person'],
] as const)('while the %s is in control, %s is refused', (speaker, event) => {
  expect(step(speaker, event)).toEqual({ allowed: false })
})

it('the bot answers customers only while it is in control', () => {
  expect(speakersWhere('customer_message', 'bot_replies')).toEqual(['bot'])
})
