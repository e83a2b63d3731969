import { expect, test } from 'vitest'
import { callerName, callerNumber, nameProvided } from './caller.ts'
import { aCallLog } from './call-log.fixture.ts'

test('a caller who gave no name is unknown', () => {
  expect(callerName(aCallLog({ logEntry: null }))).toBe('Unknown caller')
  expect(callerName(aCallLog())).toBe('Ann Smith')
})

test('a caller who gave no name, but said who is calling, is not said to have told nothing', () => {
  expect(nameProvided(aCallLog())).toBe('Yes, Ann Smith')
  const unnamed = { callerName: null, callReason: null, referral: null }
  expect(nameProvided(aCallLog({ logEntry: unnamed }))).toBe('No')
  const because = "Said where they call from: Dr. Weber's office."
  const signals = [{ name: 'gave-organisation', weight: 0.5, because }]
  expect(nameProvided(aCallLog({ logEntry: unnamed, signals }))).toBe(
    "No, but said where they call from: Dr. Weber's office",
  )
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
