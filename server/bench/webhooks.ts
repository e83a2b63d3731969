import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Pool } from 'undici'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { newId } from '../src/lib/ids.ts'
import { HOUR_MS } from '../src/lib/time.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { newSecret } from '../src/modules/webhooks/secret.ts'
import { usageOf } from './chat-turn/usage.ts'
import { firstTokenOf, percentile } from './chat-turn/visitors.ts'
import { startProduct } from './footprint/product.ts'
import { openConversations } from './watched/talk.ts'
import { statementCost } from './webhooks/statement-cost.ts'

/**
 * Measures webhooks and visitors together: what they add to the statements of a turn when nobody has a webhook, and the time to the first
 * word for 50 visitors who ask, read and ask again, alone and while webhooks are sent from the same node. `--rate` webhooks a second, in
 * this many `--bursts`; `--seconds` of each round, `--rounds`, `--port`; `--sending` skips the statements. On the embedded database, or
 * with `DATABASE_URL` on that PostgreSQL.
 */
const { values } = parseArgs({
  options: {
    rate: { type: 'string', default: '1000' },
    bursts: { type: 'string', default: '10' },
    sending: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '4' },
    port: { type: 'string', default: '4561' },
  },
})
const VISITORS = 50
const READING_MS = 1_500
const ENDPOINTS = 4
const QUESTION = 'How long are workshop repairs guaranteed?'
const rate = Number(values.rate)
const seconds = Number(values.seconds)
const bursts = Number(values.bursts)
const port = Number(values.port)
/** The time of the events that are sent. */
const past = Math.floor(Date.now() / 1_000) * 1_000 - HOUR_MS
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const program = (file: string, ...args: string[]) =>
  spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url)), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
const model = program('../src/test/stub-model.ts', '--port', String(port + 1))
const receiver = program('webhooks/receiver.ts')
Object.assign(process.env, {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stub',
  MODEL_BASE_URL: `http://127.0.0.1:${port + 1}/v1`,
  CRAWL_ALLOW: '127.0.0.1',
})
const [printed] = (await once(receiver.stdout, 'data')) as [Buffer]
const sink = `http://127.0.0.1:${String(printed).trim()}`

try {
  const { agentId, cookie, endpoints, ratio } = await fill()
  if (ratio !== null) {
    console.log(`\nA turn where nobody has a webhook, with the triggers: ${ratio.toFixed(2)}x`)
  }
  const product = await startProduct(folder, port)
  const rounds: Round[] = []
  try {
    await chat(product.origin, agentId, 3)
    for (let round = 0; round < Number(values.rounds); round += 1) {
      for (const isSending of [false, true]) {
        const [before, taken] = [usageOf(product.pid).processorMs, await takenBy(sink)]
        const began = performance.now()
        const sending = isSending ? send(product.origin, cookie, endpoints) : null
        const times = await chat(product.origin, agentId, seconds)
        await sending
        const lasted = (performance.now() - began) / 1_000
        const core = (usageOf(product.pid).processorMs - before) / lasted / 1_000
        const left = ((await takenBy(sink)) - taken) / (rate * seconds)
        rounds.push({ isSending, times, core, left })
      }
    }
  } finally {
    await product.stop()
  }
  report(rounds)
} finally {
  for (const child of [model, receiver]) if (child.kill()) await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
}

/** `left`: the share of a round's webhooks that the receiver had by its end. */
type Round = { isSending: boolean; times: number[]; core: number; left: number }

