import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unpackDebian } from './debian.mjs'
import { cacheFolder } from './workspace.mjs'

// The package libc-bin contains the locale C.UTF-8.
const WANTED = ['postgresql-17', 'postgresql-17-pgvector', 'dash', 'libc-bin']
// Needed only for just-in-time compilation, which stays off.
const UNNEEDED = /^(libllvm|libz3|procps)/

export const BIN = '/usr/lib/postgresql/17/bin'
/** The user `nobody`, because PostgreSQL refuses to run as root. */
export const UNPRIVILEGED = 65534

const folder = join(cacheFolder, 'postgresql-17-utf8')

/** The folder with Debian's unpacked PostgreSQL 17 and pgvector, or null. */
export const unpackedPostgres = () => (existsSync(join(folder, BIN, 'postgres')) ? folder : null)

/**
 * Unpacks Debian's packages and what they need into a folder of the cache; about ten seconds and 45 MB. Root only, because the folder
 * is used through `chroot`.
 */
export const unpackPostgres = () =>
  unpackDebian(folder, WANTED, { unneeded: UNNEEDED, finish: finishRoot })

function finishRoot(work) {
  mkdirSync(join(work, 'etc'), { recursive: true })
  writeFileSync(
    join(work, 'etc', 'passwd'),
    `nobody:x:${UNPRIVILEGED}:${UNPRIVILEGED}::/:/bin/sh\n`,
  )
  for (const name of ['dev', 'tmp', 'data']) mkdirSync(join(work, name), { recursive: true })
  for (const name of ['tmp', 'data']) chownSync(join(work, name), UNPRIVILEGED, UNPRIVILEGED)
  const device = join(work, 'dev', 'null')
  if (spawnSync('mknod', ['-m', '666', device, 'c', '1', '3']).status !== 0)
    writeFileSync(device, '', { mode: 0o666 })
}
