import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { BackupError, pack, unpack } from './archive.ts'

const MANIFEST = { format: 1, kind: 'embedded', taken_at: '2026-11-22T12:00:00.000Z' } as const

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-archive-'))
  mkdirSync(join(folder, 'from'))
  writeFileSync(join(folder, 'from', 'secret'), 'kept')
})
afterEach(() => rmSync(folder, { recursive: true }))

it('packed files are unpacked unchanged, and only the owner of the archive may read it', async () => {
  const file = join(folder, 'new', 'backup.tar.gz')
  await pack(join(folder, 'from'), file, MANIFEST)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await unpack(file, join(folder, 'to'))).toEqual(MANIFEST)
  expect(readFileSync(join(folder, 'to', 'secret'), 'utf8')).toBe('kept')
})

it('a file that is cut short, or is something else, is refused', async () => {
  const file = join(folder, 'backup.tar.gz')
  await pack(join(folder, 'from'), file, MANIFEST)
  const whole = readFileSync(file)
  for (const content of [whole.subarray(0, whole.length / 2), Buffer.from('a letter')]) {
    writeFileSync(file, content)
    await expect(unpack(file, join(folder, 'to'))).rejects.toThrow(BackupError)
  }
})
