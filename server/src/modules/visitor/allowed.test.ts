import { beforeEach, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const SHOP = 'https://shop.example.com'
const OTHER = 'https://other.example'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})

const headers = () => ({ cookie: owner.cookie, origin: TEST_ORIGIN })
const allow = async (...allowed_sites: string[]) =>
  (
    await test.app.inject({
      method: 'PATCH',
      url: '/api/agent/chatbot-config',
      headers: headers(),
      payload: { agent_id: agentId, allowed_sites },
    })
  ).json().data
const foreign = async (): Promise<string[]> =>
  (await test.app.inject({ url: `/api/agent/chatbot-config/${agentId}`, headers: headers() }))
    .json()
    .data.foreign_sites.map(({ origin }: { origin: string }) => origin)
const config = (origin?: string) =>
  test.app.inject({
    url: `/api/widget/agents/${agentId}/config`,
    headers: origin ? { origin } : {},
  })

it('every website may use an agent without a list', async () => {
  expect((await config(OTHER)).statusCode).toBe(200)
  // The header makes caches keep the answers for different origins apart.
  expect((await config(OTHER)).headers.vary).toMatch(/origin/i)
})

it('with a list, other websites get neither the widget nor a conversation', async () => {
  const visitor = await aVisitor(test.app, agentId)
  await allow('shop.example.com')
  expect((await config(SHOP)).statusCode).toBe(200)
  expect((await config(TEST_ORIGIN)).statusCode).toBe(200)
  // Programs other than browsers send no origin.
  expect((await config()).statusCode).toBe(200)
  const refused = await config(OTHER)
  expect(refused.statusCode).toBe(404)
  expect(refused.headers['access-control-allow-origin']).toBe('*')
  const opened = await test.app.inject({
    method: 'POST',
    url: `/api/widget/agents/${agentId}/conversations`,
    headers: { origin: OTHER },
    payload: {},
  })
  expect([opened.statusCode, opened.json().code]).toEqual([403, 'foreign_site'])
  const read = (origin: string) =>
    test.app.inject({ url: `${visitor.url}/messages`, headers: { ...visitor.headers, origin } })
  expect((await read(OTHER)).statusCode).toBe(403)
  expect((await read(SHOP)).statusCode).toBe(200)
})

it('the owner sees which other websites tried, until one is allowed', async () => {
  await allow('shop.example.com')
  await config(OTHER)
  await config(OTHER)
  await expect.poll(foreign).toEqual([OTHER])
  expect((await allow('shop.example.com', 'other.example')).foreign_sites).toEqual([])
})

it('an origin that is not a website is not shown, because one click would allow it', async () => {
  await allow('shop.example.com')
  await config('https://*.com')
  await config('https://shop.example.com@evil.example')
  await config(OTHER)
  await expect.poll(foreign).toEqual([OTHER])
})

it('invented addresses fill at most a few lines', async () => {
  await allow('shop.example.com')
  for (let n = 0; n < 15; n++) await config(`https://n${n}.example`)
  await expect.poll(async () => (await foreign()).length).toBe(10)
})
