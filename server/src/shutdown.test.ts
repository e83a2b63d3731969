import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded } from './db/embedded.ts'
import { agents } from './db/schema/agents.ts'
import { users } from './db/schema/users.ts'
import { prepareDatabase } from './test/prepared-folder.ts'

let dataDir: string
const servers: ChildProcess[] = []

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nexus-shutdown-'))
  prepareDatabase(dataDir)
})
afterEach(() => {
  for (const server of servers.splice(0)) server.kill('SIGKILL')
})

/** Stores a chatbot in the database, which no server has opened yet. @returns its id. */
async function aChatbot(): Promise<string> {
  const database = await openEmbedded(join(dataDir, 'database'))
  const owner = { issuer: 'test', subject: 'test', email: 'ada@example.com', fullName: 'Ada' }
  const [user] = await database.db
    .insert(users)
    .values({ ...owner, avatar: '' })
    .returning()
  const [agent] = await database.db
    .insert(agents)
    .values({
      userId: user!.id,
      name: 'Helper',
      type: 'CHATBOT',
      activated: true,
      handoverMessage: '',
      brandName: 'Helper',
      brandColor: '#000000',
      textColor: '#ffffff',
      welcomeMessage: '',
    })
    .returning()
  await database.close()
  return agent!.id
}

async function aServer(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      OLLAMA_URL: 'http://127.0.0.1:9',
      ...environment,
    },
  })
  servers.push(child)
  let said = ''
  for (const out of [child.stdout, child.stderr]) out.on('data', (data) => (said += String(data)))
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const announced = async () => {
    while (!/http:\/\/localhost:\d+/.test(said)) await once(child.stdout, 'data')
    return /http:\/\/localhost:(\d+)/.exec(said)![1]!
  }
  return { child, ended, said: () => said, announced }
}

async function aStream(port: string, agentId: string) {
  const origin = `http://127.0.0.1:${port}/api/widget`
  const opened = await fetch(`${origin}/agents/${agentId}/conversations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })
  const { data } = (await opened.json()) as {
    data: { conversation_id: string; visitor_token: string }
  }
  return fetch(`${origin}/conversations/${data.conversation_id}/events`, {
    headers: { authorization: `Bearer ${data.visitor_token}` },
  })
}

async function anUnfinishedRequest(port: string, agentId: string) {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  const head = `POST /api/widget/agents/${agentId}/conversations HTTP/1.1\r\nhost: localhost\r\n`
  socket.write(`${head}content-type: application/json\r\ncontent-length: 50\r\n\r\n{`)
  await once(socket, 'connect')
}

it('a terminated server closes everything cleanly, and tells streams to reconnect', async () => {
  const agentId = await aChatbot()
  const server = await aServer()
  const port = await server.announced()
  const stream = await aStream(port, agentId)
  await anUnfinishedRequest(port, agentId)
  server.child.kill('SIGTERM')
  expect(await stream.text()).toMatch(/^retry: \d+$/m)
  expect(await server.ended).toBe(0)
  expect(server.said()).not.toMatch(/"level":[456]0/)
}, 240_000)

it('a second signal ends the server at once', async () => {
  const server = await aServer({ DRAIN_SECONDS: '15' })
  await server.announced()
  server.child.kill('SIGTERM')
  server.child.kill('SIGINT')
  expect(await server.ended).toBe(1)
}, 240_000)

it('a folder that another server uses is refused, and the error names that server', async () => {
  const first = await aServer()
  await first.announced()
  const second = await aServer()
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`is in use by another Nexus (process ${first.child.pid} on `)
}, 240_000)
