import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
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
import { percentile } from './chat-turn/visitors.ts'
import { type Measured, talk } from './calls/callers.ts'

/**
 * Spoken turns against a model without delay: from the caller's last word to the first word of the reply, one call at a time and 200
 * at once, and the memory of the server over 1,000 calls. The server is a process of its own; the callers are in this one.
 */
const { values } = parseArgs({
  options: {
    at_once: { type: 'string', default: '200' },
    calls: { type: 'string', default: '1000' },
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
/** A call lasts longer than it takes until all of them have begun. */
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

try {
  await teach()
  const { port, pid } = await start()
  const ring = (type: keyof typeof NUMBERS, from: number) => ({
    accountSid: ACCOUNT.TWILIO_ACCOUNT_SID,
    authToken: ACCOUNT.TWILIO_AUTH_TOKEN,
    from: `+1202${String(5_550_000 + from).padStart(7, '0')}`,
    to: NUMBERS[type],
    voiceUrl: `http://127.0.0.1:${port}/api/webhooks/twilio/voice`,
    statusCallback: `http://127.0.0.1:${port}/api/webhooks/twilio/status`,
  })
  const none = () => 0

  const warm = measure()
  for (let call = 0; call < 10; call += 1) {
    await talk(ring('SALES_ASSISTANT', call), SALES, none, warm)
    await talk(ring('ANTI_THEFT', call), SCREENED, none, warm)
  }
  const sales = measure()
  const screened = measure()
  for (let call = 0; call < 50; call += 1) {
    await talk(ring('SALES_ASSISTANT', call), SALES, none, sales)
    await talk(ring('ANTI_THEFT', 100 + call), SCREENED, none, screened)
  }
  report('sales, one call at a time', sales)
  report('screening, one call at a time', screened)

  const together = measure()
  // People listen and think: a turn every few seconds.
  const pause = () => 2_000 + Math.random() * 6_000
  await Promise.all(
    Array.from({ length: Number(values.at_once) }, async (_, call) => {
      await sleep(Math.random() * RING_WITHIN_MS)
      await talk(ring('SALES_ASSISTANT', 1_000 + call), LONG, pause, together)
    }),
  )
  report(`sales, ${values.at_once} calls at once`, together)

  const many = measure()
  const marks = [memory(pid)]
  const total = Number(values.calls)
  for (let quarter = 0; quarter < 4; quarter += 1) {
    let next = 0
    const worker = async () => {
      while (next < total / 4)
        await talk(ring('SALES_ASSISTANT', 2_000 + next++), SALES.slice(0, 1), none, many)
    }
    await Promise.all(Array.from({ length: 10 }, worker))
    marks.push(memory(pid))
  }
  report(`sales, ${total} calls, 10 at a time`, many)
  console.log(`memory of the server before, and after each quarter of them: ${marks.join(', ')} MB`)
} finally {
  if (server?.exitCode === null && server.kill()) await once(server, 'exit')
  await model.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()

function measure(): Measured {
  return { replies: [], lost: 0 }
}

function report(what: string, { replies, lost }: Measured): void {
  const [p50, p95] = [0.5, 0.95].map((share) => percentile(replies, share).toFixed(1))
  console.log(
    `${what.padEnd(32)} ${String(replies.length).padStart(5)} replies  p50 ${p50} ms  p95 ${p95} ms  lost ${lost}`,
  )
}

/** Resident, in MB. */
function memory(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!
  return Math.round(Number(kilobytes) / 1024)
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
  await deps.database.close()
}

async function start(): Promise<{ port: number; pid: number }> {
  const script = fileURLToPath(new URL('../src/modules/calls/test/call-server.ts', import.meta.url))
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  server = child
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(String(line)), pid: child.pid! }
}
