import { expect, it } from 'vitest'
import { contactIn, nameIn, saysGoodbye, wantsCallback, wantsPerson } from './details.ts'

it.each([
  ["Hi, my name is Grace Hopper and I'd like a quote.", false, 'Grace Hopper'],
  ['This is maria from the dentist.', false, 'Maria'],
  ["I'm looking for a plumber.", false, null],
  ["It's about my order.", false, null],
  ['Grace Hopper', true, 'Grace Hopper'],
  ['Grace Hopper', false, null],
  ["It's Anne-Marie O'Neill.", true, "Anne-Marie O'Neill"],
  ['What do you need it for?', true, null],
  ['No thanks', true, null],
])('the name in %j (asked for: %s) is %s', (said, isAsked, name) => {
  expect(nameIn(said, isAsked)).toBe(name)
})

it.each([
  ['You can reach me at 202 555 0123.', '+12025550123'],
  ['(202) 555-0123 please', '+12025550123'],
  ['ada at example dot com', 'ada@example.com'],
  ['Write to Ada.L@example.co.uk', 'ada.l@example.co.uk'],
  ['We were at the office at 9', null],
])('the contact in %j is %s', (said, contact) => {
  expect(contactIn(said)).toBe(contact)
})

it.each([
  ['Can I talk to a real person?', true],
  ['Put me through to the manager, please.', true],
  ['Operator', true],
  ['Do you sell to persons under 18?', false],
  ['My agent told me to call.', false],
])('%j asks for a person: %s', (said, expected) => {
  expect(wantsPerson(said)).toBe(expected)
})

it('a wish to be called back and a goodbye are understood', () => {
  expect(wantsCallback('Could you call me back tomorrow?')).toBe(true)
  expect(wantsCallback('How much is a haircut?')).toBe(false)
  expect(saysGoodbye("No, that's all, thank you.")).toBe(true)
  expect(saysGoodbye('Do you sell goodbye cards?')).toBe(false)
})
