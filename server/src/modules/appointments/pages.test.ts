import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { localMails } from '../../db/schema/notices.ts'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { startSendingAppointments } from '../../jobs/send-appointments.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { cancelOwn, moveOwn } from './ahead.ts'
import { sayTime } from './say.ts'
import { aSchedule, inDays } from './test/schedule.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let deps: Deps
let agent: { id: string; userId: string }
let page: string

beforeEach(async () => {
  test = await buildTestApp()
  deps = test.deps
  const { user } = await aUser(deps)
  agent = await anAgent(deps.db, user.id, { brandName: 'Harbour Cycles' })
  page = pathOf((await aSchedule(deps, agent, { remind_minutes: 60 })).link)
})

const pathOf = (link: string) => link.replace(/^https?:\/\/[^/]+/, '')
const get = (url: string) => test.app.inject({ url })
const post = (url: string, form: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  })
const hold = async (at: Date, of = page) =>
  String((await post(of, { at: at.toISOString(), zone: 'America/New_York' })).headers.location)
const vera = { do: 'confirm', name: 'Vera <b>', email: 'vera@example.org', phone: '' }

/** Books an appointment completely. @returns the page of the appointment */
async function book(at: Date) {
  const mine = await hold(at)
  await post(mine, vera)
  return mine
}

/** Mails to an address after everything due was sent, oldest first. */
async function mailsTo(recipient: string, count: number) {
  const stop = startSendingAppointments(deps)
  const sent = () =>
    deps.db
      .select()
      .from(localMails)
      .where(eq(localMails.recipient, recipient))
      .orderBy(localMails.receivedAt)
  await expect.poll(async () => (await sent()).length).toBe(count)
  await stop()
  return sent()
}

it('a visitor chooses a time in their own time zone and has an appointment', async () => {
  const at = inDays(3)
  const shown = await get(`${page}?zone=America/New_York&from=${at.toISOString()}`)
  expect(shown.statusCode).toBe(200)
  const hour = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at)
  expect(shown.body).toContain(`value="${at.toISOString()}">${hour}<`)
  const mine = await hold(at)
  expect((await get(mine)).body).toContain('kept for you for five minutes')
  expect((await post(mine, { ...vera, email: 'nobody' })).statusCode).toBe(409)
  await post(mine, vera)
  const booked = await get(mine)
  expect(booked.body).toContain('Your appointment is booked')
  expect((await deps.db.select().from(bookedAppointments))[0]).toMatchObject({
    state: 'confirmed',
    name: 'Vera <b>',
    timeZone: 'America/New_York',
    startsAt: at,
  })
  const again = await post(page, { at: at.toISOString(), zone: 'UTC' })
  expect([again.statusCode, again.body]).toEqual([409, expect.stringContaining('just taken')])
})

it('a visitor gives a held time back, so that others can choose it at once', async () => {
  const at = inDays(3)
  const mine = await hold(at)
  expect((await post(page, { at: at.toISOString(), zone: 'UTC' })).statusCode).toBe(409)
  expect((await get(mine)).body).toContain('Choose another time')
  const given = await post(mine, { do: 'release' })
  expect([given.statusCode, pathOf(String(given.headers.location))]).toEqual([
    303,
    expect.stringContaining(page),
  ])
  expect((await post(page, { at: at.toISOString(), zone: 'UTC' })).statusCode).toBe(303)
})

it('the pages show whose they are, in the colours of the widget, and what is booked', async () => {
  await deps.driver.query("update agents set brand_color = '#ffe066', text_color = '#ffffff'")
  const mine = await book(inDays(3))
  const held = await hold(inDays(4))
  for (const url of [page, held, mine, `${mine}&do=move`, `${mine}&do=cancel`]) {
    const { body } = await get(url)
    expect(body).toContain('<span>Harbour Cycles</span>')
    expect(body).toContain('--brand: #ffe066; --on-brand: #000000;')
    expect(body).toContain('A first talk')
    expect(body).toContain('Powered by <b>Nexus</b>')
  }
})

it('the line about the product is missing where the owner hid it in the widget', async () => {
  await deps.driver.query(`update agents set widget_options = '{"powered": false}'`)
  expect((await get(page)).body).not.toContain('Nexus')
})

it('without a brand, visitors are written to in the name of the website', async () => {
  await deps.driver.query("update agents set name = 'Helper', brand_name = 'Helper'")
  await aKnowledgeItem(deps.db, agent, [
    { title: 'Repairs | Alder Lane Cycles', passages: [{ text: 'Alder Lane Cycles mends.' }] },
    { title: 'Prices | Alder Lane Cycles', passages: [{ text: 'A service costs 40 euros.' }] },
  ])
  const mine = await book(inDays(3))
  expect((await get(mine)).body).toContain('<span>Alder Lane Cycles</span>')
  expect((await mailsTo('vera@example.org', 1))[0]!.html).toContain('Alder Lane Cycles')
  expect((await get(page)).body).not.toContain('Helper')
})

