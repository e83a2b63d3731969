import { expect, it } from 'vitest'
import { asSpelled, mostlySpells, onlySpelledIn, spelledIn, withoutSpelling } from './spelled.ts'

it.each([
  ['M-U-E-L-L-E-R', 'Mueller'],
  ['a U, M U I R', 'Muir'],
  ['Müller, M Ü Doppel L E R', 'Müller'],
  ['Lee, L-double-E', 'Lee'],
  ['M as in Mary, U as in uncle, I, R', 'Muir'],
  ['M wie Martha, E, I wie Ida, E, R', 'Meier'],
  ['Connell, double L', null],
  ['I was in India and I am at a lake', null],
  ['Voy a Alicante a Almería a Ávila', null],
])('“%s” spells %s', (text, word) => expect(spelledIn(text)).toBe(word))

it.each([
  ['Jo Conell', 'double N, double L', 'Jo Connell'],
  ['Muir', 'double L', 'Muir'],
  ['Lefèvre', 'L E F E V R E', 'Lefèvre'],
  ['Moore', 'M U I R', 'Muir'],
  ['Moore', 'with an E', null],
])('%s with “%s” is %s', (name, text, spelled) => expect(asSpelled(name, text)).toBe(spelled))

it('a name may be only spelled, and letters of a firm are none', () => {
  expect(onlySpelledIn('my name is N G U Y E N')).toBe('Nguyen')
  expect(onlySpelledIn('U P S driver')).toBeNull()
  expect(mostlySpells('no, Connell, double L')).toBe(true)
  expect(mostlySpells('I ordered the A B C kit last week')).toBe(false)
  expect(withoutSpelling('Connell, double L')).toBe('Connell, ')
})
