import { expect, test } from 'vitest'
import { changesText } from './rereading-words.ts'

const since = '2026-10-24T12:00:00Z'

test.each([
  [{ changed: 0, added: 0, gone: 0 }, null],
  [{ changed: 1, added: 0, gone: 0 }, '1 page changed since Oct 24, 2026'],
  [{ changed: 2, added: 3, gone: 1 }, '2 pages changed, 3 new, 1 gone since Oct 24, 2026'],
  [{ changed: 0, added: 3, gone: 0 }, '3 new pages since Oct 24, 2026'],
  [{ changed: 0, added: 0, gone: 2 }, '2 pages gone since Oct 24, 2026'],
])('changes are described in words: %o', (changes, words) => {
  const reading = { every: 'weekly', last_at: since, next_at: null, new_pages: null } as const
  expect(changesText({ ...reading, offered: 0, changes, since })).toBe(words)
})
