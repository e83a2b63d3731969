import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { newId } from '../src/lib/ids.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { type Usage, usageOf } from './chat-turn/usage.ts'
import { ALONE, type Ask, type Figures, measure, percentile } from './chat-turn/visitors.ts'

/**
 * A chat turn against a model without delay, beside the least a turn can cost: time to the first token, and turns a second at 50
 * visitors. Every server is a process of its own. `--turns` a visitor, `--port` the first of three.
 */
const { values } = parseArgs({
  options: { turns: { type: 'string', default: '40' }, port: { type: 'string', default: '4510' } },
})
const VISITORS = 50
const TURNS_A_CONVERSATION = 10
const QUESTION = 'How long are workshop repairs guaranteed?'
const PASSAGES = bikeShop.pages.reduce((sum, page) => sum + page.sections.length, 0)
const turns = Number(values.turns)
const [product, floor, model] = [0, 1, 2].map((offset) => Number(values.port) + offset) as [
  number,
  number,
  number,
]
const modelUrl = `http://127.0.0.1:${model}/v1`
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const processes: ChildProcess[] = []

try {
  const agentId = await teach()
  await start(['../src/test/stub-model.ts', '--port', String(model)], model)
  await start(
    [
      './chat-turn/floor-server.ts',
      String(floor),
      modelUrl,
      join(folder, 'floor'),
      String(PASSAGES),
    ],
    floor,
  )
  const server = await start(['../dist/main.js'], product)
  const bare = await measureFloor()
  const atRest = usageOf(server.pid!)
  const ours = await measureProduct(agentId)
  report(ours, bare)
  reportUsage(atRest, usageOf(server.pid!))
} finally {
  for (const process of processes) {
    if (process.exitCode === null && process.kill()) await once(process, 'exit')
  }
  rmSync(folder, { recursive: true, force: true })
}

async function teach(): Promise<string> {
  const deps = await buildDeps(
    readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0' }),
  )
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, bikeShop)
  await deps.bus.close()
  await deps.database.close()
  return agent.id
}

async function start(
  [script, ...args]: [string, ...string[]],
  port: number,
): Promise<ChildProcess> {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    DATA_DIR: folder,
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: 'false',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'stub',
    MODEL_BASE_URL: modelUrl,
    LOCAL_SIGN_IN_PORT: '0',
  }
  const child = spawn(process.execPath, [file(script), ...args], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  processes.push(child)
  while (child.exitCode === null) {
    if (await listens(port)) return child
    await sleep(50)
  }
  throw new Error(`${script} did not start`)
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('error', () => resolve(false))
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
  })
}

function measureFloor(): Promise<Figures> {
  const ask: Ask = {
    path: '/turn',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: QUESTION }),
  }
  const isToken = (piece: Buffer) => piece.includes('"content"')
  return measure(`http://127.0.0.1:${floor}`, () => ask, isToken, { visitors: VISITORS, turns })
}

async function measureProduct(agentId: string): Promise<Figures> {
  const origin = `http://127.0.0.1:${product}`
  const open = async () => {
    const response = await fetch(`${origin}/api/widget/agents/${agentId}/conversations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = (await response.json()) as {
      data: { conversation_id: string; visitor_token: string }
    }
    return data
  }
  // Visitors come before the clock runs; each begins a new conversation now and then.
  const opened = await Promise.all(
    Array.from({ length: VISITORS }, async (_, visitor) => {
      const asks = Math.ceil(turns / 4) + turns + (visitor === 0 ? ALONE : 0)
      const conversations = []
      while (conversations.length * TURNS_A_CONVERSATION < asks) conversations.push(await open())
      return conversations
    }),
  )
  const asked = Array.from({ length: VISITORS }, () => 0)
  const next = (visitor: number): Ask => {
    const round = Math.floor(asked[visitor]!++ / TURNS_A_CONVERSATION)
    const { conversation_id: id, visitor_token: token } = opened[visitor]![round]!
    return {
      path: `/api/widget/conversations/${id}/messages`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ id: newId(), text: QUESTION }),
    }
  }
  const isToken = (piece: Buffer) => piece.includes('event: token')
  return measure(origin, next, isToken, { visitors: VISITORS, turns })
}

function report(ours: Figures, bare: Figures) {
  const row = (what: string, of: (figures: Figures) => number, unit: string, digits: number) => ({
    what,
    nexus: `${of(ours).toFixed(digits)} ${unit}`,
    floor: `${of(bare).toFixed(digits)} ${unit}`,
    ratio: (of(ours) / of(bare)).toFixed(2),
  })
  console.log(
    `\nA chat turn against a model without delay, ${PASSAGES} passages, ${VISITORS} visitors`,
  )
  console.table([
    row(
      'first token, one visitor, p50',
      ({ firstToken }) => percentile(firstToken.alone, 0.5),
      'ms',
      2,
    ),
    row(
      'first token, one visitor, p95',
      ({ firstToken }) => percentile(firstToken.alone, 0.95),
      'ms',
      2,
    ),
    row(
      'first token, 50 visitors, p50',
      ({ firstToken }) => percentile(firstToken.together, 0.5),
      'ms',
      1,
    ),
    row(
      'first token, 50 visitors, p95',
      ({ firstToken }) => percentile(firstToken.together, 0.95),
      'ms',
      1,
    ),
    row('turns', ({ turnsPerSecond }) => turnsPerSecond, 'a second', 0),
  ])
  console.log('Targets: first token at most 5 times the floor, turns at least a third of it.')
}

/** For sizing: a turn as a visitor has it, the conversations it is part of being opened too. */
function reportUsage(before: Usage, after: Usage) {
  const asked = VISITORS * (Math.ceil(turns / 4) + turns) + ALONE
  const each = (after.processorMs - before.processorMs) / asked
  const memory = [before, after].map(({ memoryMb }) => memoryMb.toFixed(0))
  console.log(
    `Processor time ${each.toFixed(1)} ms a turn. Memory ${memory[0]} MB at rest, ${memory[1]} MB after ${asked} turns of ${VISITORS} visitors.`,
  )
}
