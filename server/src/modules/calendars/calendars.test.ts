import type { FastifyInstance } from 'fastify'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditEntries } from '../../db/schema/audit.ts'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import type { Deps } from '../../deps.ts'
import { CalendarGone } from '../../ports/calendars/types.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { calendarOf } from './calendar-of.ts'
import { revokeReleased } from './revoke.ts'

let app: FastifyInstance
let deps: Deps
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
const { signal } = new AbortController()

beforeEach(async () => {
  ;({ app, deps } = await buildTestApp())
  owner = await aUser(deps)
  agentId = (await anAgent(deps.db, owner.user.id)).id
})

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

const call = (method: Method, path = '', payload?: object, cookie = owner.cookie) =>
  app.inject({
    method,
    url: `/api/agent/calendar/${agentId}${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

const CAL_COM = { vendor: 'cal_com', key: 'cal_local_secret-key-of-ada' }
const ids = () => ({ userId: owner.user.id, agentId })

it('connects Cal.com by a key, chooses an event, and disconnects it', async () => {
  const connected = await call('POST', '', CAL_COM)
  expect(connected.statusCode, connected.body).toBe(200)
  expect(connected.json().data).toMatchObject({
    connection: {
      vendor: 'cal_com',
      account: 'owner@cal-com.local',
      state: 'choosing',
      local: true,
    },
    google: 'local',
    stand_ins: true,
  })
  expect(await calendarOf(deps, ids())).toBeNull()
  const { choices } = (await call('GET', '/choices')).json().data
  expect(choices).toEqual([
    { id: '101', name: 'Short meeting, 30 min' },
    { id: '102', name: 'Long meeting, 60 min' },
  ])
  const chosen = await call('PATCH', '', { calendar: '102' })
  expect(chosen.json().data.connection).toMatchObject({ state: 'works', calendar: choices[1] })
  expect((await calendarOf(deps, ids()))?.kind).toBe('slots')
  expect((await call('DELETE')).statusCode).toBe(200)
  expect((await call('GET')).json().data.connection).toBeNull()
  expect(await calendarOf(deps, ids())).toBeNull()
  expect((await call('DELETE')).statusCode).toBe(404)
})

it('records who connects and disconnects a calendar, without its key', async () => {
  await call('POST', '', CAL_COM)
  await call('PATCH', '', { calendar: '101' })
  await call('DELETE')
  const entries = await deps.db.select().from(auditEntries).orderBy(auditEntries.id)
  expect(entries.map(({ action }) => action).slice(1)).toEqual([
    'calendar.connect',
    'calendar.choose',
    'calendar.disconnect',
  ])
  expect(JSON.stringify(entries)).not.toContain('secret-key')
})

it('shows the key to nobody: no answer, no row', async () => {
  const answers = [
    await call('POST', '', CAL_COM),
    await call('GET'),
    await call('GET', '/choices'),
    await call('PATCH', '', { calendar: '101' }),
  ]
  for (const { body } of answers) expect(body).not.toContain('secret-key')
  const { rows } = await deps.driver.query('select * from calendar_connections')
  expect(JSON.stringify(rows)).not.toContain('secret-key')
})

it('explains why a key or a server is refused', async () => {
  const refusals = [
    [
      { vendor: 'caldav', server: 'http://10.0.0.1/', username: 'a', password: 'b' },
      400,
      'address_refused',
    ],
    [
      { vendor: 'caldav', server: 'https://example.com:22/', username: 'a', password: 'b' },
      400,
      'address_refused',
    ],
    [
      { vendor: 'caldav', server: 'file:///etc/passwd', username: 'a', password: 'b' },
      400,
      'validation_failed',
    ],
    [
      { vendor: 'caldav', server: 'https://a:b@example.com/', username: 'a', password: 'b' },
      400,
      'validation_failed',
    ],
  ] as const
  for (const [body, status, code] of refusals) {
    const answer = await call('POST', '', body)
    expect([answer.statusCode, answer.json().code], answer.body).toEqual([status, code])
  }
  expect((await call('GET')).json().data.connection).toBeNull()
})

it('accepts only calendars that the vendor names', async () => {
  await call('POST', '', CAL_COM)
  const refused = await call('PATCH', '', { calendar: 'http://10.0.0.1/mine' })
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'unknown_calendar'])
})

it('keeps the chosen calendars when the same account is connected again', async () => {
  await call('POST', '', CAL_COM)
  await call('PATCH', '', { calendar: '102' })
  const again = await call('POST', '', { ...CAL_COM, key: 'cal_local_another' })
  expect(again.json().data.connection).toMatchObject({ state: 'works', calendar: { id: '102' } })
})

it('is for admins only: an agent of the team sees the calendar and cannot change it', async () => {
  const { cookie } = await aMember(deps, owner.user.id, 'agent')
  await call('POST', '', CAL_COM)
  expect((await call('GET', '', undefined, cookie)).statusCode).toBe(200)
  for (const [method, path, body] of [
    ['POST', '', CAL_COM],
    ['POST', '/google', {}],
    ['GET', '/choices', undefined],
    ['PATCH', '', { calendar: '101' }],
    ['DELETE', '', undefined],
  ] as const) {
    const answer = await call(method, path, body, cookie)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'role_too_low'])
  }
})

it('notifies the owner once that access was lost, and makes no further requests', async () => {
  await call('POST', '', CAL_COM)
  await call('PATCH', '', { calendar: '101' })
  const secret = 'another secret of at least 32 characters'
  const seen = { ...deps, config: { ...deps.config, secret, secrets: [secret] as [string] } }
  const calendar = await calendarOf(seen, ids())
  await expect(calendar!.slots(aDay(), signal)).rejects.toThrow(CalendarGone)
  await calendarOf(seen, ids())
  const { rows } = await deps.driver.query(
    `select kind, detail->>'what' as what from notice_events where fact like 'calendar:%'`,
  )
  expect(rows).toEqual([{ kind: 'failing', what: 'calendar' }])
  expect((await call('GET')).json().data.connection).toMatchObject({
    state: 'anew',
    problem: { said: 'What let us in cannot be read any more.' },
  })
})

it('goes with its account, once the permission is given back', async () => {
  await call('POST', '', CAL_COM)
  await app.inject({
    method: 'DELETE',
    url: `/api/agent/${agentId}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
  })
  const rows = () =>
    deps.db.select().from(calendarConnections).where(eq(calendarConnections.userId, owner.user.id))
  expect(await rows()).toMatchObject([{ agentId: null }])
  await revokeReleased(deps)
  expect(await rows()).toEqual([])
})

const aDay = () => ({ starts: new Date('2027-03-10T00:00Z'), ends: new Date('2027-03-11T00:00Z') })
