import { expect, test } from 'vitest'
import { CARRIERS, codesToDial, fillCode } from './carriers.ts'

test('each of the nine carriers has codes for all four cases', () => {
  expect(CARRIERS.map(({ name }) => name)).toEqual([
    'AT&T',
    'Verizon',
    'T-Mobile',
    'Sprint',
    'US Cellular',
    'Xfinity Mobile',
    'Boost Mobile',
    'Cricket Wireless',
    'Metro by T-Mobile',
  ])
  for (const { codes } of CARRIERS) {
    expect(Object.keys(codes)).toEqual(['all', 'busy', 'unanswered', 'unreachable'])
    for (const { on, off } of Object.values(codes)) {
      expect(on).toContain('{n}')
      expect(off).toMatch(/^[*#]+\d+#?$/)
    }
  }
})

test('all calls are switched on with *72 and off with *73, at Sprint and Boost with *720', () => {
  for (const { id, codes } of CARRIERS) {
    expect(codes.all.on).toBe('*72{n}')
    expect(codes.all.off).toBe(id === 'sprint' || id === 'boost' ? '*720' : '*73')
  }
})

test("the placeholder becomes the ten digits of the agent's number", () => {
  expect(fillCode('*72{n}', '+14155550123')).toBe('*724155550123')
  expect(fillCode('**61*1{n}#', '+14155550123')).toBe('**61*14155550123#')
})

test('without a number the code shows a placeholder in its place', () => {
  expect(fillCode('*72{n}', null)).toBe('*72‹number›')
  expect(fillCode('*73', null)).toBe('*73')
})

test('the codes of a carrier’s own network come first, then the code it may refuse', () => {
  const codesOf = (carrierId: string) => codesToDial(CARRIERS.find(({ id }) => id === carrierId)!)
  expect(codesOf('t-mobile').first.atOnce?.on).toBe('**004*1{n}#')
  expect(codesOf('t-mobile').first.all.on).toBe('**21*1{n}#')
  expect(codesOf('t-mobile').otherwise.all?.on).toBe('*72{n}')
  expect(codesOf('verizon').first.all.on).toBe('*72{n}')
  expect(codesOf('att').otherwise.all?.on).toBe('*21*{n}#')
})
