import { expect, it } from 'vitest'
import { converse } from './eval/converse.ts'

it.each([
  ['Guten Tag, hier ist die Zahnarztpraxis Lindner, es geht um Ihren Termin', /Zahnarztpraxis/],
  ['Bonjour, je suis Claire du cabinet Moreau', /Cabinet Moreau/],
  ['Hello, this is Ann from Maple Dental about your cleaning', /Maple Dental/],
])('of %j the owner reads whom they call for', (said, named) => {
  const { signals } = converse([said])
  const found = signals.find(({ name }) => name === 'gave-organisation')
  expect(found?.because).toMatch(named)
})

it('of a place that may be no business the owner reads the words, and no claim', () => {
  const { signals } = converse(["Hi, it's the courier, I'm at the gate with your parcel"])
  const found = signals.find(({ name }) => name === 'gave-organisation')
  expect(found?.because).toBe('Said where they are or call from: “Gate”.')
})
