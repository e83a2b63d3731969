import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildDeps } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import type { Deps } from '../deps.ts'
import { letTimePass } from '../modules/billing/test/time.ts'
import { settleLeftOpen } from '../jobs/settle-left-open.ts'
import { cancelPurchase, portalUrl, settlePurchase } from '../modules/billing/service.ts'
import { activeNumber } from '../modules/numbers/service.ts'
import { migrationsBefore } from '../test/earlier-migrations.ts'
import { DAY_MS } from '../lib/time.ts'
import { migrationsFolder } from './client.ts'
import { wrapPglite } from './embedded.ts'
import { startPglite } from './pglite.ts'

const USER = '0192e4f8-0000-7000-8000-000000000001'
const AGENTS = [1, 2, 3, 4].map((n) => `0192e4f8-0000-7000-8000-00000000001${n}`)
const [SUBSCRIBED, CANCELLED, PAYING, CHOOSING] = AGENTS as [string, string, string, string]

let folder: string
let deps: Deps

const number = (n: number) => `0192e4f8-0000-7000-8000-00000000002${n}`
const phone = (n: number) => `+1415555010${n}`

/** A database as the previous release's local checkout left it. */
const BEFORE = `
  insert into users (id, issuer, subject, email, full_name, avatar) values ('${USER}', 'i', 's', 'ada@example.com', 'Ada', '');
  ${AGENTS.map(
    (id) =>
      `insert into agents (id, user_id, name, type, handover_message, brand_name, brand_color, text_color, welcome_message)
       values ('${id}', '${USER}', 'A', 'CHATBOT', 'm', 'b', '#000000', '#ffffff', 'w');`,
  ).join('\n')}
  insert into phone_numbers (id, user_id, agent_id, phone, provider_sid, bought_at) values
    ('${number(1)}', '${USER}', '${SUBSCRIBED}', '${phone(1)}', 'PN1', now()),
    ('${number(2)}', '${USER}', '${CANCELLED}', '${phone(2)}', 'PN2', now());
  insert into phone_numbers (id, user_id, agent_id, phone, reserved_at) values
    ('${number(3)}', '${USER}', '${PAYING}', '${phone(3)}', now() - interval '1 hour');
  insert into subscriptions (id, user_id, agent_id, number_id, variant, status, price_cents, renews_at) values
    ('${number(4)}', '${USER}', '${SUBSCRIBED}', '${number(1)}', 'Phone number', 'active', 115, now() + interval '9 days'),
    ('${number(5)}', '${USER}', '${CANCELLED}', '${number(2)}', 'Phone number', 'cancelled', 115, now() + interval '9 days');
  insert into checkouts (user_id, agent_id, phone, state, expires_at) values
    ('${USER}', '${PAYING}', '${phone(3)}', 'paid', now() + interval '1 day'),
    ('${USER}', '${CHOOSING}', '${phone(4)}', 'open', now() + interval '1 day'),
    ('${USER}', '${CHOOSING}', '${phone(5)}', 'open', now() + interval '1 day');
`.replaceAll(/insert into (checkouts|subscriptions) \(([^)]*)\) values\n([^;]*);/g, withIds)

/** Adds ids to inserts, because the server makes them and the database does not. */
function withIds(statement: string, table: string, columns: string, rows: string): string {
  if (columns.startsWith('id')) return statement
  const numbered = rows.replaceAll(/^\s*\(/gm, () => `(gen_random_uuid(), `)
  return `insert into ${table} (id, ${columns}) values\n${numbered};`
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-migration-'))
  const pglite = await startPglite()
  await wrapPglite(pglite, migrationsBefore('billing_through_stripe', folder))
  await pglite.exec(BEFORE)
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    LOCAL_BILLING_PORT: '0',
    LOCAL_CALENDAR_PORT: '0',
  })
  deps = await buildDeps(config, await wrapPglite(pglite, migrationsFolder))
})
afterAll(async () => {
  await deps.billing.close()
  await deps.telephony.close()
  await deps.driver.close()
  rmSync(folder, { recursive: true, force: true })
})

it('a paid number stays, and its subscription continues at the stand-in', async () => {
  const owned = await activeNumber(deps, USER, SUBSCRIBED)
  expect(owned).toMatchObject({
    phone: phone(1),
    suspended: null,
    subscription: { variant: 'Phone number', status: 'active', ends_at: null },
  })
  const portal = await (await fetch(await portalUrl(deps, USER, SUBSCRIBED))).text()
  expect(portal).toContain(`Phone number ${phone(1)}`)
  const { subscription } = (await activeNumber(deps, USER, CANCELLED))!
  expect(subscription!.ends_at).toBe(subscription!.renews_at)

  await letTimePass(deps, 10 * DAY_MS)
  await settleLeftOpen(deps)
  const later = (await activeNumber(deps, USER, SUBSCRIBED))!
  expect(later).toMatchObject({ suspended: null, subscription: { status: 'active' } })
  expect(Date.parse(later.subscription!.renews_at)).toBeGreaterThan(
    Date.parse(owned!.subscription!.renews_at),
  )
  const ended = (await activeNumber(deps, USER, CANCELLED))!
  expect(ended.subscription!.status).toBe('canceled')
  expect(ended.suspended).not.toBeNull()
})

it('unfinished purchases are ended, and their reservations released', async () => {
  expect(await settlePurchase(deps, USER, PAYING)).toMatchObject({ state: 'cancelled' })
  expect(await cancelPurchase(deps, USER, CHOOSING)).toMatchObject({ state: 'cancelled' })
  await settleLeftOpen(deps)
  const { rows } = await deps.driver.query(
    'select phone from phone_numbers where released_at is null and provider_sid is null',
  )
  expect(rows).toEqual([])
})
