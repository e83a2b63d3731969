import { expect, it } from 'vitest'
import { enumerationIn } from './enumeration.ts'

it('a sentence that does nothing but enumerate is a list', () => {
  expect(enumerationIn('Instruments: piano, guitar and violin.')).toEqual({
    label: 'Instruments',
    items: ['piano', 'guitar', 'violin'],
  })
  expect(enumerationIn('Sanitas, Adeslas y DKV')?.items).toEqual(['Sanitas', 'Adeslas', 'DKV'])
})

it.each([
  'We teach piano, and whoever wants to learn the guitar may come on Tuesdays, too.',
  'Piano and guitar',
  'Monday to Friday: call us early, and bring what you have got with you, please',
])('a sentence that says something else is not a list: %s', (text) => {
  expect(enumerationIn(text)).toBeNull()
})
