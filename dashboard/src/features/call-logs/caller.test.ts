import { expect, test } from 'vitest'
import { callerName, callerNumber } from './caller.ts'
import { aCallLog } from './call-log.fixture.ts'

test('a caller who gave no name is unknown', () => {
  expect(callerName(aCallLog({ logEntry: null }))).toBe('Unknown caller')
  expect(callerName(aCallLog())).toBe('Ann Smith')
})

test('a test call in the browser has no number to show', () => {
  expect(callerNumber(aCallLog({ channel: 'browser', from_number: 'client:1' }))).toBe(
    'Browser test call',
  )
})

test('a withheld number is called hidden', () => {
  expect(callerNumber(aCallLog({ from_number: 'anonymous' }))).toBe('Hidden number')
  expect(callerNumber(aCallLog())).toBe('(415) 555-0123')
})
