import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { ownPglite } from '../test/own-pglite.ts'
import { isUnavailable, isWithoutRoom } from './errors.ts'

const PANICKING = fileURLToPath(new URL('../test/panicking-database.ts', import.meta.url))

it('the embedded database is read-only while its disk is full, and then recovers', async () => {
  const disk = { hasRoom: true }
  const database = await ownPglite(undefined, () => disk.hasRoom)
  const write = (text: string) => database.query('insert into scraps values ($1)', [text])
  await database.query('create table scraps (text text)')
  await write('one')
  disk.hasRoom = false
  const refused = await write('two').catch((error: unknown) => error)
  expect([isUnavailable(refused), isWithoutRoom(refused)]).toEqual([true, true])
  expect((await database.query('select text from scraps')).rows).toEqual([{ text: 'one' }])
  disk.hasRoom = true
  await write('three')
  expect((await database.query('select text from scraps')).rows).toHaveLength(2)
  await database.close()
})

it('an embedded database that cannot write its log ends its process and never hangs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-panic-'))
  const child = spawn(process.execPath, [PANICKING, join(folder, 'database')], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 200_000,
    killSignal: 'SIGKILL',
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk))
  const [code] = await once(child, 'close')
  rmSync(folder, { recursive: true })
  expect([code, said]).toEqual([1, expect.stringContaining('the embedded database panicked')])
})
