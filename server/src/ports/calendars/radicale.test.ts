import { afterAll, describe, expect, it } from 'vitest'
import { aRadicale } from '../../test/radicale.ts'
import { readCalendar } from '../reader/calendar/read-calendar.ts'
import { lookAtCalDav, openCalDav } from './caldav.ts'
import { CalendarDown, type CalendarEvent, CalendarGone } from './types.ts'
import { vendorFetch } from './vendor-fetch.ts'

const user = { username: 'ada', password: 'lovelace' }
const radicale = await aRadicale(user)
const web = vendorFetch({ allow: ['127.0.0.1'], production: true })
const context = {
  fetch: web.fetch,
  read: async (source: Parameters<typeof readCalendar>[0]) => readCalendar(source),
}
const { signal } = new AbortController()
const owner = { account: 'ada', timeZone: 'Europe/Berlin' }
const authorization = `Basic ${Buffer.from('ada:lovelace').toString('base64')}`

afterAll(async () => {
  await radicale?.stop()
  await web.close()
})

describe.skipIf(!radicale)('with a real Radicale', () => {
  const access = { vendor: 'caldav' as const, server: radicale!.url, ...user }

  it('finds the calendars of an account', async () => {
    await aCalendar('appointments')
    const { account, choices } = await lookAtCalDav(context, access, signal)
    expect(account).toBe(`ada, ${new URL(radicale!.url).host}`)
    expect(choices).toContainEqual({
      id: `${radicale!.url}ada/appointments/`,
      name: 'Appointments',
    })
  })

  it('refuses a wrong password', async () => {
    const wrong = { ...access, password: 'byron' }
    await expect(lookAtCalDav(context, wrong, signal)).rejects.toThrow(CalendarGone)
    const calendar = openCalDav(context, wrong, await aCalendar('wrong'), owner)
    await expect(calendar.busy(DAY, signal)).rejects.toThrow(CalendarGone)
    await expect(calendar.book(event(), signal)).rejects.toThrow(CalendarGone)
  })

  it('reports a missing CalDAV server', async () => {
    const nowhere = { ...access, server: `${radicale!.url}nothing/here` }
    await expect(lookAtCalDav(context, { ...nowhere, username: '' }, signal)).rejects.toThrow()
    const closed = { ...access, server: 'http://127.0.0.1:9/' }
    await expect(lookAtCalDav(context, closed, signal)).rejects.toThrow(CalendarDown)
  })

  it('makes an event once, moves it and removes it', async () => {
    const calendar = openCalDav(context, access, await aCalendar('once'), owner)
    expect(await calendar.busy(DAY, signal)).toEqual([])
    expect(await calendar.book(event(), signal)).toEqual({ outsideId: event().id })
    await calendar.book(event(), signal)
    expect(await calendar.busy(DAY, signal)).toEqual([
      { starts: at('2027-03-10T09:00Z'), ends: at('2027-03-10T09:30Z') },
    ])
    const moved = { starts: at('2027-03-10T14:00Z'), ends: at('2027-03-10T14:45Z') }
    await calendar.move(event().id, { ...event(), ...moved }, signal)
    expect(await calendar.busy(DAY, signal)).toEqual([moved])
    await calendar.cancel(event().id, signal)
    expect(await calendar.busy(DAY, signal)).toEqual([])
    await calendar.cancel(event().id, signal)
  })

  it('keeps the name of the customer and the subject unchanged', async () => {
    const url = await aCalendar('words')
    const calendar = openCalDav(context, access, url, owner)
    const title = 'Service, “gear”; größer\nEND:VEVENT'
    await calendar.book({ ...event(), title }, signal)
    const text = await (
      await fetch(`${url}${event().id}.ics`, { headers: { authorization } })
    ).text()
    expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
    expect(text.replaceAll('\r\n ', '')).toContain('Ada\\, ada@example.com\\n\\nThe chain slips')
    expect(await calendar.busy(DAY, signal)).toHaveLength(1)
  })

  it('expands repeated events, without exceptions and with moved ones', async () => {
    const url = await aCalendar('weekly')
    await put(url, 'weekly', [
      'DTSTART;TZID=Europe/Berlin:20270303T100000\r\nDTEND;TZID=Europe/Berlin:20270303T110000\r\nRRULE:FREQ=WEEKLY;COUNT=6\r\nEXDATE;TZID=Europe/Berlin:20270310T100000',
      'RECURRENCE-ID;TZID=Europe/Berlin:20270317T100000\r\nDTSTART;TZID=Europe/Berlin:20270318T150000\r\nDTEND;TZID=Europe/Berlin:20270318T160000',
    ])
    const month = { starts: at('2027-03-01T00:00Z'), ends: at('2027-04-10T00:00Z') }
    const taken = await openCalDav(context, access, url, owner).busy(month, signal)
    expect(taken.map(({ starts }) => starts.toISOString()).toSorted()).toEqual([
      '2027-03-03T09:00:00.000Z',
      '2027-03-18T14:00:00.000Z',
      '2027-03-24T09:00:00.000Z',
      // After the clocks have changed.
      '2027-03-31T08:00:00.000Z',
      '2027-04-07T08:00:00.000Z',
    ])
  })

  it('blocks whole days in the owner’s time zone, but not free or cancelled events', async () => {
    const url = await aCalendar('days')
    await put(url, 'day', ['DTSTART;VALUE=DATE:20270310\r\nDTEND;VALUE=DATE:20270311'])
    await put(url, 'free', [
      'DTSTART:20270309T100000Z\r\nDTEND:20270309T110000Z\r\nTRANSP:TRANSPARENT',
    ])
    await put(url, 'off', [
      'DTSTART:20270309T120000Z\r\nDTEND:20270309T130000Z\r\nSTATUS:CANCELLED',
    ])
    const days = { starts: at('2027-03-09T00:00Z'), ends: at('2027-03-12T00:00Z') }
    expect(await openCalDav(context, access, url, owner).busy(days, signal)).toEqual([
      { starts: at('2027-03-09T23:00Z'), ends: at('2027-03-10T23:00Z') },
    ])
  })

  it('reports a deleted calendar', async () => {
    const calendar = openCalDav(context, access, `${radicale!.url}ada/never-was/`, owner)
    await expect(calendar.busy(DAY, signal)).rejects.toThrow(CalendarGone)
  })
})

