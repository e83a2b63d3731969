import { expect, it } from 'vitest'
import { converse } from './eval/converse.ts'

it.each([
  ['Guten Tag, hier ist die Zahnarztpraxis Lindner, es geht um Ihren Termin', /Zahnarztpraxis/],
  ['Bonjour, je suis Claire du cabinet Moreau', /Cabinet Moreau/],
  ['Hello, this is Ann from Maple Dental about your cleaning', /Maple Dental/],
])('the owner reads the name of the organisation in %j', (said, named) => {
  const { signals } = converse([said])
  const found = signals.find(({ name }) => name === 'gave-organisation')
  expect(found?.because).toMatch(named)
})

it('a place where the caller stands is no business they call for', () => {
  const { signals } = converse(["Hi, it's the courier, I'm at the gate with your parcel"])
  expect(signals.filter(({ name }) => name === 'gave-organisation')).toEqual([])
})
