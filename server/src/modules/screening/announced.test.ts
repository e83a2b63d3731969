import { expect, it } from 'vitest'
import { decideAnnounced } from './announced.ts'

const decide = (...said: string[]) =>
  decideAnnounced(said, { from: '+12025550123', language: 'en' })

it.each([
  ['This is a recorded message about your extended warranty, press 1 to speak to an agent', 'end'],
  ['This is a reminder of your dental cleaning on Monday, press one to confirm', 'take_message'],
  // A person, whom screening alone would end.
  ['can I buy a gift card for my mum', null],
  ['it says press two for a person', null],
])('of a call that a machine may place, “%s” decides %s', (said, decision) => {
  expect(decide(said)).toBe(decision)
})