/** An account with endpoints and past events, of which one second's worth is sent again every second. */
async function fill() {
  const { DATABASE_URL, CRAWL_ALLOW } = process.env
  const deps = await buildDeps(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL,
      CRAWL_ALLOW,
      LOG_LEVEL: 'warn',
      LOCAL_SIGN_IN_PORT: '0',
    }),
  )
  const { user, cookie } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, bikeShop)
  const ratio = values.sending ? null : await statementCost(deps, user.id, agent.id)
  const endpoints: string[] = []
  for (let at = 0; at < ENDPOINTS; at += 1) {
    const id = newId()
    const { sealed, hint } = newSecret(deps.config).stored
    await deps.driver.query(
      `insert into webhook_endpoints (user_id, id, url, description, format, events, sealed, hint)
       values ($1, $2, $3, '', 'standard', '["lead.created"]', $4, $5)`,
      [user.id, id, `${sink}/${at}`, sealed, hint],
    )
    endpoints.push(id)
  }
  await deps.driver.query(
    `insert into webhook_events (user_id, type, fact, data, created_at)
     select $1, 'lead.created', 'bench:' || n, jsonb_build_object('name', 'Grace', 'email', 'grace@example.com', 'text', repeat('x', 300)),
       $4::timestamptz + make_interval(secs => n / $2::float)
     from generate_series(0, $3::int - 1) n`,
    [user.id, rate, rate * seconds, new Date(past).toISOString()],
  )
  await deps.driver.query('vacuum analyze')
  await deps.bus.close()
  await deps.driver.close()
  return { agentId: agent.id, cookie, endpoints, ratio }
}

/** Sends the events of one part of a past second to one of the endpoints, and those of the next part to the next. */
async function send(origin: string, cookie: string, endpoints: string[]): Promise<void> {
  const lasts = 1_000 / bursts
  for (let burst = 0; burst < seconds * bursts; burst += 1) {
    const next = performance.now() + lasts
    await replay(origin, cookie, endpoints[burst % ENDPOINTS]!, past + burst * lasts, lasts)
    await sleep(Math.max(0, next - performance.now()))
  }
}

async function replay(origin: string, cookie: string, id: string, since: number, lasts: number) {
  const response = await fetch(`${origin}/api/webhook-endpoints/${id}/replay`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      since: new Date(since).toISOString(),
      until: new Date(since + lasts - 1).toISOString(),
      only_failed: false,
    }),
  })
  if (!response.ok) throw new Error(`Nothing was sent again: ${await response.text()}`)
}

/** Lets everybody ask, read and ask again. @returns milliseconds to each first word */
async function chat(origin: string, agentId: string, lasts: number): Promise<number[]> {
  const conversations = await openConversations(origin, agentId, VISITORS)
  const pool = new Pool(origin, { connections: VISITORS, pipelining: 1 })
  const until = performance.now() + lasts * 1_000
  const times: number[] = []
  await Promise.all(
    conversations.map(async ({ id, token }, at) => {
      await sleep((at / VISITORS) * READING_MS)
      while (performance.now() < until) {
        const ask = {
          path: `/api/widget/conversations/${id}/messages`,
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ id: newId(), text: QUESTION }),
        }
        times.push(await firstTokenOf(pool, ask, (piece) => piece.includes('event: token')))
        await sleep(READING_MS)
      }
    }),
  )
  await pool.close()
  return times
}

async function takenBy(address: string): Promise<number> {
  return Number(await (await fetch(address)).text())
}

function report(rounds: Round[]): void {
  const rows = [false, true].map((isSending) => {
    const some = rounds.filter((round) => round.isSending === isSending)
    const times = some.flatMap((round) => round.times)
    const middle = (name: 'core' | 'left') =>
      percentile(
        some.map((round) => round[name]),
        0.5,
      )
    return {
      p50: percentile(times, 0.5),
      p95: percentile(times, 0.95),
      core: middle('core'),
      left: middle('left'),
    }
  })
  const alone = rows[0]!
  console.log(`\n${VISITORS} visitors who ask, read for ${READING_MS} ms and ask again`)
  console.table(
    Object.fromEntries(
      rows.map(({ p50, p95, core, left }, at) => [
        at ? 'beside webhooks' : 'alone',
        {
          [`left, of ${rate} a second`]: `${(100 * left).toFixed(0)} %`,
          'first word p50 ms': p50.toFixed(1),
          'p95 ms': p95.toFixed(1),
          'ratio p50': (p50 / alone.p50).toFixed(2),
          'ratio p95': (p95 / alone.p95).toFixed(2),
          cores: core.toFixed(2),
        },
      ]),
    ),
  )
}
