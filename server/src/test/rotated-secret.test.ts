import { sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { buildDeps } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import { agentActions } from '../db/schema/actions.ts'
import { calendarConnections } from '../db/schema/calendar-connections.ts'
import { identitySecrets } from '../db/schema/identities.ts'
import { telegramBots } from '../db/schema/telegram.ts'
import { carriedTexts, whatsappSenders } from '../db/schema/texting.ts'
import { webhookEndpoints } from '../db/schema/webhooks.ts'
import type { Deps } from '../deps.ts'
import { seal, unseal } from '../lib/sealed.ts'
import { hashToken } from '../lib/secret-token.ts'
import { keepHeaders, openHeaders } from '../modules/actions/headers.ts'
import { PURPOSE as CALENDAR } from '../modules/calendars/access.ts'
import { PURPOSE as IDENTITY } from '../modules/identity/secrets.ts'
import { pushKeys } from '../modules/notices/push-keys.ts'
import { resealAll } from '../modules/resealing/service.ts'
import { PURPOSE as TELEGRAM } from '../modules/telegram/bot.ts'
import { PURPOSE as WHATSAPP } from '../modules/texting/whatsapp/sender.ts'
import { PURPOSE as WEBHOOK } from '../modules/webhooks/secret.ts'
import { webhookSecret } from '../modules/telegram/webhooks.ts'
import { aUser, anAgent } from './factories.ts'
import { buildTestApp, TEST_ORIGIN } from './test-app.ts'

const OLD = 'o'.repeat(32)
const NEW = 'n'.repeat(32)

type Server = Pick<Awaited<ReturnType<typeof buildTestApp>>, 'app' | 'deps'>

/** Restarts the server on the same database with these secrets. */
async function restart({ deps }: Server, secrets: Record<string, string>): Promise<Server> {
  const { dataDir } = deps.config
  const environment = { NODE_ENV: 'test', LOG_LEVEL: 'silent', RATE_LIMIT: 'false', ...secrets }
  const config = readConfig({ ...environment, DATA_DIR: dataDir, LOCAL_SIGN_IN_PORT: '0' })
  const again = await buildDeps(config, deps.driver)
  return { app: await buildApp(again), deps: again }
}

const both = { SECRET: NEW, SECRET_PREVIOUS: OLD }
const onlyNew = { SECRET: NEW }

async function openConversation({ app }: Server, agentId: string) {
  const url = `/api/widget/agents/${agentId}/conversations`
  const { data } = (await app.inject({ method: 'POST', url, payload: {} })).json()
  return data as { conversation_id: string; visitor_token: string }
}

async function readsHistory({ app }: Server, opened: Awaited<ReturnType<typeof openConversation>>) {
  const response = await app.inject({
    url: `/api/widget/conversations/${opened.conversation_id}/messages`,
    headers: { authorization: `Bearer ${opened.visitor_token}` },
  })
  return response.statusCode === 200
}

it('a visitor keeps access after a change of the secret until the old one is removed', async () => {
  const before = await buildTestApp({ SECRET: OLD })
  const { user } = await aUser(before.deps)
  const agent = await anAgent(before.deps.db, user.id)
  const opened = await openConversation(before, agent.id)
  const during = await restart(before, both)
  const openedNow = await openConversation(during, agent.id)
  const after = await restart(before, onlyNew)
  expect(await readsHistory(during, opened)).toBe(true)
  expect(await readsHistory(before, openedNow)).toBe(false)
  expect(await readsHistory(after, openedNow)).toBe(true)
  expect(await readsHistory(after, opened)).toBe(false)
})

it('a sign-in that was under way when the secret changed can be finished', async () => {
  const before = await buildTestApp({ SECRET: OLD })
  const begun = await before.app.inject('/api/auth/google')
  const [cookie] = begun.cookies
  const callback = async ({ app }: Server) => {
    const url = '/api/auth/google/callback?error=access_denied'
    const headers = { cookie: `${cookie!.name}=${encodeURIComponent(cookie!.value)}` }
    return (await app.inject({ url, headers })).headers.location
  }
  // The provider refuses; if the cookie were not accepted, the provider would not even be asked.
  expect(await callback(await restart(before, both))).toMatch(/error=google_auth_failed$/)
  expect(await callback(await restart(before, onlyNew))).toMatch(/error=unauthenticated$/)
})

it('Telegram is accepted with the old secret and the new one', async () => {
  const before = await buildTestApp({ SECRET: OLD })
  const during = await restart(before, both)
  const post = async ({ app }: Server, secret: string) => {
    const headers = { 'x-telegram-bot-api-secret-token': webhookSecret({ secret }) }
    const url = '/api/webhooks/telegram'
    const payload = { update_id: 880_000_001 }
    return (await app.inject({ method: 'POST', url, headers, payload })).statusCode
  }
  expect([await post(during, OLD), await post(during, NEW)]).toEqual([200, 200])
  expect(await post(during, 'x'.repeat(32))).toBe(403)
  expect(await post(await restart(before, onlyNew), OLD)).toBe(403)
})

it('the token for linking a Telegram group is kept, and a new one links as well', async () => {
  const before = await buildTestApp({ SECRET: OLD })
  const { user, cookie } = await aUser(before.deps)
  const { id: agentId } = await anAgent(before.deps.db, user.id)
  const payload = { agent_id: agentId, type: 'telegram' }
  const headers = { cookie, origin: TEST_ORIGIN }
  const added = await before.app.inject({
    method: 'POST',
    url: '/api/agent/integration',
    headers,
    payload,
  })
  const { id } = added.json().data as { id: string }
  const shown = async ({ app }: Server): Promise<string> => {
    const url = `/api/agent/integration/${agentId}/${id}`
    return (await app.inject({ url, headers: { cookie } })).json().data.telegram.auth_token
  }
  const handedOut = await shown(before)
  expect(await shown(await restart(before, both))).toBe(handedOut)
  const after = await restart(before, onlyNew)
  const next = await shown(after)
  expect(next).toMatch(/^[0-9a-f]{32}$/)
  expect(next).not.toBe(handedOut)
  expect(await shown(after)).toBe(next)
  expect(await isLinking(after.deps, next)).toBe(true)
})

it('data encrypted with the old secret is encrypted with the new one', async () => {
  const before = await buildTestApp({ SECRET: OLD })
  const { db } = before.deps
  const { user } = await aUser(before.deps)
  const agent = await anAgent(db, user.id)
  const own = { userId: user.id, agentId: agent.id }
  const sealed = (purpose: string) => seal(OLD, purpose, `of ${purpose}`)
  await db
    .insert(identitySecrets)
    .values({ ...own, slot: 1, sealed: sealed(IDENTITY), hint: 'abcd' })
  await db
    .insert(telegramBots)
    .values({ userId: user.id, botId: 8_800_001, username: 'shop_bot', sealed: sealed(TELEGRAM) })
  await db.insert(whatsappSenders).values({
    ...own,
    address: 'whatsapp:+14155550100',
    accountSid: 'AC1',
    sealed: sealed(WHATSAPP),
  })
  const left = { sid: 'SM1', ours: 'whatsapp:+14155550199', accountSid: 'AC2' }
  await db.insert(carriedTexts).values({ ...left, sealed: sealed(WHATSAPP) })
  await db.insert(calendarConnections).values({
    ...own,
    vendor: 'cal_com',
    account: 'shop',
    sealed: sealed(CALENDAR),
    timeZone: 'Europe/London',
  })
  await db.insert(webhookEndpoints).values({
    userId: user.id,
    url: 'https://shop.example/hook',
    description: '',
    format: 'standard',
    events: [],
    sealed: sealed(WEBHOOK),
    oldSealed: sealed(WEBHOOK),
  })
  const [secretHeader, plain] = [
    { name: 'authorization', value: 'Bearer of the shop', is_secret: true },
    { name: 'accept', value: 'application/json', is_secret: false },
  ]
  await db.insert(agentActions).values({
    ...own,
    name: 'Look up an order',
    purpose: '',
    examples: [],
    method: 'GET',
    url: 'https://shop.example/orders',
    headers: keepHeaders(before.deps.config, [secretHeader!, plain!], []),
    body: '',
    inputs: [],
    writes: false,
    result: '',
    nothing: '',
    isOn: true,
  })
  // The keys are remembered for each driver, which the tests of this process share.
  const afresh = (deps: Deps) => pushKeys({ ...deps, driver: { ...deps.driver } })
  const keys = await afresh(before.deps)

  const during = await restart(before, both)
  expect(await resealAll(during.deps)).toBe(9)
  expect(await resealAll(during.deps)).toBe(0)

  const { deps } = await restart(before, onlyNew)
  const opened = async (table: PgTable & { sealed: PgColumn }, purpose: string) => {
    const [row] = await db.select({ sealed: sql<string>`${table.sealed}` }).from(table)
    return unseal(deps.config.secrets, purpose, row!.sealed)
  }
  expect(await opened(identitySecrets, IDENTITY)).toBe(`of ${IDENTITY}`)
  expect(await opened(telegramBots, TELEGRAM)).toBe(`of ${TELEGRAM}`)
  expect(await opened(whatsappSenders, WHATSAPP)).toBe(`of ${WHATSAPP}`)
  expect(await opened(carriedTexts, WHATSAPP)).toBe(`of ${WHATSAPP}`)
  expect(await opened(calendarConnections, CALENDAR)).toBe(`of ${CALENDAR}`)
  expect(await opened(webhookEndpoints, WEBHOOK)).toBe(`of ${WEBHOOK}`)
  const [action] = await db.select().from(agentActions)
  expect(openHeaders(deps.config, action!.headers).headers).toEqual({
    authorization: 'Bearer of the shop',
    accept: 'application/json',
  })
  expect(await afresh(deps)).toEqual(keys)
})

async function isLinking(deps: Deps, token: string): Promise<boolean> {
  const text = 'select 1 from integrations where token_hash = $1'
  return (await deps.driver.query(text, [hashToken(token)])).rows.length === 1
}
