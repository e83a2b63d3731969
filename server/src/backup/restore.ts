import { existsSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '../db/folder-lock.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { BackupError, unpack } from './archive.ts'
import { KEPT_FILES, type Storage } from './back-up.ts'
import { loadPostgres } from './postgres-tools.ts'

/**
 * Restores what `backUp` wrote into an empty place; existing data is never overwritten.
 * @throws BackupError with advice
 */
export async function restore({ databaseUrl, dataDir }: Storage, file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  makeFolder(dataDir)
  const unpacked = join(dataDir, 'restore')
  const database = join(dataDir, 'database')
  const unlock = lockFolder(database)
  try {
    const { kind } = await unpack(file, unpacked)
    if (kind !== (databaseUrl ? 'postgres' : 'embedded')) throw otherKind(kind)
    if (databaseUrl) await loadPostgres(databaseUrl, join(unpacked, 'database.dump'))
    else await placeEmbedded(join(unpacked, 'database'), database)
    for (const name of KEPT_FILES)
      if (existsSync(join(unpacked, name))) await rename(join(unpacked, name), join(dataDir, name))
  } finally {
    await rm(unpacked, { recursive: true, force: true })
    unlock()
  }
}

async function placeEmbedded(from: string, to: string): Promise<void> {
  if (existsSync(to) && readdirSync(to).length)
    throw new BackupError(
      `${to} holds a database already. Move it away, or choose another DATA_DIR.`,
    )
  await rm(to, { recursive: true, force: true })
  await rename(from, to)
}

const otherKind = (kind: string) =>
  new BackupError(
    kind === 'embedded'
      ? 'This is a backup of the embedded database: restore it without DATABASE_URL.'
      : 'This is a backup of a PostgreSQL: set DATABASE_URL to an empty database.',
  )
