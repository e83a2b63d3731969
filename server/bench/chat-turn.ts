import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startFloor } from './chat-turn/floor.ts'
import { passages } from './chat-turn/knowledge.ts'
import { startNexus, teach } from './chat-turn/nexus.ts'
import { compareNodes } from './chat-turn/on-postgres.ts'
import { installPeers, startPeer } from './chat-turn/peers.ts'
import { startProcess } from './chat-turn/processes.ts'
import { goal, progress, report, reportNodes } from './chat-turn/report.ts'
import {
  type Contender,
  type Figures,
  measure,
  percentile,
  VISITORS,
} from './chat-turn/visitors.ts'

/**
 * Measures a chat turn compared with the least that a turn can cost, and with other products that answer the same questions from the same
 * passages with the same model. Every server runs in a process of its own, one after another.
 * `--turns` of each visitor · `--no-watch` visitors without an event stream · `--peers` a folder with the other products installed, or
 * `none` · `--only` one of `instant`, `paced`, `embedding`, `postgres` · `--build` the `main.js` of another build to measure too · `--profile` a folder
 * for Node's profile · `--port` the first of three ports.
 */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    turns: { type: 'string', default: '40' },
    watch: { type: 'boolean', default: true },
    peers: { type: 'string' },
    only: { type: 'string' },
    build: { type: 'string', multiple: true, default: [] },
    profile: { type: 'string' },
    port: { type: 'string', default: '4510' },
  },
})
/** A reply of usual length, the same for all products. */
const REPLY = `Workshop repairs are guaranteed for twelve months, parts and labour; bring the bike and the receipt, and we put it right for nothing. `
const DIMENSIONS = '1536'
const turns = Number(values.turns)
const port = Number(values.port)
const modelUrl = `http://127.0.0.1:${port + 1}/v1`
const scratch = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const builds = [file('../dist/main.js'), ...values.build.map((path) => resolve(path))]

try {
  await instant()
  await paced()
  await embedding()
  await postgres()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/** With a model without delay, so that only the server is measured. */
async function instant() {
  if (!isWanted('instant')) return
  const peers = values.peers === 'none' ? [] : installPeers(values.peers ?? join(scratch, 'peers'))
  const all = await compare({ name: 'instant', model: [], count: turns }, peers)
  report(`A model without delay, ${passages.length} passages, ${VISITORS} visitors`, all)
  const [floor, ours, ...others] = all as [Figures, Figures, ...Figures[]]
  const best = Math.max(...others.slice(values.build.length).map((peer) => peer.turnsPerSecond))
  goal('turns, of the floor', ours.turnsPerSecond / floor.turnsPerSecond, { least: 1 })
  if (best > 0) goal('turns, of the best peer', ours.turnsPerSecond / best, { least: 7 })
  goal('first token at one visitor p95, of the floor', p95(ours) / p95(floor), { most: 2 })
}

/** With a model that is as fast as good ones are. */
async function paced() {
  if (!isWanted('paced')) return
  const model = ['--first', '100', '--delay', '10']
  const [floor, ours, ...others] = await compare({ name: 'paced', model, count: turns }, [])
  report('A model of 100 ms to the first token and 100 tokens a second', [floor, ours, ...others])
  goal('processor time, of the floor', ours.processorMs / floor.processorMs, { most: 1.3 })
}

/** With an embedding of each question, too. */
async function embedding() {
  if (!isWanted('embedding')) return
  const about = {
    name: 'embedding',
    model: ['--dimensions', DIMENSIONS],
    count: turns,
    embeds: true,
  }
  const [floor, ours, ...others] = await compare(about, [])
  report(`With embeddings of ${DIMENSIONS} numbers`, [floor, ours, ...others])
  goal('turns, of the floor', ours.turnsPerSecond / floor.turnsPerSecond, { least: 0.8 })
}

/** On PostgreSQL, which waits for the disk: its share of a turn, and what a second node adds. */
async function postgres() {
  if (!isWanted('postgres')) return
  const stub = await startModel([])
  try {
    const folder = mkdtempSync(join(scratch, 'postgres-'))
    const ports = [port, port + 2]
    const found = await compareNodes({ folder, modelUrl, build: builds[0]!, ports, turns })
    if (!found) return console.log('PostgreSQL: left out, there is none here.')
    const { one, all } = found
    reportNodes('On PostgreSQL with fsync, a model without delay', one, all)
    goal('processor time of a node, ms', one.nodes, { most: 1.3 })
    goal('processor time of PostgreSQL, ms', one.database, { most: 0.8 })
    const sum = ({ nodes, database }: typeof one) => nodes + database
    goal('processor time with two nodes, of one', sum(all) / sum(one), { most: 1.2 })
  } finally {
    await stub.stop()
  }
}

type Arm = { name: string; model: string[]; count: number; embeds?: boolean }

/**
 * Measures the minimal server, the product, other builds of it, and the other products, which get fewer questions because they take much
 * longer.
 */
async function compare(
  { name, model, count, embeds = false }: Arm,
  peers: ReturnType<typeof installPeers>,
) {
  const folder = mkdtempSync(join(scratch, `${name}-`))
  const stub = await startModel(model)
  const all: Figures[] = []
  const add = async (contender: Contender, asks = count) => {
    const figures = await measure(contender, asks)
    progress(figures)
    all.push(figures)
  }
  try {
    const taught = await teach(folder, modelUrl, embeds)
    await add(await startFloor(folder, port, modelUrl, embeds))
    for (const [at, build] of builds.entries()) {
      const flags =
        values.profile && at === 0 ? ['--cpu-prof', `--cpu-prof-dir=${values.profile}`] : []
      const about = { build, port, turns: count, isWatched: values.watch, flags }
      await add(
        await startNexus(taught, { ...about, name: at === 0 ? 'nexus' : `nexus ${at + 1}` }),
      )
    }
    for (const peer of peers)
      await add(await startPeer(peer, folder, port, modelUrl), Math.ceil(count / 4))
  } finally {
    await stub.stop()
  }
  return all as [Figures, Figures, ...Figures[]]
}

function startModel(options: string[]) {
  const at = port + 1
  const script = file('../src/test/stub-model.ts')
  return startProcess([script, '--port', String(at), '--reply', REPLY, ...options], at)
}

function isWanted(name: string): boolean {
  return !values.only || values.only === name
}

function p95({ firstToken }: Figures): number {
  return percentile(firstToken.alone, 0.95)
}
