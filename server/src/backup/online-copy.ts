import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { DatabaseDriver } from '../db/client.ts'

/** While it is there, PostgreSQL keeps the log from the begin of the copy on; it ends with the process. */
const SLOT = 'nexus_backup'
/** Made anew at every start; what they hold now means nothing to a copy. The log follows once the rest is there. */
const LEFT_OUT =
  /^(?:postmaster\.(?:pid|opts)$|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(?:.*\/)?pgsql_tmp)/
const AT_ONCE = 32
const LOG_FILE = /^[0-9A-F]{24}$/

/**
 * Copies the folder of the embedded database while the server works on in it, as PostgreSQL's base backups are made: files change under
 * the copy, and the log of the meantime, replayed when the copy is opened, makes them whole. Nobody waits for it.
 * @param from the folder of the open database
 * @param to does not exist yet
 */
export async function copyWhileRunning(
  database: DatabaseDriver,
  from: string,
  to: string,
): Promise<void> {
  await database.query(`select pg_create_physical_replication_slot('${SLOT}', true, true)`)
  try {
    await database.query(`select pg_backup_start('nexus', true)`)
    let label = ''
    try {
      await copyData(from, to)
    } finally {
      label = await endBackup(database)
    }
    await writeFile(join(to, 'backup_label'), label)
    await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), firstLogFile(label))
  } finally {
    await database.query(`select pg_drop_replication_slot('${SLOT}')`)
  }
}

/** @returns what tells the copy where in the log to begin */
async function endBackup(database: DatabaseDriver): Promise<string> {
  const { rows } = await database.query('select labelfile from pg_backup_stop(false)')
  return rows[0]!['labelfile'] as string
}

async function copyData(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const files: string[] = []
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const name = relative(from, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (LEFT_OUT.test(name)) continue
    if (entry.isDirectory()) await mkdir(join(to, name), { recursive: true, mode: 0o700 })
    else files.push(name)
  }
  await copyFiles(from, to, files)
}

const firstLogFile = (label: string) => /\(file ([0-9A-F]{24})\)/.exec(label)![1]!

async function copyLog(from: string, to: string, first: string): Promise<void> {
  const names = await readdir(from)
  await copyFiles(
    from,
    to,
    names.filter((name) => LOG_FILE.test(name) && name >= first),
  )
}

/** Some at a time: one by one, each of a thousand small files would wait for its turn in a busy server. */
async function copyFiles(from: string, to: string, names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE)
    await Promise.all(some.map((name) => copyUnlessGone(join(from, name), join(to, name))))
  }
}

/** Tables are dropped and made meanwhile; the log knows. Where the file system can, the copy shares its blocks with the original. */
const copyUnlessGone = (from: string, to: string) =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
