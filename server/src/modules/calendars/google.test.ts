import type { FastifyInstance } from 'fastify'
import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { CalendarGone, type CalendarEvent } from '../../ports/calendars/types.ts'
import { Browser } from '../../test/browser.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { confirm, hold } from '../appointments/book.ts'
import { writeOutside } from '../appointments/outside.ts'
import { aSchedule, inDays } from '../appointments/test/schedule.ts'
import { calendarOf } from './calendar-of.ts'
import { revokeReleased } from './revoke.ts'

let app: FastifyInstance
let deps: Deps
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
const { signal } = new AbortController()
const CALLBACK = `${TEST_ORIGIN}/api/calendars/google/callback`

beforeEach(async () => {
  ;({ app, deps } = await buildTestApp())
  owner = await aUser(deps)
  agentId = (await anAgent(deps.db, owner.user.id)).id
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  app.inject({
    method,
    url: `/api/agent/calendar/${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

/** Starts the connection. @returns the address of the stand-in's page */
async function leave(id = agentId): Promise<string> {
  const answer = await call('POST', `${id}/google`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data.url as string
}

/** Answers on the stand-in's page. @returns where it leads. */
async function agree(url: string, action = 'allow', email = 'ada@example.com') {
  const form = { email, action }
  const back = await new Browser().go(url, { form, stop: (next) => next.startsWith(CALLBACK) })
  return back.url.slice(TEST_ORIGIN.length)
}

const comeBack = async (url: string, cookie = owner.cookie) => {
  const { headers, statusCode } = await app.inject({ url, headers: { cookie } })
  expect(statusCode).toBe(302)
  return String(headers.location).slice(TEST_ORIGIN.length)
}

async function connect(id = agentId, email?: string) {
  const where = await comeBack(await agree(await leave(id), 'allow', email))
  expect(where).toBe(`/agents/${id}?tab=integrations&calendar=connected`)
  await call('PATCH', id, { calendar: email ?? 'ada@example.com' })
  return (await calendarOf(deps, { userId: owner.user.id, agentId: id }))!
}

const at = (time: string) => new Date(`2027-03-10T${time}:00Z`)
const day = { starts: at('00:00'), ends: at('23:00') }
const event: CalendarEvent = {
  id: '0198c0ffee0042c0ffee0042c0ffee00',
  starts: at('09:00'),
  ends: at('09:30'),
  timeZone: 'Europe/Berlin',
  title: 'Service with Bob',
  notes: 'The chain slips',
  attendee: { name: 'Bob', email: 'bob@example.com', phone: null },
}

it('connects through the page of Google and lists its calendars', async () => {
  await comeBack(await agree(await leave()))
  const { connection } = (await call('GET', agentId)).json().data
  expect(connection).toMatchObject({
    vendor: 'google',
    account: 'ada@example.com',
    local: true,
    state: 'choosing',
  })
  const { choices } = (await call('GET', `${agentId}/choices`)).json().data
  expect(choices.map(({ name }: { name: string }) => name)).toEqual(['ada@example.com', 'Team'])
})

it('requests the scopes it needs, offline access and PKCE', async () => {
  const asked = new URL(await leave()).searchParams
  expect(asked.get('access_type')).toBe('offline')
  expect(asked.get('prompt')).toBe('consent')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('scope')?.split(' ')).toEqual([
    'https://www.googleapis.com/auth/calendar.events',
    'https://www.googleapis.com/auth/calendar.freebusy',
    'https://www.googleapis.com/auth/calendar.calendarlist.readonly',
  ])
  expect(asked.get('state')).not.toContain(agentId)
})

it('reports a refusal by the person, and one of only a part', async () => {
  for (const [action, outcome] of [
    ['deny', 'denied'],
    ['partly', 'scopes'],
  ]) {
    const where = await comeBack(await agree(await leave(), action))
    expect(where).toBe(`/agents/${agentId}?tab=integrations&calendar=${outcome}`)
  }
  expect((await call('GET', agentId)).json().data.connection).toBeNull()
})

it('refuses a callback for another session or account, or a second one', async () => {
  const stranger = await aUser(deps)
  const back = await agree(await leave())
  expect(await comeBack(back, stranger.cookie)).toBe('/agents')
  expect(await comeBack(back, '')).toBe('/auth')
  expect(await comeBack('/api/calendars/google/callback?code=x&state=forged')).toBe('/agents')
  expect(await comeBack('/api/calendars/google/callback')).toBe('/agents')
  expect(await comeBack(back)).toContain('calendar=connected')
  expect(await comeBack(back)).toContain('calendar=failed')
})

it('expires after ten minutes', async () => {
  const back = await agree(await leave())
  deps.now = () => new Date(Date.now() + 11 * MINUTE_MS)
  expect(await comeBack(back)).toBe('/agents')
})

it('makes an event once, moves it, and takes it away', async () => {
  const calendar = await connect()
  expect(await calendar.busy(day, signal)).toEqual([])
  expect(await calendar.book(event, signal)).toEqual({ outsideId: event.id })
  expect(await calendar.book(event, signal)).toEqual({ outsideId: event.id })
  expect(await calendar.busy(day, signal)).toEqual([{ starts: at('09:00'), ends: at('09:30') }])
  await calendar.move(event.id, { ...event, starts: at('14:00'), ends: at('14:30') }, signal)
  expect(await calendar.busy(day, signal)).toEqual([{ starts: at('14:00'), ends: at('14:30') }])
  await calendar.cancel(event.id, signal)
  await calendar.cancel(event.id, signal)
  expect(await calendar.busy(day, signal)).toEqual([])
  // The id of a deleted event cannot be used again, so the event is restored.
  await calendar.book(event, signal)
  expect(await calendar.busy(day, signal)).toHaveLength(1)
})

it('holds the appointments of the agent, and blocks times that its events overlap', async () => {
  const calendar = await connect()
  const { schedule } = await aSchedule(deps, { userId: owner.user.id, id: agentId })
  const bob = { name: 'Bob', email: 'bob@example.com', phone: null }
  const visitor = { timeZone: 'UTC', language: 'en' }
  const [starts, other] = [inDays(3), inDays(4)]
  const held = await hold(deps, schedule, { at: starts, ...bob, ...visitor })
  await writeOutside(deps, await confirm(deps, held, bob))
  const ends = new Date(+starts + 30 * MINUTE_MS)
  expect(await calendar.busy({ starts, ends: inDays(4) }, signal)).toEqual([{ starts, ends }])
  const inside = {
    starts: new Date(+other + 15 * MINUTE_MS),
    ends: new Date(+other + 20 * MINUTE_MS),
  }
  await calendar.book({ ...event, ...inside }, signal)
  await expect(hold(deps, schedule, { at: other, ...bob, ...visitor })).rejects.toThrow('taken')
})

it('has to be connected again if the permission was revoked at Google', async () => {
  const calendar = await connect()
  await calendar.busy(day, signal)
  await call('POST', `${agentId}/google`)
  await revokeAtGoogle()
  const again = (await calendarOf(deps, { userId: owner.user.id, agentId }))!
  await expect(again.busy(day, signal)).rejects.toThrow(CalendarGone)
  expect((await call('GET', agentId)).json().data.connection).toMatchObject({ state: 'anew' })
  await connect()
  expect((await call('GET', agentId)).json().data.connection).toMatchObject({
    state: 'works',
    problem: null,
  })
})

it('gives the permission back, but not while another agent works with it', async () => {
  const second = (await anAgent(deps.db, owner.user.id)).id
  const calendar = await connect()
  const other = await connect(second)
  await call('DELETE', agentId)
  await revokeReleased(deps)
  await other.busy(day, signal)
  await call('DELETE', second)
  await revokeReleased(deps)
  // Google revokes everything it granted for an account at once.
  await expect(other.busy(day, signal)).rejects.toThrow(CalendarGone)
  await expect(calendar.busy(day, signal)).rejects.toThrow(CalendarGone)
  expect((await deps.driver.query('select 1 from calendar_connections')).rows).toEqual([])
})

/** Revokes access like the owner would in their Google account. */
async function revokeAtGoogle() {
  const { sealed } = (await deps.driver.query('select sealed from calendar_connections'))
    .rows[0] as { sealed: string }
  const { openAccess } = await import('./access.ts')
  await deps.calendars.revoke(openAccess(deps, sealed)!)
}
