import { expect, test } from 'vitest'
import { aMessage } from '~/api/message.fixture.ts'
import { timeline } from './timeline.ts'

const NOW = new Date('2026-11-21T18:00:00Z')

test('messages are grouped by the day they were sent', () => {
  const days = timeline(
    [
      aMessage('1', 'customer', 'Hi', '2026-11-20T23:59:00Z'),
      aMessage('2', 'customer', 'Still there?', '2026-11-21T00:01:00Z'),
    ],
    NOW,
  )
  expect(days.map(({ label }) => label)).toEqual(['Yesterday', 'Today'])
})

test('messages of one sender that follow each other closely form one run', () => {
  const [day] = timeline(
    [
      aMessage('1', 'customer', 'Hi', '2026-11-21T12:00:00Z'),
      aMessage('2', 'customer', 'A question', '2026-11-21T12:04:00Z'),
      aMessage('3', 'customer', 'Still there?', '2026-11-21T12:30:00Z'),
      aMessage('4', 'agent', 'Yes', '2026-11-21T12:30:05Z'),
    ],
    NOW,
  )
  expect(day?.runs.map((run) => run.messages.map(({ id }) => id))).toEqual([
    ['1', '2'],
    ['3'],
    ['4'],
  ])
})

test('a long run of messages of one sender is drawn in parts', () => {
  const [day] = timeline(
    Array.from({ length: 50 }, (_, index) => aMessage(`${index}`, 'customer')),
    NOW,
  )
  expect(day?.runs.map((run) => run.messages.length)).toEqual([20, 20, 10])
})
