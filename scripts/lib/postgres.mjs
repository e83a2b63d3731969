import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from './postgres-cluster.mjs'
import { BIN, UNPRIVILEGED, unpackedPostgres, unpackPostgres } from './postgres-debian.mjs'

const OLDEST = 15
// A test database is discarded, so nothing has to reach the disk.
const THROWN_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']
const SETTINGS = [
  'jit=off',
  'max_connections=200',
  'unix_socket_directories=',
  'listen_addresses=127.0.0.1',
  'dynamic_shared_memory_type=mmap',
  'timezone=UTC',
  'log_timezone=UTC',
]
const isRoot = process.getuid?.() === 0

/**
 * A real PostgreSQL with pgvector for the tests: `TEST_DATABASE_URL`, else one started here from an installed server, else from Debian
 * packages unpacked in the cache.
 * @param {{ install?: boolean }} [options] `install`: unpack those packages if there is nothing else
 * @returns {Promise<{ url: string, bin: string | null, stop: () => Promise<void> } | null>} null if there is none; `bin` is the folder of
 * its pg_dump and pg_restore, null for those on the PATH
 */
export async function openPostgres({ install = false } = {}) {
  const url = process.env.TEST_DATABASE_URL
  if (url) return { url, bin: process.env.POSTGRES_BIN ?? null, stop: async () => undefined }
  const place = await findPlace(install)
  if (!place) return null
  const { url: own, stop } = await startCluster(place, [...SETTINGS, ...THROWN_AWAY])
  return { url: own, bin: place.bin, stop }
}

/**
 * A PostgreSQL with durable storage, which may be restarted, killed and suspended.
 * @param {(folder: string) => void} [prepare] called with its empty folder first
 * @returns null when no server is installed or unpacked
 */
export async function openOwnPostgres(prepare = () => {}) {
  const place = await findPlace(false)
  if (!place) return null
  prepare(place.folder)
  return startCluster(place, SETTINGS)
}

async function findPlace(install) {
  const installed = installedServer()
  if (installed) return outside(installed)
  if (!isRoot || process.platform !== 'linux') return null
  const unpacked = unpackedPostgres() ?? (install ? await unpackPostgres() : null)
  return unpacked && inside(unpacked)
}

/** The program folder of an installed PostgreSQL that is new enough and has the vector extension. */
function installedServer() {
  const versions = existsSync('/usr/lib/postgresql') ? readdirSync('/usr/lib/postgresql') : []
  const known = versions
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
  return [ask('pg_config', '--bindir'), ...known].find((bin) => bin && hasVector(bin)) ?? null
}

function hasVector(bin) {
  if (!existsSync(join(bin, 'initdb'))) return false
  const version = Number(/(\d+)/.exec(ask(join(bin, 'postgres'), '--version') ?? '')?.[1] ?? 0)
  // Debian has pg_config in the development package, so its folder must be guessed.
  const shares = [
    ask(join(bin, 'pg_config'), '--sharedir'),
    bin.replace('/lib/', '/share/').replace(/\/bin$/, ''),
  ]
  return (
    version >= OLDEST &&
    shares.some((share) => share && existsSync(join(share, 'extension', 'vector.control')))
  )
}

function ask(command, argument) {
  const { status, stdout } = spawnSync(command, [argument], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Runs the installed programs, as an unprivileged user when we are root. */
function outside(bin) {
  const data = mkdtempSync(join(tmpdir(), 'nexus-postgres-'))
  if (isRoot) chownSync(data, UNPRIVILEGED, UNPRIVILEGED)
  const user = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {}
  return {
    data,
    folder: data,
    bin,
    launch: (program, args, stdio) =>
      spawn(join(bin, program), args, { stdio, cwd: data, ...user }),
  }
}

/** Runs the unpacked programs with chroot in their own root folder. */
function inside(root) {
  const folder = mkdtempSync(join(root, 'data', 'cluster-'))
  chownSync(folder, UNPRIVILEGED, UNPRIVILEGED)
  return {
    data: folder.slice(root.length),
    folder,
    bin: wrappers(root),
    launch: (program, args, stdio) =>
      spawn(
        'chroot',
        [`--userspec=${UNPRIVILEGED}:${UNPRIVILEGED}`, root, `${BIN}/${program}`, ...args],
        { stdio, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' } },
      ),
  }
}

/** Scripts that look like installed programs and run in the root folder. */
function wrappers(root) {
  const folder = join(root, 'outside')
  mkdirSync(folder, { recursive: true })
  const enter = `exec chroot --userspec=${UNPRIVILEGED}:${UNPRIVILEGED} ${root}`
  for (const name of ['pg_dump', 'pg_restore'])
    writeFileSync(join(folder, name), `#!/bin/sh\n${enter} ${BIN}/${name} "$@"\n`, { mode: 0o755 })
  return folder
}
