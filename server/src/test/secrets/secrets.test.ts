import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import type { Deps } from '../../deps.ts'
import { startSendingWebhooks } from '../../jobs/send-webhooks.ts'
import { aReceiver } from '../../modules/webhooks/test/receiver.ts'
import { openLog } from '../../telemetry/log.ts'
import { type ActionShop, anActionShop, orderAction } from '../action-shop.ts'
import { type Account, anAccountWithEverything } from '../belongings.ts'
import { callRoute } from '../call-route.ts'
import { API } from '../isolation/api-routes.ts'
import type { Routes } from '../isolation/types.ts'
import { SIGNED_IN } from '../isolation-table.ts'
import { buildTestDeps, TEST_ORIGIN } from '../test-app.ts'
import { until } from '../until.ts'
import { unzipped } from '../unzipped.ts'
import { aVisitor } from '../visitor.ts'
import { everySecret, type Secrets } from './every-secret.ts'

/** Secrets of the installation, from the operator's environment. */
const INSTALLATION = {
  SECRET: 'secret-of-the-installation-of-32-characters',
  SECRET_PREVIOUS: 'secret-before-it-which-is-still-believed',
  METRICS_TOKEN: 'token-of-the-metrics',
  POSTMARK_INBOUND_SECRET: 'postmark:password-of-the-mail',
  MAILGUN_SIGNING_KEY: 'key-that-signs-the-mail',
}

let app: FastifyInstance
let deps: Deps
let owner: Account
let shop: ActionShop
let receiver: Awaited<ReturnType<typeof aReceiver>>
let secrets: Secrets
const lines: string[] = []

beforeAll(async () => {
  const mail = { REPLY_ADDRESS: 'support@example.com' }
  deps = await buildTestDeps({ ...INSTALLATION, ...mail, CRAWL_ALLOW: '127.0.0.1' })
  const log = openLog('trace', { write: (line) => void lines.push(line) })
  deps = { ...deps, log }
  app = await buildApp(deps)
  shop = await anActionShop()
  // A service that repeats in its answer what it was sent.
  shop.answers(({ headers, body }, response) =>
    response.end(JSON.stringify({ status: headers.authorization, headers, body })),
  )
  receiver = await aReceiver()
  owner = await anAccountWithEverything(deps)
  secrets = {
    ...INSTALLATION,
    ...(await everySecret({ app, deps, owner, shop, hook: receiver.url })),
  }
})
afterAll(async () => {
  await app.close()
  shop.close()
  await receiver.close()
})

/** The secrets that a text reveals, with or without their public prefix. */
const toldIn = (text: string): string[] =>
  Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret.replace(/^(?:Bearer |whsec_|nxs_|postmark:)/, '')))
    .map(([name]) => name)

/**
 * Calls every route of a table with the owner's objects.
 * @returns the secrets that each answer revealed, and how many requests succeeded
 */
async function callAll(routes: Routes, method: RegExp, headers: Record<string, string>) {
  const told: [route: string, secrets: string[]][] = []
  let served = 0
  for (const [name, request] of Object.entries(routes)) {
    const [verb, url] = name.split(' ') as [string, string]
    // Streams are skipped because they do not end, and stand-ins because they show their own accounts.
    if (!method.test(verb) || url === '/api/events' || url.startsWith('/api/local/')) continue
    const answer = await callRoute(app, { method: verb, url }, request?.(owner.has) ?? {}, headers)
    if (answer.statusCode === 200) served += 1
    const isArchive = answer.headers['content-type'] === 'application/zip'
    const body = isArchive ? JSON.stringify(unzipped(answer.rawPayload)) : answer.body
    const found = toldIn(JSON.stringify(answer.headers) + body)
    if (found.length > 0) told.push([name, found])
  }
  return { told, served }
}

describe('a secret', () => {
  it('reaches its intended receivers, so that the tests below could find it', async () => {
    expect(Object.values(secrets).every((secret) => secret.length > 10)).toBe(true)
    expect(shop.asked.map(({ headers }) => headers.authorization)).toEqual([
      secrets['secret of an action'],
    ])
    const stop = startSendingWebhooks(deps)
    try {
      const visitor = await aVisitor(app, owner.has.agentId)
      await visitor.say('Where is my order A-1042?')
      await until(() => expect(receiver.received.length).toBeGreaterThan(1))
    } finally {
      await stop()
    }
    for (const name of ['secret of a webhook', 'new secret of a webhook']) {
      receiver.verify(receiver.received[0]!, secrets[name]!)
    }
    expect(toldIn(JSON.stringify(receiver.received))).toEqual([])
  })

  it('is in no page, list or export, for its owner or for a key', async () => {
    const pages = await callAll(SIGNED_IN, /GET/, { cookie: owner.cookie })
    expect(pages.told).toEqual([])
    expect(pages.served).toBeGreaterThan(60)
    const lists = await callAll(API, /GET/, owner.key)
    expect(lists.told).toEqual([])
    expect(lists.served).toBeGreaterThan(15)
    const metrics = await app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${INSTALLATION.METRICS_TOKEN}` },
    })
    expect(metrics.statusCode).toBe(200)
    expect(toldIn(metrics.body)).toEqual([])
  })

  it('is in no table of the database, except those of simulated vendors', async () => {
    const { rows } = await deps.driver.query(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name not like 'local\\_%'`,
    )
    const told: [table: unknown, secrets: string[]][] = []
    for (const { name } of rows) {
      const all = await deps.driver.query(`select t::text as line from "${String(name)}" t`)
      const found = toldIn(all.rows.map(({ line }) => String(line)).join('\n'))
      if (found.length > 0) told.push([name, found])
    }
    expect(rows.length).toBeGreaterThan(50)
    expect(told).toEqual([])
  })

  it('is in no response to a change, even if the database fails', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer s3cret-of-the-shop', is_secret: true }]
    await deps.db.execute(sql`alter table agent_actions rename to agent_actions_away`)
    try {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/actions/${owner.has.agentId}`,
        headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
        payload: orderAction(shop, { headers }),
      })
      expect(answer.statusCode).toBe(500)
      expect(toldIn(answer.body)).toEqual([])
    } finally {
      await deps.db.execute(sql`alter table agent_actions_away rename to agent_actions`)
    }
    const { told, served } = await callAll(SIGNED_IN, /PATCH|POST/, { cookie: owner.cookie })
    expect(told).toEqual([])
    expect(served).toBeGreaterThan(50)
    expect((await callAll(API, /PATCH|POST/, owner.key)).told).toEqual([])
    expect((await callAll(SIGNED_IN, /DELETE/, { cookie: owner.cookie })).told).toEqual([])
  })

  it('is in no line of the log', () => {
    expect(lines.length).toBeGreaterThan(200)
    expect(lines.filter((line) => toldIn(line).length > 0)).toEqual([])
  })
})
