import { expect, it } from 'vitest'
import { notesUnder } from './notes-under.ts'

const at = (id: string, minute: number) => ({ id, date: new Date(minute * 60_000).toISOString() })
const note = (id: string, minute: number) => ({
  ...at(id, minute),
  text: '',
  author: { id: null, name: 'Ada', avatar: null },
  mentions: [],
})

it('a note is shown below the message it was written after', () => {
  const under = notesUnder(
    [at('a', 1), at('b', 5)],
    [note('early', 0), note('one', 2), note('two', 9)],
  )
  expect(under.get('a')?.map(({ id }) => id)).toEqual(['early', 'one'])
  expect(under.get('b')?.map(({ id }) => id)).toEqual(['two'])
})
