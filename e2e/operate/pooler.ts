import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../scripts/lib/ports.mjs'

/** The user `nobody`, because PgBouncer refuses to run as root. */
const UNPRIVILEGED = 65_534
/** Fewer than a node would use, so that connections are really shared. */
const CONNECTIONS = 3

export type Pooler = { url: string; stop: () => Promise<void> }

/** Starts a PgBouncer in transaction mode, as docs/operations.md sets it up. */
export async function startPooler(database: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(database)
  const folder = mkdtempSync(join(tmpdir(), 'nexus-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort()
  const login = password ? `user=${username} password=${password}` : `user=${username}`
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
nexus = host=${hostname} port=${serverPort} dbname=${pathname.slice(1)} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_prepared_statements = 200
`,
  )
  const [command, ...before] = JSON.parse(process.env['PGBOUNCER']!) as [string, ...string[]]
  const isRoot = process.getuid?.() === 0
  const child = spawn(command, [...before, join(folder, 'pgbouncer.ini')], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: UNPRIVILEGED, gid: UNPRIVILEGED }),
  })
  let log = ''
  await new Promise<void>((resolve, reject) => {
    child.stderr.on('data', (chunk: Buffer) => {
      log += chunk
      if (log.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`PgBouncer ended.\n${log}`)))
  })
  return {
    url: `postgres://nexus@127.0.0.1:${port}/nexus`,
    stop: async () => {
      child.kill('SIGINT')
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
