import { describe, expect, it } from 'vitest'
import { groupCommit } from './group-commit.ts'

type Entry = { of: string | null; nth: number }

/** Records what was written and how; `goesTogether` false: another transaction has locked its conversation. */
function aCommit(goesTogether: (entry: Entry) => boolean = () => true, most = 4) {
  const groups: number[][] = []
  const alone: number[] = []
  const commit = groupCommit<Entry, number>({
    most,
    keyOf: ({ of }) => of,
    writeTogether: async (entries) => {
      groups.push(entries.map(({ nth }) => nth))
      if (entries.some(({ nth }) => nth < 0)) throw new Error('one of them is bad')
      return entries.map((entry) => (goesTogether(entry) ? entry.nth : undefined))
    },
    writeAlone: async ({ nth }) => {
      alone.push(nth)
      if (nth < 0) throw new Error(`${nth} is bad`)
      return nth
    },
  })
  const of = (key: string | null, nth: number) => commit({ of: key, nth })
  return { groups, alone, of }
}

describe('entries that are added in one turn of the event loop', () => {
  it('are written in groups of at most the allowed size', async () => {
    const { groups, of } = aCommit()
    const written = Array.from({ length: 6 }, (_, nth) => of(`${nth}`, nth))
    expect(await Promise.all(written)).toEqual([0, 1, 2, 3, 4, 5])
    expect(groups).toEqual([
      [0, 1, 2, 3],
      [4, 5],
    ])
  })

  it('are written one after the other, in their order, if they have the same key', async () => {
    const { groups, of } = aCommit()
    await Promise.all([of('a', 1), of('a', 2), of('b', 3), of('a', 4), of(null, 5), of(null, 6)])
    expect(groups).toEqual([[1, 3, 5, 6], [2], [4]])
  })

  it('are all written except for the one that fails', async () => {
    const { alone, of } = aCommit()
    const ends = await Promise.allSettled([of('a', 1), of('b', -2), of('c', 3)])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(alone).toEqual([1, -2, 3])
  })

  it('are written without the one that another transaction has locked, which is written alone', async () => {
    const { alone, of } = aCommit(({ nth }) => nth !== 2)
    expect(await Promise.all([of('a', 1), of('b', 2), of('c', 3)])).toEqual([1, 2, 3])
    expect(alone).toEqual([2])
  })
})
