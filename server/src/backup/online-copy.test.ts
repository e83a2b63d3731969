import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseDriver } from '../db/client.ts'
import { ownPglite, pgliteIn } from '../test/own-pglite.ts'
import { copyWhileRunning } from './online-copy.ts'

let folder: string
let database: DatabaseDriver
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-copy-'))
  database = await ownPglite(join(folder, 'database'))
  await database.query('create table scraps (n int primary key, words text)')
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const copy = (name: string) =>
  copyWhileRunning(database, join(folder, 'database'), join(folder, name))

async function scrapsIn(name: string): Promise<number[]> {
  const copied = await pgliteIn(join(folder, name))
  const { rows } = await copied.query('select n from scraps order by n')
  await copied.close()
  return rows.map(({ n }) => n as number)
}

it('a copy of a database is whole despite writes, vacuums and truncations meanwhile', async () => {
  const work = { done: false }
  let written = 0
  const writing = (async () => {
    while (!work.done) {
      // The database answers within the same turn of the event loop, in which nothing is copied.
      await nextTurn()
      await database.query('insert into scraps select $1::int, repeat(md5($1::text), 200)', [
        ++written,
      ])
      if (written % 20 === 0) await database.query('vacuum scraps')
      if (written % 50 === 0) await database.query('checkpoint')
      if (written % 30 === 0) {
        await database.query('create table passing as select 1 as one')
        await database.query('drop table passing')
      }
    }
  })()
  const before = written
  await copy('copied')
  work.done = true
  await writing
  const scraps = await scrapsIn('copied')
  expect(scraps.length).toBeGreaterThanOrEqual(before)
  expect(scraps).toEqual(Array.from({ length: scraps.length }, (_, index) => index + 1))
})

it('a failed copy does not prevent later ones', async () => {
  await database.query(`insert into scraps values (1, 'kept')`)
  await expect(
    copyWhileRunning(database, join(folder, 'nowhere'), join(folder, 'x')),
  ).rejects.toThrow()
  await copy('copied')
  expect(await scrapsIn('copied')).toEqual([1])
})