it('the browser chooses the language, and an unknown time zone is replaced', async () => {
  const headers = { 'accept-language': 'de-AT,de;q=0.9' }
  const { body } = await test.app.inject({ url: `${page}?zone=Mars/Olympus`, headers })
  expect(body).toContain('lang="de"')
  expect(body).toContain('<option selected>Europe/Berlin</option>')
})

it('a time that the link carries is chosen already beside the present one, and moved to by a button', async () => {
  const at = inDays(3)
  const mine = await book(at)
  const later = inDays(4)
  const link = `${mine}&do=move&at=${later.toISOString()}`
  const { body } = await get(link)
  expect(body).toContain(`Your appointment so far: ${sayTime('en', at, 'America/New_York')}`)
  expect(body).toContain(`Move it to ${sayTime('en', later, 'America/New_York')}`)
  await post(link, { at: later.toISOString() })
  const [row] = await deps.db.select().from(bookedAppointments)
  expect(row!.startsAt).toEqual(later)
  // Links to other days and time zones do not carry it, and the same link offers it no more.
  expect(body).not.toMatch(/(?:&amp;|type="hidden" name=")at\b/)
  expect((await get(link)).body).not.toContain('Move it to')
  const taken = (await get(`${mine}&do=move&at=${new Date(0).toISOString()}`)).body
  expect(taken).toContain('Somebody else has just taken this time.')
  expect(taken).not.toContain('Move it to')
})

it('both get an invitation by mail, once, and each change of it reaches the same event', async () => {
  const at = inDays(3)
  const mine = await book(at)
  const [mail] = await mailsTo('vera@example.org', 1)
  expect(mail).toMatchObject({ subject: expect.stringMatching(/^Your appointment: /) })
  expect(mail!.text).toContain(mine.replace(/\?.*/, ''))
  expect(mail!.html).not.toContain('<b>')
  const [told] = await mailsTo('rosa@example.com', 1)
  expect(told!.subject).toContain('Booked: Vera')
  const later = inDays(4)
  await post(mine, { at: later.toISOString() })
  await post(mine, { do: 'cancel' })
  const subjects = (await mailsTo('vera@example.org', 2)).map(({ subject }) => subject)
  // An appointment moved and cancelled before any mail is only reported as cancelled.
  expect(subjects[1]).toMatch(/^Cancelled/)
  expect((await get(mine)).body).toContain('This appointment is cancelled')
})

it('the calendar file keeps its UID, and its SEQUENCE grows', async () => {
  const mine = await book(inDays(3))
  const file = () => get(mine.replace('?', '/calendar.ics?'))
  const uid = /UID:\S+/
  const first = await file()
  expect(first.headers['content-type']).toContain('text/calendar')
  expect(first.body).toMatch(/METHOD:REQUEST[\s\S]*SEQUENCE:0[\s\S]*END:VCALENDAR\r\n$/)
  await post(mine, { at: inDays(5).toISOString() })
  const second = await file()
  expect(second.body).toContain('SEQUENCE:1')
  await post(mine, { do: 'cancel' })
  const third = await file()
  expect(third.body).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:2/)
  expect(new Set([first, second, third].map(({ body }) => uid.exec(body)![0])).size).toBe(1)
})

it('a reminder is sent when it is due, and none for an appointment moved elsewhere', async () => {
  const mine = await book(inDays(3))
  const due = () =>
    deps.driver.query(
      `update appointment_outbox set due_at = now() where kind = 'reminder' and settled_at is null returning id`,
    )
  await mailsTo('vera@example.org', 1)
  await post(mine, { at: inDays(4).toISOString() })
  expect((await due()).rows).toHaveLength(2)
  const mails = await mailsTo('vera@example.org', 3)
  expect(mails.filter(({ subject }) => subject.startsWith('Reminder'))).toHaveLength(1)
})

it('nobody learns when an appointment of somebody else is, and the time is free again', async () => {
  await book(inDays(3, '10:30'))
  const second = await anAgent(deps.db, agent.userId)
  const other = pathOf((await aSchedule(deps, second, { length_minutes: 60 })).link)
  const at = inDays(3)
  const { body } = await post(await hold(at, other), vera)
  const say = (time: Date) => sayTime('en', time, 'America/New_York')
  expect(body).toContain(
    `You already have an appointment on ${say(at)}. You can move or cancel it with the link in its confirmation.`,
  )
  expect(body).not.toContain(say(inDays(3, '10:30')))
  const free = await hold(at, other)
  expect((await get(free)).body).toContain('kept for you for five minutes')
})

it('an invented link shows nothing and changes nothing', async () => {
  const mine = await book(inDays(3))
  const [path = ''] = mine.split('?')
  // Not the last character, because some of its bits are ignored.
  const forged = path.replace(/.(?=.{9}$)/, (letter) => (letter === 'x' ? 'y' : 'x'))
  for (const url of [forged, '/book/mine/x', `/book/with/${'a'.repeat(43)}`]) {
    expect((await get(url)).statusCode).toBe(404)
    expect((await post(url, { do: 'cancel' })).statusCode).toBe(404)
  }
  expect((await get(mine)).body).toContain('Your appointment is booked')
})

it('a deleted agent takes no new appointments, and keeps those it has where they are', async () => {
  const mine = await book(inDays(3))
  const [before] = await deps.db.select().from(bookedAppointments)
  await deps.driver.query('delete from agents where id = $1', [agent.id])
  expect((await get(page)).statusCode).toBe(404)
  expect((await get(mine)).body).toContain('Your appointment is booked')
  expect(await mailsTo('rosa@example.com', 1)).toHaveLength(1)
  expect((await post(mine, { at: inDays(4).toISOString() })).statusCode).toBe(409)
  expect(await deps.db.select().from(bookedAppointments)).toEqual([before])
  await post(mine, { do: 'cancel' })
  expect(await mailsTo('rosa@example.com', 2)).toHaveLength(2)
})

it('a held time that has passed cannot be confirmed', async () => {
  const mine = await hold(inDays(3))
  await deps.driver.query(
    "update booked_appointments set starts_at = now() - interval '1 hour', ends_at = now(), held_until = now() - interval '4 hours'",
  )
  const late = await post(mine, vera)
  expect([late.statusCode, late.body]).toEqual([409, expect.stringContaining('just taken')])
  expect((await deps.db.select().from(bookedAppointments))[0]).toMatchObject({ state: 'held' })
})

it('times beyond the last day that can be booked are not offered', async () => {
  const at = (days: number) => get(`${page}?from=${inDays(days).toISOString()}`)
  expect((await at(3)).body).toContain('>Later<')
  expect((await at(179)).body).not.toContain('>Later<')
})

it('a visitor whose time was taken meanwhile is told and sees the free times', async () => {
  const at = inDays(3)
  const mine = await hold(at)
  const of = /name="of" value="([^"]+)"/.exec((await get(mine)).body)![1]!
  await deps.driver.query("update booked_appointments set held_until = now() - interval '1 minute'")
  await book(at)
  const late = await post(mine, { ...vera, of })
  expect(late.statusCode).toBe(303)
  const shown = await get(pathOf(String(late.headers.location)))
  expect(shown.body).toContain('Somebody else has just taken this time')
  expect(shown.body).toContain('name="at"')
})

