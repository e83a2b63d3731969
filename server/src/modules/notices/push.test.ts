import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { noticeMessages, pushSubscriptions } from '../../db/schema/notices.ts'
import { sessions, users } from '../../db/schema/users.ts'
import { aMember, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { claimMessages } from './message-store.ts'
import { pushKeys } from './push-keys.ts'
import { sendMessage } from './send.ts'
import { aPushService } from './test/push-service.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let service: Awaited<ReturnType<typeof aPushService>>

beforeEach(async () => {
  test = await buildTestApp({ CRAWL_ALLOW: '127.0.0.1/32' })
  owner = await aUser(test.deps)
  service = await aPushService()
})
afterEach(() => service.close())

const ask = (method: 'POST' | 'DELETE', path: string, payload: object) =>
  test.app.inject({
    method,
    url: `/api/user/notices/${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    payload,
  })
const turnOn = (device: object = service.device) => ask('POST', 'devices', device)
const devices = () => test.deps.db.$count(pushSubscriptions)

async function sendATest() {
  await ask('POST', 'test', { channel: 'push' })
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
}

it('a browser gets an encrypted message, signed with a key that is stored encrypted', async () => {
  await turnOn()
  await sendATest()
  const [{ headers, payload } = { headers: {}, payload: null }] = service.received
  expect(payload).toMatchObject({ title: 'This is your test', path: '/settings/notifications' })
  const { publicKey } = await pushKeys(test.deps)
  expect(headers.authorization).toContain(`k=${publicKey}`)
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high' })
  const { rows } = await test.deps.driver.query(`select value::text from system_settings`)
  expect(JSON.stringify(rows)).not.toContain(publicKey)
})

it('a browser that accepted a message does not get it again when another has to wait', async () => {
  await turnOn()
  const other = await aPushService()
  other.answer(503)
  await turnOn(other.device)
  await sendATest()
  other.answer(201)
  await test.deps.db.update(noticeMessages).set({ dueAt: sql`now()` })
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
  expect([service.received.length, other.received.length]).toEqual([1, 1])
  await other.close()
})

it('a browser whose push service rejects it is removed, and others are tried again', async () => {
  await turnOn()
  service.answer(403)
  const other = await aPushService()
  other.answer(503)
  await turnOn(other.device)
  await sendATest()
  expect(await devices()).toBe(1)
  other.answer(201)
  await test.deps.db.update(noticeMessages).set({ dueAt: sql`now()` })
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
  expect(other.received).toHaveLength(1)
  expect((await test.deps.db.select().from(noticeMessages))[0]!.failure).toBeNull()
  await other.close()
})

it('a push message that at least one browser accepted is not recorded as failed', async () => {
  await turnOn()
  const other = await aPushService()
  other.answer(403)
  await turnOn(other.device)
  await sendATest()
  const [message] = await test.deps.db.select().from(noticeMessages)
  expect([message!.failure, service.received.length]).toEqual([null, 1])
  await other.close()
})

it('a push message is given up if every push service rejects it permanently', async () => {
  await turnOn()
  service.answer(403)
  await sendATest()
  const [message] = await test.deps.db.select().from(noticeMessages)
  expect(message!.failure).toContain('did not reach your browsers')
})

it('a browser whose session has expired gets nothing, and is not counted', async () => {
  await turnOn()
  await ask('POST', 'test', { channel: 'push' })
  const { db, now } = test.deps
  await db.update(sessions).set({ expiresAt: now() })
  for (const message of await claimMessages(db, 10)) await sendMessage(test.deps, message)
  expect(service.received).toEqual([])
  const again = await aUser(test.deps)
  await db.update(pushSubscriptions).set({ personId: again.user.id })
  const headers = { cookie: again.cookie }
  const answer = await test.app.inject({ url: '/api/user/notices', headers })
  expect(answer.json().data.devices).toBe(0)
})

it('a browser turned on for another account is kept when that account is deleted', async () => {
  const { cookie } = await aMember(test.deps, owner.user.id, 'agent')
  await test.app.inject({
    method: 'POST',
    url: '/api/user/notices/devices',
    headers: { cookie, origin: TEST_ORIGIN },
    payload: service.device,
  })
  await test.deps.db.delete(users).where(eq(users.id, owner.user.id))
  expect(await devices()).toBe(1)
})

it('a browser whose subscription is gone is removed', async () => {
  await turnOn()
  service.answer(410)
  await sendATest()
  expect(await devices()).toBe(0)
})

it('a browser gets nothing after its user has signed out', async () => {
  await turnOn()
  await test.deps.db.delete(sessions)
  expect(await devices()).toBe(0)
})

it('push services in private networks, without https or valid keys are refused', async () => {
  const { keys } = service.device
  for (const device of [
    { endpoint: 'https://169.254.169.254/latest', keys },
    { endpoint: 'https://10.0.0.1/', keys },
    { endpoint: 'http://push.example.com/', keys },
    { endpoint: 'file:///etc/passwd', keys },
    { endpoint: 'https://push.example.com:22/', keys },
    { endpoint: service.device.endpoint, keys: { ...keys, p256dh: 'short' } },
  ]) {
    expect((await turnOn(device)).json().code).toBe('not_a_device')
  }
})

it('only its own user can remove a device', async () => {
  await turnOn()
  const { endpoint } = service.device
  const stranger = await aUser(test.deps)
  const refused = await test.app.inject({
    method: 'DELETE',
    url: '/api/user/notices/devices',
    headers: { cookie: stranger.cookie, origin: TEST_ORIGIN },
    payload: { endpoint },
  })
  expect(refused.statusCode).toBe(404)
  expect((await ask('DELETE', 'devices', { endpoint })).statusCode).toBe(200)
  expect(await devices()).toBe(0)
})
