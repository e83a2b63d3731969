import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

/** Another process is using the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Takes a folder for this process alone. The lock is the system's, on an empty file beside the folder: it ends with the process however
 * that ends, so that none is ever left behind, and holds between containers, whose process ids say nothing of each other. SQLite is
 * the only part of Node that can take one.
 * @returns gives it back.
 * @throws FolderInUse which says who has it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(`${folder}.lock`)
  const holder = `${folder}.holder`
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new FolderInUse(
      `${folder} is in use by another Nexus${read(holder)}. Stop that one, or choose another folder with DATA_DIR=.`,
    )
  }
  writeFileSync(
    holder,
    `process ${process.pid} on ${hostname()}, started ${new Date().toISOString()}`,
  )
  return () => lock.close()
}

/** The name of the process that holds the lock, only for people to read: it may be outdated. */
function read(holder: string): string {
  try {
    return ` (${readFileSync(holder, 'utf8')})`
  } catch {
    return ''
  }
}

const SQLITE_BUSY = 5
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
