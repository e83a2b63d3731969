import { beforeEach, expect, it } from 'vitest'
import { emptyDatabase } from '../test/test-database.ts'
import type { DatabaseDriver } from './client.ts'

let database: DatabaseDriver
beforeEach(async () => {
  database = await emptyDatabase()
})

const hostile = [
  `'; drop table users; --`,
  `\\'; select 1`,
  `E'\\x27'`,
  '$1',
  'a"b\\c{d,e}',
  '',
  '🚀\n',
]

it.each(hostile)('a value stays a value, whatever it holds: %j', async (value) => {
  for (const _again of [1, 2]) {
    const { rows } = await database.query(
      'select $1::text as one, $2::text[] as list, $3::jsonb as json',
      [value, [value, null, value], JSON.stringify({ value })],
    )
    expect(rows).toEqual([{ one: value, list: [value, null, value], json: { value } }])
  }
})

it('numbers, dates, nothing and truth arrive as they were given', async () => {
  const date = new Date('2026-02-03T04:05:06.789Z')
  const { rows } = await database.query(
    'select $1::int as n, $2::timestamptz as at, $3::text as nothing, $4::boolean as truth, $5::float8[] as many',
    [7, date, null, true, [0.5, 2]],
  )
  expect(rows).toEqual([{ n: 7, at: date, nothing: null, truth: true, many: [0.5, 2] }])
})

it('an invalid statement fails every time', async () => {
  for (const _again of [1, 2]) {
    await expect(database.query('select nonsense from users where id = $1', ['x'])).rejects.toThrow(
      /nonsense/,
    )
  }
})

it('a value of the wrong kind is refused', async () => {
  await expect(database.query('select $1::uuid as id', ['nonsense'])).rejects.toThrow(/uuid/)
})
