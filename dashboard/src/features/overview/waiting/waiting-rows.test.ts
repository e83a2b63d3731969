import type { Attention } from 'shared-types'
import { expect, test } from 'vitest'
import { waitingRows, weekOfCalls } from './waiting-rows.ts'

const none = { rows: [], more: false }
const nothing: Attention = {
  people: none,
  mentions: none,
  calls: none,
  appointments: none,
  questions: none,
  week: { stopped: 0, put_through: 0 },
}
const at = '2026-11-22T10:00:00.000Z'
const titles = (waiting: Partial<Attention>) =>
  waitingRows({ ...nothing, ...waiting }).map(({ title, detail, to }) => [title, detail, to])

test('there are no rows if nothing waits', () => {
  expect(waitingRows(nothing)).toEqual([])
})

test('a request for a person links to the conversation', () => {
  const person = { conversation_id: 'c1', name: 'Visitor 1A2B', since: at, words: 'Is Ada there?' }
  expect(titles({ people: { rows: [person], more: false } })).toEqual([
    ['Visitor 1A2B asks for a person', 'Is Ada there?', '/inbox/c1'],
  ])
})

test('a note that mentions the reader links to its conversation', () => {
  const mention = { note_id: 'n1', conversation_id: 'c1', author: 'Ada', words: '@Kim look', at }
  expect(titles({ mentions: { rows: [mention], more: false } })).toEqual([
    ['Ada mentioned you', '@Kim look', '/inbox/c1'],
  ])
})

test('a voice message and a missed call show the name or number of the caller', () => {
  const missed = { call_id: 'k1', at, from_number: '+12025550123', reason: 'The invoice' }
  const rows = [
    { ...missed, name: 'Ravi', has_message: true },
    { ...missed, name: null, has_message: false },
    { ...missed, name: null, from_number: 'anonymous', reason: null, has_message: false },
  ]
  expect(titles({ calls: { rows, more: false } })).toEqual([
    ['Ravi left a message', '(202) 555-0123 · The invoice', '/call-logs?call=k1'],
    ['Missed call from (202) 555-0123', 'The invoice', '/call-logs?call=k1'],
    ['Missed call from a hidden number', '', '/call-logs?call=k1'],
  ])
})

test('an appointment links to its call, and a question to the knowledge base', () => {
  const wish = {
    id: 'a1',
    words: 'Tuesday at 3',
    starts_at: at,
    all_day: false,
    time_zone: 'UTC',
    zone_of: 'business',
    created_at: at,
    name: 'Ada',
    conversation_id: null,
    call_id: 'k2',
  } as const
  const gap = {
    id: 'g1',
    question: 'Do you repair violins?',
    times: 3,
    last_asked_at: at,
    agent: { id: 'b1', name: 'Harbour' },
  }
  expect(
    titles({
      appointments: { rows: [wish], more: false },
      questions: { rows: [gap], more: false },
    }),
  ).toEqual([
    ['Ada would like an appointment', '“Tuesday at 3”', '/call-logs?call=k2'],
    [
      'Do you repair violins?',
      'Harbour had no answer · asked 3 times',
      '/agents/b1?tab=knowledge-base',
    ],
  ])
})

test('the calls of the week are shown if there were any', () => {
  expect(weekOfCalls({ stopped: 0, put_through: 0 })).toBeNull()
  expect(weekOfCalls({ stopped: 1204, put_through: 0 })).toBe(
    '1,204 calls stopped and 0 put through in the last 7 days',
  )
  expect(weekOfCalls({ stopped: 1, put_through: 2 })).toBe(
    '1 call stopped and 2 put through in the last 7 days',
  )
})
