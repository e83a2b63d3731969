import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { phoneNumbers } from '../src/db/schema/numbers.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { startStubModel } from '../src/test/stub-model.ts'
import { goal } from './chat-turn/report.ts'
import { percentile } from './chat-turn/visitors.ts'
import type { LineOptions } from '../src/ports/telephony/phone-line.ts'
import { type Measured, talk } from './calls/callers.ts'

/**
 * Measures spoken turns with a model without delay: the time from the caller's last word to the first word of the reply, for one call at a
 * time, for 200 calls started over ten seconds and for 200 started at once, and the server's memory over 1,000 calls. The server runs in a
 * process of its own, the callers in this one.
 */
const { values } = parseArgs({
  options: {
    at_once: { type: 'string', default: '200' },
    calls: { type: 'string', default: '1000' },
    /** Comma-separated parts to run: alone, together, instant, memory. */
    parts: { type: 'string', default: 'alone,together,instant,memory' },
    /** Flags of Node for the server, such as `--cpu-prof`. */
    node: { type: 'string', default: '' },
  },
})
const ACCOUNT = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'the token of the bench',
}
const NUMBERS = { SALES_ASSISTANT: '+14155550101', ANTI_THEFT: '+14155550102' } as const
const SALES = [
  'How long are workshop repairs guaranteed?',
  'Do you sell electric bikes?',
  'What are your opening hours?',
]
/** Long enough that a call is still going on when the last one starts. */
const LONG = [...SALES, ...SALES]
const RING_WITHIN_MS = 10_000
const SCREENED = ['Hello, who is this?', 'I would rather not say.']

const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const model = await startStubModel()
const environment = {
  ...ACCOUNT,
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATA_DIR: folder,
  DATABASE_URL: '',
  SECRET: 'the secret of the bench, long enough',
  PORT: '0',
  APP_URL: 'http://127.0.0.1:0',
  LOCAL_SIGN_IN_PORT: '0',
  CALL_SILENCE_SECONDS: '60',
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stub',
  MODEL_BASE_URL: model.url,
}
let server: ChildProcess | undefined
const parts = new Set(values.parts.split(','))

try {
  await teach()
  const port = await start()
  const ring = (type: keyof typeof NUMBERS, from: number) => ({
    accountSid: ACCOUNT.TWILIO_ACCOUNT_SID,
    authToken: ACCOUNT.TWILIO_AUTH_TOKEN,
    from: `+1202${String(5_550_000 + from).padStart(7, '0')}`,
    to: NUMBERS[type],
    voiceUrl: `http://127.0.0.1:${port}/api/webhooks/twilio/voice`,
    statusCallback: `http://127.0.0.1:${port}/api/webhooks/twilio/status`,
  })
  const none = () => 0
  // A pause of a few seconds, as people listen and think.
  const pause = () => 2_000 + Math.random() * 6_000

  const warm = measure()
  for (let call = 0; call < 10; call += 1) {
    await talk(ring('SALES_ASSISTANT', call), SALES, none, warm)
    await talk(ring('ANTI_THEFT', call), SCREENED, none, warm)
  }
  if (parts.has('alone')) {
    const sales = measure()
    const screened = measure()
    for (let call = 0; call < 50; call += 1) {
      await talk(ring('SALES_ASSISTANT', call), SALES, none, sales)
      await talk(ring('ANTI_THEFT', 100 + call), SCREENED, none, screened)
    }
    report('sales, one call at a time', sales)
    report('screening, one call at a time', screened)
  }
  if (parts.has('together')) {
    const together = await crowd(ring, 1_000, pause, RING_WITHIN_MS)
    report(`sales, ${values.at_once} calls at once`, together)
  }
  if (parts.has('instant')) {
    const instant = await crowd(ring, 2_000, pause, 0)
    report(`sales, ${values.at_once} begun in one instant`, instant)
    goal('ms to the first word, p95', percentile(instant.replies, 0.95), { most: 20 })
  }
  if (parts.has('memory')) await manyCalls(ring)
} finally {
  if (server?.connected) {
    server.disconnect()
    await once(server, 'exit')
  }
  await model.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

type Ring = (type: keyof typeof NUMBERS, from: number) => LineOptions

/** Many calls at the same time. @param withinMs time over which they start. */
async function crowd(ring: Ring, from: number, pause: () => number, withinMs: number) {
  const measured = measure()
  await Promise.all(
    Array.from({ length: Number(values.at_once) }, async (_, call) => {
      await sleep(Math.random() * withinMs)
      await talk(ring('SALES_ASSISTANT', from + call), LONG, pause, measured)
    }),
  )
  return measured
}

/** Many calls, ten lines at a time, printing the memory after each fifth of them. */
async function manyCalls(ring: Ring): Promise<void> {
  const many = measure()
  const total = Number(values.calls)
  await printMemory('before')
  for (let done = 0; done < total; done += total / 5) {
    let next = done
    const worker = async () => {
      while (next < done + total / 5) {
        await talk(ring('SALES_ASSISTANT', 3_000 + next++), SALES.slice(0, 1), () => 0, many)
      }
    }
    await Promise.all(Array.from({ length: 10 }, worker))
    await printMemory(`after ${done + total / 5} calls`)
  }
  report(`sales, ${total} calls, 10 at a time`, many)
}

function measure(): Measured {
  return { greetings: [], replies: [], lost: 0 }
}

function report(what: string, { greetings, replies, lost }: Measured): void {
  const spread = (times: number[]) =>
    [0.5, 0.95]
      .map((share) => `p${share * 100} ${percentile(times, share).toFixed(1)} ms`)
      .join('  ')
  console.log(
    `${what.padEnd(32)} ${String(replies.length).padStart(5)} replies  ${spread(replies)}  lost ${lost}  (greetings ${spread(greetings)})`,
  )
}

/** Prints the memory after garbage collection. `outside` is outside the JavaScript heap, mostly the embedded database. */
async function printMemory(when: string): Promise<void> {
  server!.send('memory')
  const [{ heapUsed, external, arrayBuffers, rss }] = (await once(server!, 'message')) as [
    NodeJS.MemoryUsage,
  ]
  const [heap, outside, buffers, resident] = [heapUsed, external, arrayBuffers, rss].map((bytes) =>
    (bytes / 2 ** 20).toFixed(1),
  )
  console.log(
    `memory ${when.padEnd(16)} heap ${heap} MB, outside ${outside} MB (buffers ${buffers} MB), resident ${resident} MB`,
  )
}

async function teach(): Promise<void> {
  const deps = await buildDeps(readConfig(environment))
  const { user } = await aUser(deps)
  for (const type of ['SALES_ASSISTANT', 'ANTI_THEFT'] as const) {
    const agent = await anAgent(deps.db, user.id, { type })
    if (type === 'SALES_ASSISTANT') await learn(deps.db, agent, bikeShop)
    await deps.db.insert(phoneNumbers).values({
      userId: user.id,
      agentId: agent.id,
      phone: NUMBERS[type],
      providerSid: `PN${type}`,
      boughtAt: new Date(),
    })
  }
  await deps.bus.close()
  await deps.driver.close()
}

async function start(): Promise<number> {
  const script = fileURLToPath(new URL('./calls/server.ts', import.meta.url))
  const flags = ['--expose-gc', ...values.node.split(' ').filter(Boolean)]
  server = fork(script, { env: { ...process.env, ...environment }, execArgv: flags })
  const [{ port }] = (await once(server, 'message')) as [{ port: number }]
  return port
}
