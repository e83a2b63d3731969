import { expect, test } from 'vitest'
import { COUNTRIES, country, countryOfPhone } from './countries.ts'

test('a country has a code, a name, a flag as emoji, code points and words, and a dial code', () => {
  expect(country('US')).toEqual({
    code: 'US',
    emoji: '🇺🇸',
    unicode: 'U+1F1FA U+1F1F8',
    name: 'United States',
    title: 'flag for United States',
    dialCode: '+1',
  })
  expect(country('ng')).toMatchObject({ name: 'Nigeria', emoji: '🇳🇬', dialCode: '+234' })
})

test('every country of the world is there, with a name and a flag of its own', () => {
  const all = [...COUNTRIES.values()]
  expect(all).toHaveLength(250)
  for (const { code, emoji, name, title } of all) {
    expect(name).not.toBe(code)
    expect(title).toBe(`flag for ${name}`)
    expect([...emoji]).toHaveLength(2)
  }
  expect(new Set(all.map(({ emoji }) => emoji)).size).toBe(250)
  expect(new Set(all.map(({ name }) => name)).size).toBe(250)
})

test('a dial code is a plus and up to four digits, and absent for uninhabited countries', () => {
  const without = [...COUNTRIES.values()].filter(({ dialCode }) => !dialCode)
  expect(without.map(({ code }) => code)).toEqual(['AQ', 'BV', 'GS', 'HM', 'PN', 'TF', 'UM'])
  for (const { dialCode } of COUNTRIES.values())
    if (dialCode) expect(dialCode).toMatch(/^\+\d{1,4}$/)
})

test('an unknown country code gives nothing', () => {
  expect([null, '', 'USA', '1!', 'QX'].map(country)).toEqual([null, null, null, null, null])
})

test('a number has a country if no other country shares its dial code', () => {
  expect(countryOfPhone('+2348012345678')?.code).toBe('NG')
  expect(countryOfPhone('+12425550123')?.code).toBe('BS')
  expect(countryOfPhone('+14155550123')).toBeNull()
  expect(countryOfPhone('anonymous')).toBeNull()
})
