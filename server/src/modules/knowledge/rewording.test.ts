import { expect, it } from 'vitest'
import { reword, rewordingsOf } from './rewording.ts'

const fact = (text: string, by: { original?: string; hidden?: boolean } = {}) => ({
  text,
  original: null,
  hidden: false,
  ...by,
})

it("a passage contains the owner's correction wherever the line occurs", () => {
  const rewordings = rewordingsOf([fact('Call 020 2', { original: 'Call 020 1' }), fact('Open')])
  expect(reword('Call 020 1. Open. Call 020 1', rewordings)).toBe('Call 020 2. Open. Call 020 2')
})

it('a passage leaves a hidden line out, and is empty when it had no other', () => {
  const rewordings = rewordingsOf([fact('Call 020 1', { hidden: true })])
  expect(reword('Call 020 1\nOpen', rewordings)).toBe('Open')
  expect(reword('Call 020 1', rewordings)).toBe('')
})

it('a line that merely ends like a corrected one is not replaced', () => {
  const rewordings = rewordingsOf([fact('6 €', { original: '5 €' })])
  expect(reword('15 € or 5 €', rewordings)).toBe('15 € or 6 €')
})

it('a table row with two prices stays as long as one of them is shown', () => {
  const row = 'Double room 80 € 120 €'
  const one = [fact(row, { hidden: true }), fact(row)]
  expect(reword(row, rewordingsOf(one))).toBe(row)
  const corrected = fact('Double room 90 € 120 €', { original: row })
  expect(reword(row, rewordingsOf([...one, corrected]))).toBe(corrected.text)
})
