import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { expect, type Page, test } from '@playwright/test'
import pg from 'pg'
import { Talker } from '../kill/talker.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus } from '../servers/nexus.ts'
import { startGatedModel } from './gated-model.ts'
import { aDatabase } from './postgres.ts'
import { PROXIES, startProxy } from './proxies.ts'
import { hasOnce, openShop, QUESTIONS } from './shop.ts'

const TOKEN = '0'.repeat(32)
/** The address the visitor pretends to have, and the one they really have: every address in 127.0.0.0/8 is this machine. */
const PRETENDED = '203.0.113.9'
const REAL = '127.0.0.9'

for (const name of ['caddy', 'nginx'] as const satisfies (keyof typeof PROXIES)[])
  test(`behind ${name} words come as they are written, sockets open, addresses are right, and a node may go`, async ({
    page,
  }) => {
    const { url, drop } = await aDatabase()
    const model = await startGatedModel()
    const [front, ...ports] = (await Promise.all([freePort(), freePort(), freePort()])) as [
      number,
      number,
      number,
    ]
    const origin = `http://localhost:${front}`
    const node = (port: number) =>
      startNexus({
        port,
        env: {
          DATABASE_URL: url,
          SECRET: 'the same on every node, whichever answers',
          APP_URL: origin,
          TRUST_PROXY: '1',
          TWILIO_ACCOUNT_SID: `AC${TOKEN}`,
          TWILIO_AUTH_TOKEN: TOKEN,
          MODEL_PROVIDER: 'openai-compatible',
          MODEL_NAME: 'gated',
          MODEL_API_KEY: 'none',
          MODEL_BASE_URL: model.url,
        },
      })
    const first = await node(ports[0]!)
    const proxy = await startProxy(name, front, ports)
    // The local sign-in lives in the node that began it, so this happens before there are two.
    const { agent } = await openShop(page, origin)
    const second = await node(ports[1]!)

    const talker = await Talker.open(origin, agent.id)
    await saysItsFirstWords(talker, model.open)
    await opensASocket(origin)
    expect(await addressSeen(origin, await cookieOf(page), url)).toBe(REAL)

    // One node is told to stop while somebody talks.
    const ended = once(first.process, 'exit')
    first.process.kill('SIGTERM')
    for (let turn = 0; turn < 5; turn++) await talker.say(QUESTIONS[turn % 2]!)
    await ended
    await talker.say(QUESTIONS[0]!)
    // Retries as the widget does: a proxy that found a node unavailable tries it again only after a while.
    const sayTheRest = async () => {
      const unsure = [...talker.sent].filter(([id]) => !talker.accepted.has(id))
      for (const [id, text] of unsure) await talker.say(text, id)
      return talker.accepted.size
    }
    await expect.poll(sayTheRest, { timeout: 60_000 }).toBe(talker.sent.size)
    await hasOnce(talker, talker.accepted)

    await proxy.stop()
    await Promise.all([second.stop(), model.close()])
    await drop()
  })

/** The model pauses in the middle: what arrives before it continues was not held back by the proxy. */
async function saysItsFirstWords(talker: Talker, goOn: () => void) {
  const answered = talker.say(QUESTIONS[1]!)
  await expect.poll(() => talker.answer).toContain('Storage costs')
  goOn()
  await answered
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

/** Opens the telephone's socket: without a first frame the server closes it with a reason, which a proxy could not invent. */
async function opensASocket(origin: string) {
  const url = `${origin.replace('http', 'ws')}/api/webhooks/twilio/relay`
  const signature = createHmac('sha1', TOKEN).update(url).digest('base64')
  const socket = new WebSocket(url, { headers: { 'x-twilio-signature': signature } } as never)
  await once(socket, 'open')
  socket.send(JSON.stringify({ type: 'prompt', voicePrompt: 'Hello', lang: 'en', last: true }))
  const [{ reason }] = (await once(socket, 'close')) as [CloseEvent]
  expect(reason).toBe('setup comes first')
}

/**
 * Sends a request from another address of this machine, with a header that claims a third one.
 * @returns the address stored with the session
 */
async function addressSeen(origin: string, cookie: string, database: string): Promise<string> {
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  // The address is stored at most once a minute, so the last time is moved back.
  await client.query(`update sessions set last_seen_at = last_seen_at - interval '1 hour'`)
  const asking = request(`${origin}/api/user`, {
    localAddress: REAL,
    family: 4,
    headers: { cookie, 'x-forwarded-for': PRETENDED },
  }).end()
  const [response] = (await once(asking, 'response')) as [IncomingMessage]
  expect(response.statusCode).toBe(200)
  response.resume()
  const { rows } = await client.query<{ address: string }>('select address from sessions')
  await client.end()
  return rows[0]!.address
}
