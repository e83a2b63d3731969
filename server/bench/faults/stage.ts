import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openOwnPostgres, type OwnPostgres } from '../../../scripts/lib/postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { type Nexus, startNexus } from '../../../e2e/servers/nexus.ts'
import { startStubModel, type StubModel } from '../../src/test/stub-model.ts'
import { fillTown } from '../abuse/town.ts'
import { canMakeDisks, makeDisk, type SmallDisk } from './small-disk.ts'
import { openVendors, type Vendors } from './vendors.ts'
import { openWire, type Wire } from '../../../e2e/servers/wire.ts'

/** Milliseconds before each token of the model. */
export const TOKEN_DELAY_MS = 6
const NODES = { embedded: 1, postgres: 2 }
const DISK_MB = 400
/** The user `nobody`, under which scripts/lib/postgres.mjs runs PostgreSQL when we are root. */
const UNPRIVILEGED = 65_534

/** A database that can be made to fail, behind a connection that can be interrupted. */
export type OwnDatabase = OwnPostgres & { wire: Wire }

/** Everything that can fail, in working order. */
export type Stage = {
  kind: 'embedded' | 'postgres'
  agentId: string
  /** The owner's session cookie. */
  cookie: string
  origins: string[]
  model: StubModel
  vendors: Vendors
  /** Null for the embedded database. */
  database: OwnDatabase | null
  /** The database's disk; null when no disk can be made. */
  disk: SmallDisk | null
  /** Kills a node without warning, and starts it again. */
  killNode(which: number): Promise<void>
  nodes: Nexus[]
  close(): Promise<void>
}

/** @returns null when there is no PostgreSQL */
export async function openStage(kind: Stage['kind']): Promise<Stage | null> {
  const folder = mkdtempSync(join(tmpdir(), 'nexus-faults-'))
  const { database, disk } = await openDatabase(kind, folder)
  if (kind === 'postgres' && !database) return null
  const model = await startStubModel({ delay: TOKEN_DELAY_MS })
  const vendors = await openVendors()
  const direct: Record<string, string> = database ? { DATABASE_URL: database.url } : {}
  const { agentId, cookie } = (await fillTown(folder, [], 1, direct)).victim
  const ports = await Promise.all(Array.from({ length: NODES[kind] }, freePort))
  const env = { ...modelAt(model.url), ...vendors.env, ...(database && through(database)) }
  const start = async (port: number) => {
    const nexus = await startNexus({ dataDir: folder, port, env })
    nexus.process.once('exit', (code) => code && console.error(`A node ended:\n${nexus.log()}`))
    return nexus
  }
  const nodes: Nexus[] = []
  for (const port of ports) nodes.push(await start(port))
  return {
    kind,
    agentId,
    cookie,
    origins: nodes.map(({ origin }) => origin),
    model,
    vendors,
    database,
    disk,
    nodes,
    async killNode(which) {
      const { process } = nodes[which]!
      process.kill('SIGKILL')
      if (process.exitCode === null && process.signalCode === null) await once(process, 'exit')
      nodes[which] = await start(ports[which]!)
    },
    async close() {
      await Promise.all(nodes.map((node) => node.stop()))
      await Promise.all([model.close(), vendors.close(), database?.wire.close()])
      await database?.down()
      disk?.remove()
      await database?.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openDatabase(kind: Stage['kind'], folder: string) {
  const make = (at: string, owner: number) => (canMakeDisks ? makeDisk(at, DISK_MB, owner) : null)
  if (kind === 'embedded') return { database: null, disk: make(folder, 0) }
  let disk: SmallDisk | null = null
  const cluster = await openOwnPostgres((at) => (disk = make(at, UNPRIVILEGED)))
  if (!cluster) return { database: null, disk }
  const wire = await openWire(Number(new URL(cluster.url).port))
  return { database: { ...cluster, wire }, disk }
}

function through({ url, wire }: OwnDatabase) {
  const cut = new URL(url)
  cut.port = String(wire.port)
  return { DATABASE_URL: cut.href, SECRET: 'the same on every node, whichever answers' }
}

const modelAt = (url: string) => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stub',
  MODEL_API_KEY: 'none',
  MODEL_BASE_URL: url,
  LOG_LEVEL: 'error',
})
