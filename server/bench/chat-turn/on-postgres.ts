import { Pool } from 'undici'
import { openOwnPostgres } from '../../../scripts/lib/postgres.mjs'
import { processorTimeOf } from '../footprint/processor.ts'
import { startNexus, teach } from './nexus.ts'
import { type Contender, firstTokenOf, VISITORS, warmUp } from './visitors.ts'

/** Processor time of a turn in ms, with many visitors: of all nodes together, and of all processes of PostgreSQL. */
export type Shares = { nodes: number; database: number; turnsPerSecond: number }

type Options = { folder: string; modelUrl: string; build: string; ports: number[]; turns: number }

/**
 * Measures one node, and then as many as there are ports, on a PostgreSQL of their own that waits for the disk; null where none is
 * installed.
 */
export async function compareNodes(options: Options): Promise<{ one: Shares; all: Shares } | null> {
  const database = await openOwnPostgres()
  if (!database) return null
  try {
    const { folder, modelUrl, build, ports, turns } = options
    const taught = await teach(folder, modelUrl, false, database.url)
    const measured = async (used: number[]) => {
      const nodes = []
      // So that each of several nodes is as warm as a single one.
      const before = warmUp(turns) * used.length
      for (const port of used) {
        const about = { build, port, turns: before + turns, isWatched: true, flags: [] }
        nodes.push(await startNexus(taught, { ...about, name: `${used.length}-${port}` }))
      }
      return measureNodes(nodes, database.pid(), before, turns)
    }
    return { one: await measured(ports.slice(0, 1)), all: await measured(ports) }
  } finally {
    await database.stop()
  }
}

/**
 * Divides the visitors among the nodes; each stays with its own. Then stops the nodes.
 * @param warmUps turns of each visitor before the measurement.
 */
async function measureNodes(
  nodes: Contender[],
  database: number,
  warmUps: number,
  turns: number,
): Promise<Shares> {
  const pools = nodes.map(({ origin }) => new Pool(origin, { connections: VISITORS }))
  const ask = async (visitor: number, count: number) => {
    const at = visitor % nodes.length
    const { next, isToken } = nodes[at]!
    for (let turn = 0; turn < count; turn += 1)
      await firstTokenOf(pools[at]!, await next(visitor), isToken)
  }
  const everybody = (count: number) =>
    Promise.all(Array.from({ length: VISITORS }, (_, visitor) => ask(visitor, count)))
  const used = () => ({
    nodes: nodes.reduce((sum, { pid }) => sum + processorTimeOf(pid), 0),
    database: processorTimeOf(database),
    at: performance.now(),
  })
  try {
    await everybody(warmUps)
    const before = used()
    await everybody(turns)
    const after = used()
    const count = VISITORS * turns
    return {
      nodes: (after.nodes - before.nodes) / count,
      database: (after.database - before.database) / count,
      turnsPerSecond: (1_000 * count) / (after.at - before.at),
    }
  } finally {
    for (const pool of pools) await pool.close()
    for (const node of nodes) await node.stop()
  }
}
