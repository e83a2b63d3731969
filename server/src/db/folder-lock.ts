import { readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'

/** Another process is using the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse'
}

/**
 * Locks a folder for this process. The operating system holds the lock, on an empty file beside the folder: it ends with the process
 * however that ends, so none is ever left behind, and it also works between containers, whose process ids cannot be compared. SQLite is the
 * only part of Node that can take such a lock.
 * @returns a function that releases it.
 * @throws FolderInUse which names the holder.
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
