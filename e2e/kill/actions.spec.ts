import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import type { AgentActions, WriteAction } from 'shared-types'
import { anAgent, apiOf } from '../arrange.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { randomOf } from './random.ts'
import { Visitor } from './visitor.ts'

const ROUNDS = 6
/** Each with a ticket of their own, all opened at the same moment. */
const VISITORS = 5
/** Longer than the service takes, so that kills happen before, during and after its work. */
const ROUND_MS = 700
const SERVICE_MS = 300
const PATIENCE_MS = 90_000
const SECRET = 'Bearer s3cret-of-the-service'

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`${ROUNDS * VISITORS} actions are done once at most and reported truthfully while the server is killed ${ROUNDS} times, and their secret stays encrypted`, async ({
  page,
}) => {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-done-'))
  const service = await aService()
  const options = { dataDir, port: await freePort(), env: { LOG_LEVEL: 'trace' } }
  let log = ''
  let nexus = await startNexus(options)
  const talks: Talk[] = []
  try {
    await signInUnseen(page, nexus.origin, { name: 'Marisol', email: 'marisol@harbour.example' })
    const api = apiOf(page, nexus.origin)
    const { id: agentId } = await anAgent(api)
    await api.post(`/actions/${agentId}`, openTicket(service.address))
    for (let round = 0; round < ROUNDS; round++) {
      const ready = await Promise.all(
        Array.from({ length: VISITORS }, (_, at) => aProposal(nexus.origin, agentId, round, at)),
      )
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const saying = Promise.all(ready.map(({ visitor }) => visitor.say('Yes', signal)))
      // In the first round the results are reported before the kill; by chance alone every round might end in the middle.
      if (round === 0) await saying
      else await sleep(random() * ROUND_MS)
      nexus.process.kill('SIGKILL')
      await once(nexus.process, 'exit')
      log += nexus.log()
      nexus = await startNexus(options)
      expect(await saying).not.toContain(false)
      talks.push(...ready)
    }
    const told = await Promise.all(talks.map(toldIn))
    const count = (what: string) => told.filter((text) => text.includes(what)).length
    console.log(`opened ${count('is open')}, not known ${count('cannot tell')}`)
    for (const [at, { email }] of talks.entries()) {
      const done = service.done(email)
      expect(done, email).toBeLessThanOrEqual(1)
      if (told[at]!.includes('is open')) expect(done, email).toBe(1)
      else expect(told[at], email).toContain('cannot tell')
    }
    const { runs } = await api.get<AgentActions>(`/actions/${agentId}`)
    for (const { state } of runs) expect(['done', 'unknown']).toContain(state)
    expect(count('is open')).toBeGreaterThan(0)
    expect(service.secrets).toEqual(new Set([SECRET]))
    await nexus.stop()
    log += nexus.log()
    expect(log).toContain('/messages')
    expect(log).not.toContain('s3cret')
    expect(isOnDisk(dataDir, 'Opens a support ticket.')).toBe(true)
    expect(isOnDisk(dataDir, 's3cret')).toBe(false)
  } finally {
    if (test.info().status !== 'passed') console.log(nexus.log().slice(-4_000))
    await nexus.stop()
    service.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Whether a text occurs in a file of the server's data. */
const isOnDisk = (folder: string, text: string): boolean =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text))

type Talk = { visitor: Visitor; email: string }

/** A visitor who was asked to confirm an action. */
async function aProposal(origin: string, agentId: string, round: number, at: number) {
  const visitor = await Visitor.open([origin], agentId, 0)
  const email = `visitor${round}.${at}@example.org`
  const signal = AbortSignal.timeout(PATIENCE_MS)
  for (const text of ['Please open a ticket', 'The lid leaks', email])
    await visitor.say(text, signal)
  await expect
    .poll(async () => (await visitor.history()).messages.at(-1)?.text)
    .toContain('yes or no')
  return { visitor, email }
}

/** The last message of the conversation, once nothing is in progress. */
async function toldIn({ visitor }: Talk): Promise<string> {
  let text = ''
  await expect(async () => {
    const { messages } = await visitor.history()
    const last = messages.toSorted((one, other) => one.seq - other.seq).at(-1)!
    expect(last.sender.role).toBe('agent')
    expect(last.status).toBe('complete')
    ;({ text } = last)
  }).toPass({ timeout: PATIENCE_MS })
  return text
}

const openTicket = (address: string): WriteAction => ({
  name: 'Support ticket',
  purpose: 'Opens a support ticket.',
  examples: ['Please open a ticket'],
  method: 'POST',
  tool: null,
  url: `${address}/tickets`,
  headers: [{ name: 'Authorization', value: SECRET, is_secret: true }],
  body: '{"email":"{email}","problem":"{problem}"}',
  inputs: [
    { name: 'problem', kind: 'text', ask: 'What is the problem?', example: '', choices: [] },
    { name: 'email', kind: 'email', ask: 'At which address?', example: '', choices: [] },
  ],
  writes: true,
  result: 'Your ticket is open: {ticket}.',
  nothing: '',
  is_on: true,
})

/** A service that opens a ticket for every request and ignores idempotency keys: a request sent twice opens two. */
async function aService() {
  const done = new Map<string, number>()
  const secrets = new Set<string | undefined>()
  const server: Server = createServer(async (request, response) => {
    secrets.add(request.headers.authorization)
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { email } = JSON.parse(body) as { email: string }
    done.set(email, (done.get(email) ?? 0) + 1)
    await sleep(SERVICE_MS)
    response.end(JSON.stringify({ ticket: `T-${done.size}` }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The `Authorization` headers received. */
    secrets,
    done: (email: string): number => done.get(email) ?? 0,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
