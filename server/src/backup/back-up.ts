import { cp, mkdir, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../db/folder-lock.ts'
import { makeFolder } from '../lib/make-folder.ts'
import { BackupError, pack } from './archive.ts'
import { askForCopy, stagingFolder } from './control-socket.ts'
import { dumpPostgres } from './postgres-tools.ts'

export type Storage = {
  /** Null for the embedded database below `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/** Small files beside the embedded database that a restored copy needs to be the same installation. */
export const KEPT_FILES = ['secret', 'local-sign-in.json']

/** Saves everything to one file; a server may be running. @returns whether the stored secret is included */
export async function backUp({ databaseUrl, dataDir }: Storage, file: string): Promise<boolean> {
  const staging = stagingFolder(dataDir)
  makeFolder(dataDir)
  const unlock = lockFolder(staging)
  try {
    await rm(staging, { recursive: true, force: true })
    if (databaseUrl) {
      await mkdir(staging, { mode: 0o700 })
      await dumpPostgres(databaseUrl, join(staging, 'database.dump'))
    } else await copyEmbedded(dataDir, staging)
    const kept = KEPT_FILES.filter((name) => existsSync(join(dataDir, name)))
    for (const name of kept) await cp(join(dataDir, name), join(staging, name))
    await pack(staging, file, {
      format: 1,
      kind: databaseUrl ? 'postgres' : 'embedded',
      taken_at: new Date().toISOString(),
    })
    return kept.includes('secret')
  } finally {
    await rm(staging, { recursive: true, force: true })
    unlock()
  }
}

/** A running server copies its own folder; without one, this process locks the folder meanwhile. */
async function copyEmbedded(dataDir: string, staging: string): Promise<void> {
  if (await askForCopy(dataDir)) return
  const folder = join(dataDir, 'database')
  if (!existsSync(folder)) throw new BackupError(`There is no database in ${dataDir}.`)
  const unlock = lockFolder(folder)
  try {
    await mkdir(staging, { mode: 0o700 })
    await cp(folder, join(staging, 'database'), { recursive: true })
  } finally {
    unlock()
  }
}
