import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fillNewFolder, packFolder } from './new-folder.ts'

let room: string
let prepared: string
let folder: string

beforeEach(async () => {
  room = mkdtempSync(join(tmpdir(), 'nexus-new-folder-'))
  prepared = join(room, 'prepared.tar.gz')
  folder = join(room, 'data', 'database')
  mkdirSync(join(room, 'closed', 'base'), { recursive: true })
  writeFileSync(join(room, 'closed', 'PG_VERSION'), '17')
  await packFolder(join(room, 'closed'), prepared)
})
afterEach(() => rmSync(room, { recursive: true, force: true }))

it('begins a new folder with the prepared database, including its empty directories', async () => {
  await fillNewFolder(folder, prepared)
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('17')
  expect(existsSync(join(folder, 'base'))).toBe(true)
})

it('leaves an existing database unchanged', async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'PG_VERSION'), '16')
  await fillNewFolder(folder, prepared)
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('16')
})

it('begins again after it was killed while unpacking', async () => {
  mkdirSync(`${folder}.new/base`, { recursive: true })
  writeFileSync(`${folder}.new/half`, '')
  await fillNewFolder(folder, prepared)
  expect(existsSync(join(folder, 'half'))).toBe(false)
  expect(existsSync(`${folder}.new`)).toBe(false)
  expect(readFileSync(join(folder, 'PG_VERSION'), 'utf8')).toBe('17')
})

it('leaves an empty folder to PGlite if there is no prepared database', async () => {
  await fillNewFolder(folder, join(room, 'nowhere.tar.gz'))
  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(false)
})