it('an invalid field is named in the language of the page', async () => {
  const mine = (await hold(inDays(3))).replace('in=en', 'in=de')
  const answer = async (changes: object) => (await post(mine, { ...vera, ...changes })).body
  expect(await answer({ name: ' ' })).toContain('role="alert">Bitte prüfen: Ihr Name<')
  expect(await answer({ email: 'vera@nowhere' })).toContain(
    'role="alert">Bitte prüfen: Ihre E-Mail-Adresse<',
  )
  await post(mine, { ...vera, email: ' vera@example.org ' })
  expect((await get(mine)).body).toContain('Ihr Termin ist gebucht')
})

it('a past appointment can be neither moved nor cancelled', async () => {
  const mine = await book(inDays(3))
  await deps.driver.query(
    "update booked_appointments set starts_at = now() - interval '1 hour', ends_at = now()",
  )
  const before = await deps.db.select().from(bookedAppointments)
  await post(mine, { do: 'cancel' })
  await post(mine, { at: inDays(4).toISOString() })
  const actor = { userId: agent.userId, email: null, address: null }
  const { id } = before[0]!
  await expect(cancelOwn(deps, actor, id)).rejects.toThrow('over')
  await expect(moveOwn(deps, actor, id, inDays(4).toISOString())).rejects.toThrow('over')
  expect(await deps.db.select().from(bookedAppointments)).toEqual(before)
})

it('an impossible time is refused with the page of today', async () => {
  for (const from of [
    '+275760-09-13T00:00:00.000Z',
    '+275760-08-31T00:00:00.000Z',
    '-271821-04-20T00:00:00.000Z',
  ]) {
    const shown = await get(`${page}?from=${encodeURIComponent(from)}`)
    expect([from, shown.statusCode]).toEqual([from, 200])
    expect([from, (await post(page, { at: from })).statusCode]).toEqual([from, 409])
  }
})
