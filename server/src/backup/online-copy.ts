import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { DatabaseDriver } from '../db/client.ts'

/** A replication slot that makes PostgreSQL keep its log from the beginning of the copy; it ends with the process. */
const SLOT = 'nexus_backup'
/** Files that are created anew at every start, and the log, which is copied after the rest. */
const LEFT_OUT =
  // oxlint-disable-next-line words/no-patterns -- files of PostgreSQL
  /^(?:postmaster\.(?:pid|opts)$|(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|(?:.*\/)?pgsql_tmp)/
const AT_ONCE = 32
const LOG_FILE = /^[0-9A-F]{24}$/

/**
 * Copies the folder of the embedded database while the server works, like PostgreSQL's base backups: files change during the copy, and
 * replaying the log of that time, when the copy is opened, makes them consistent. Nobody waits for it.
 * @param from the folder of the open database
 * @param to must not exist yet
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

/** @returns the label that tells the copy where in the log to begin */
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

/** Several at a time, because one by one each of a thousand small files would wait for a busy server. */
async function copyFiles(from: string, to: string, names: string[]): Promise<void> {
  for (let start = 0; start < names.length; start += AT_ONCE) {
    const some = names.slice(start, start + AT_ONCE)
    await Promise.all(some.map((name) => copyUnlessGone(join(from, name), join(to, name))))
  }
}

/**
 * Tables may be dropped or created meanwhile; the log contains that. If the file system supports it, the copy shares its blocks with the
 * original.
 */
const copyUnlessGone = (from: string, to: string) =>
  copyFile(from, to, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
