import { expect, it } from 'vitest'
import { capNoticeText } from './cap-notice.ts'

const DOLLAR = 1_000_000

it('a near cap shows how much is spent', () => {
  expect(
    capNoticeText({
      level: 'near',
      by: 'owner',
      agent: { id: 'a', name: 'Front desk' },
      spent_micros: 4 * DOLLAR,
      cap_micros: 5 * DOLLAR,
    }),
  ).toBe(
    '$4.00 of the monthly cap of Front desk, $5.00, is spent. Once it is reached, answers are quoted.',
  )
})

it('a reached cap shows the consequences', () => {
  const reached = {
    level: 'reached',
    agent: null,
    spent_micros: 9,
    cap_micros: 5 * DOLLAR,
  } as const
  expect(capNoticeText({ ...reached, by: 'owner' })).toBe(
    'The monthly cap of your account, $5.00, is reached: until next month answers are quoted, no text is sent, and callers are answered and can leave a message.',
  )
  expect(capNoticeText({ ...reached, by: 'operator' })).toMatch(
    /^This server's monthly cap for your account, \$5\.00, .* callers hear that the line is busy\.$/,
  )
})
