import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { newId } from '../src/lib/ids.ts'
import { HOUR_MS } from '../src/lib/time.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { aUser, anAgent } from '../src/test/factories.ts'
import { firstTokenOf, percentile } from './chat-turn/visitors.ts'
import { processorTimeOf } from './footprint/processor.ts'
import { startProduct } from './footprint/product.ts'
import { seedSources } from './rereading/sources.ts'
import { startSites } from './rereading/sites.ts'
import { openConversations } from './watched/talk.ts'

/**
 * Measures what visitors lose while websites are read again: the time to the first token for fifty visitors who chat, alternately alone and
 * while websites fall due at ten times a thousand an hour, or with `--faster 1` at a thousand an hour, for which at most 1.2 times the first
 * token is the goal. Without a model. Besides times, which depend on the machine's load, it prints processor time.
 */
const { values } = parseArgs({ options: { faster: { type: 'string', default: '10' } } })
const AN_HOUR = 1_000
const FASTER = Number(values.faster)
const VISITORS = 50
/** Pause between two questions of a visitor, who reads and writes. */
const THINKS_MS = 4_000
const WINDOW_MS = 30_000
/** After this pause, websites that fell due at the end of a window have been read. */
const PAUSE_MS = 8_000
const PAIRS = 3
/** Time for the server to start and everybody to ask once. */
const START_MS = 45_000
const QUESTION = 'How long are workshop repairs guaranteed?'

const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
process.env['CRAWL_ALLOW'] = '127.0.0.0/8'
const { agentId, begin } = await fill()
const { origin, pid, stop } = await startProduct(folder, 4581)
const figures = { alone: [] as number[], beside: [] as number[] }
/** Processor time of the product in milliseconds, summed over all windows of each kind. */
const used = { alone: 0, beside: 0 }
try {
  await chat(Date.now() + THINKS_MS)
  for (let pair = 0; pair < PAIRS; pair++) {
    for (const [at, way] of (['alone', 'beside'] as const).entries()) {
      const from = begin + (2 * pair + at) * (WINDOW_MS + PAUSE_MS)
      if (Date.now() > from) throw new Error('The machine is too slow for the times that were set.')
      await sleep(from - Date.now())
      const before = processorTimeOf(pid)
      figures[way].push(...(await chat(from + WINDOW_MS)))
      used[way] += processorTimeOf(pid) - before
    }
  }
} finally {
  await stop()
}
await report()
rmSync(folder, { recursive: true, force: true })
process.exit()

/** Creates the agent that is asked, and the websites that fall due in every second window. */
async function fill() {
  const deps = await openDeps()
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, bikeShop)
  const first = Date.now() + START_MS
  const aWindow = Math.round((AN_HOUR * FASTER * WINDOW_MS) / HOUR_MS)
  const due = Array.from({ length: PAIRS }, (_, pair) =>
    Array.from({ length: aWindow }, (_each, n) => {
      const from = first + (2 * pair + 1) * (WINDOW_MS + PAUSE_MS)
      return new Date(from + (n / aWindow) * WINDOW_MS)
    }),
  ).flat()
  await seedSources(deps, await startSites(), due)
  await deps.bus.close()
  await deps.driver.close()
  return { agentId: agent.id, begin: first }
}

function openDeps() {
  return buildDeps(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0' }))
}

/** Lets every visitor ask in a conversation of their own, at times of their own. @returns milliseconds to the first token */
async function chat(until: number): Promise<number[]> {
  const pool = new Pool(origin, { connections: VISITORS, pipelining: 1 })
  const conversations = await openConversations(origin, agentId, VISITORS)
  const times = await Promise.all(
    conversations.map(async ({ id, token }) => {
      const ofVisitor: number[] = []
      await sleep(Math.random() * THINKS_MS)
      while (Date.now() < until) {
        const ask = {
          path: `/api/widget/conversations/${id}/messages`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ id: newId(), text: QUESTION }),
        }
        ofVisitor.push(await firstTokenOf(pool, ask, (piece) => piece.includes('event: token')))
        await sleep(THINKS_MS * (0.5 + Math.random()))
      }
      return ofVisitor
    }),
  )
  await pool.close()
  return times.flat()
}

async function report() {
  const deps = await openDeps()
  const { rows } = await deps.driver.query(
    `select count(*) as due, count(*) filter (where last_read_at > now() - interval '1 hour') as read from knowledge_items where address is not null`,
  )
  await deps.driver.close()
  const { due, read } = rows[0]!
  const seconds = (PAIRS * WINDOW_MS) / 1_000
  console.log(
    `\n${VISITORS} visitors chat; ${read} of ${due} websites were read again in ${seconds} s`,
  )
  console.log(
    `load of the machine ${loadavg()
      .map((each) => each.toFixed(1))
      .join(' ')}`,
  )
  const at = (share: number) => {
    const [alone, beside] = [percentile(figures.alone, share), percentile(figures.beside, share)]
    return {
      alone: alone.toFixed(1),
      beside: beside.toFixed(1),
      ratio: (beside / alone).toFixed(2),
    }
  }
  const [alone, beside] = [used.alone, used.beside].map((ms) => ms / 1_000) as [number, number]
  const ofOne = (used.beside - used.alone) / Number(read)
  console.log(
    `processor time of the product: ${alone.toFixed(1)} s alone, ${beside.toFixed(1)} s beside; ${ofOne.toFixed(0)} ms a website, ` +
      `a thousand an hour ${((ofOne * AN_HOUR) / 36_000).toFixed(1)} % of one processor`,
  )
  console.table({ 'first token ms, half of all': at(0.5), '95 of 100': at(0.95) })
}