const at = (iso: string) => new Date(iso)
const DAY = { starts: at('2027-03-10T00:00Z'), ends: at('2027-03-11T00:00Z') }
const event = (): CalendarEvent => ({
  id: '0198c0ffee0042c0ffee0042c0ffee00',
  starts: at('2027-03-10T09:00Z'),
  ends: at('2027-03-10T09:30Z'),
  timeZone: 'Europe/Berlin',
  title: 'Service',
  notes: 'The chain slips',
  attendee: { name: 'Ada', email: 'ada@example.com', phone: null },
})

/** @returns the address of the new calendar */
async function aCalendar(name: string): Promise<string> {
  const url = `${radicale!.url}ada/${name}/`
  const title = `${name[0]!.toUpperCase()}${name.slice(1)}`
  const body = `<?xml version="1.0"?><mkcalendar xmlns="urn:ietf:params:xml:ns:caldav" xmlns:d="DAV:"><d:set><d:prop><d:displayname>${title}</d:displayname></d:prop></d:set></mkcalendar>`
  const made = await fetch(url, { method: 'MKCALENDAR', headers: { authorization }, body })
  expect(made.status).toBe(201)
  return url
}

async function put(url: string, uid: string, events: string[]) {
  const entries = events.map(
    (entry) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20270101T000000Z\r\n${entry}\r\nEND:VEVENT\r\n`,
  )
  const body = `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//EN\r\n${entries.join('')}END:VCALENDAR\r\n`
  const headers = { authorization, 'content-type': 'text/calendar' }
  const answer = await fetch(`${url}${uid}.ics`, { method: 'PUT', headers, body })
  expect(answer.status).toBe(201)
}
