import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildDeps } from '../../build-deps.ts'
import { readConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { PhoneLine } from '../../ports/telephony/phone-line.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { prepareDatabase } from '../../test/prepared-folder.ts'
import { listCallLogs } from '../call-logs/service.ts'
import { sweepCalls } from './sweeper.ts'
import { ACCOUNT } from './test/carrier.ts'
import { aNumber, CALLER, Caller, scriptOf } from './test/stage.ts'

const SECRET = 'a secret that outlives the server of this test'
let folder: string
let entrance: Server
let appUrl: string
let server: ChildProcess | undefined
/** The next server, which has loaded its code and waits to open the database: the carrier waits at most 15 s for it. */
let spare: Promise<ChildProcess> | undefined
let port: Promise<number>
let announce: (port: number) => void

/** A load balancer in front of the server: requests made while it is down wait for the next server. */
beforeEach(async () => {
  await kill()
  folder = mkdtempSync(join(tmpdir(), 'nexus-killed-'))
  prepareDatabase(folder)
  entrance = createServer(async (client) => {
    client.on('error', () => {})
    const upstream = connect(await port, '127.0.0.1')
    upstream.on('error', () => client.destroy())
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
    client.pipe(upstream).pipe(client)
  })
  entrance.listen(0, '127.0.0.1')
  await once(entrance, 'listening')
  appUrl = `http://127.0.0.1:${(entrance.address() as AddressInfo).port}`
})
afterEach(async () => {
  await kill()
  ;(await spare)?.kill('SIGKILL')
  entrance.close()
  rmSync(folder, { recursive: true, force: true })
})

const environment = () => ({
  ...ACCOUNT,
  NODE_ENV: 'test',
  LOG_LEVEL: 'error',
  DATA_DIR: folder,
  APP_URL: appUrl,
  SECRET,
  PORT: '0',
  LOCAL_SIGN_IN_PORT: '0',
  CALL_SILENCE_SECONDS: '60',
})

/** The dependencies on the database while no server runs. */
async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const deps = await buildDeps(readConfig(environment()))
  try {
    return await work(deps)
  } finally {
    await deps.bus.close()
    await deps.driver.close()
  }
}

async function spawnServer(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, 'test/call-server.ts')
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: '', ...environment() },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

async function start(): Promise<void> {
  server = await (spare ?? spawnServer())
  spare = undefined
  server.stdin!.end('open')
  const [line] = (await once(server.stdout!, 'data')) as [Buffer]
  announce(Number(String(line)))
}

async function kill(): Promise<void> {
  port = new Promise((resolve) => (announce = resolve))
  if (!server || server.exitCode !== null || server.signalCode !== null) return
  server.kill('SIGKILL')
  await once(server, 'exit')
}

it('a call survives a killed server without losing a word, or is closed', async () => {
  const { userId, number } = await withDeps(async (deps) => {
    const { user } = await aUser(deps)
    const agent = await anAgent(deps.db, user.id, { type: 'SALES_ASSISTANT' })
    return { userId: user.id, number: await aNumber(deps, user.id, agent.id) }
  })
  await start()
  spare = spawnServer()
  const caller = new Caller(
    new PhoneLine({
      accountSid: ACCOUNT.TWILIO_ACCOUNT_SID,
      authToken: ACCOUNT.TWILIO_AUTH_TOKEN,
      from: CALLER,
      to: number,
      voiceUrl: `${appUrl}/api/webhooks/twilio/voice`,
    }),
  )
  await caller.hears(/How can I help you/)
  await caller.asks('My name is Grace, I want to book an appointment.', /Gladly/)
  await spare
  await kill()
  await start()
  await caller.hears(/I lost you for a moment/)
  await caller.asks('Yes, this number is fine.', /get back to you/)
  await kill()

  const read = () =>
    withDeps(async (deps) => {
      await deps.driver.query(`update calls set seen_at = seen_at - interval '2 minutes'`)
      await sweepCalls(deps)
      return (await listCallLogs(deps, userId, { page: 1, limit: 8 })).logs
    })
  const logs = await read()
  expect(logs).toHaveLength(1)
  expect(logs[0]).toMatchObject({
    live: false,
    lead: { name: 'Grace', contact: CALLER },
    logEntry: { callerName: 'Grace' },
  })
  expect(logs[0]!.duration).toBeLessThan(60)
  expect(scriptOf(logs[0]!).map((line) => line.slice(0, 30))).toEqual([
    'agent: This call is recorded a',
    'user: My name is Grace, I want',
    'agent: Gladly. Is the number y',
    'user: Yes, this number is fine',
    'agent: Thank you. Somebody wil',
  ])
  caller.line.hangUp()
}, 240_000)
