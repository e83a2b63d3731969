import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { percentile } from './chat-turn/visitors.ts'
import { startProduct } from './footprint/product.ts'
import { usageOf } from './chat-turn/usage.ts'
import { openConversations, talk } from './watched/talk.ts'
import { openOverview, watchConversation, type Watcher } from './watched/watchers.ts'

/**
 * Measures what visitors lose while they are watched: turns a second with nobody watching, with every visitor's event stream open as in the
 * widget, and with an owner at the Overview. Several alternating rounds of each. `--rounds`, `--port`; `--unthrottled` for an Overview that
 * reloads at every event. With `DATABASE_URL`, on that PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    port: { type: 'string', default: '4551' },
    unthrottled: { type: 'boolean', default: false },
  },
})
const VISITORS = 50
const QUESTION = 'How long are workshop repairs guaranteed?'
const port = Number(values.port)
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const model = spawn(process.execPath, [
  fileURLToPath(new URL('../src/test/stub-model.ts', import.meta.url)),
  '--port',
  String(port + 1),
])
Object.assign(process.env, {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stub',
  MODEL_BASE_URL: `http://127.0.0.1:${port + 1}/v1`,
})

try {
  const { agentId, cookie } = await fill()
  const { origin, pid, stop } = await startProduct(folder, port)
  const ways: Record<
    string,
    (conversations: { id: string; token: string }[]) => Promise<Watcher[]>
  > = {
    'nobody watches': async () => [],
    'event streams': (conversations) =>
      Promise.all(conversations.map((conversation) => watchConversation(origin, conversation))),
    'an Overview': async () => [await openOverview(origin, cookie, !values.unthrottled)],
  }
  const figures = new Map(
    Object.keys(ways).map((way) => [way, { turns: [] as number[], ms: [] as number[] }]),
  )
  try {
    const oneRound = async (way: string, isKept: boolean) => {
      const conversations = await openConversations(origin, agentId, VISITORS)
      const watchers = await ways[way]!(conversations)
      const before = usageOf(pid).processorMs
      const turns = await talk(origin, conversations, QUESTION)
      const { ms, turns: all } = figures.get(way)!
      if (isKept) all.push(turns)
      if (isKept) ms.push((usageOf(pid).processorMs - before) / (VISITORS * 10))
      for (const { close } of watchers) close()
    }
    for (const way of Object.keys(ways)) await oneRound(way, false)
    for (let round = 0; round < Number(values.rounds); round += 1)
      for (const way of Object.keys(ways)) await oneRound(way, true)
  } finally {
    await stop()
  }
  report(figures)
} finally {
  if (model.exitCode === null && model.kill()) await once(model, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

async function fill() {
  const { DATABASE_URL } = process.env
  const deps = await buildDeps(
    readConfig({ DATA_DIR: folder, DATABASE_URL, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0' }),
  )
  const { user, cookie } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, bikeShop)
  await deps.bus.close()
  await deps.driver.close()
  return { agentId: agent.id, cookie }
}

function report(figures: Map<string, { turns: number[]; ms: number[] }>) {
  const [alone] = [...figures.values()]
  const middle = (all: number[]) => percentile(all, 0.5)
  console.log(`\n${VISITORS} visitors who are watched, a model without delay`)
  console.table(
    Object.fromEntries(
      [...figures].map(([way, { turns, ms }]) => [
        way,
        {
          'turns a second': middle(turns).toFixed(0),
          ratio: (middle(turns) / middle(alone!.turns)).toFixed(2),
          'processor ms a turn': middle(ms).toFixed(2),
        },
      ]),
    ),
  )
}
