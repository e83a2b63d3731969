import { eq, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { appointmentOutbox, bookedAppointments } from '../../db/schema/appointments.ts'
import type { Deps } from '../../deps.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { connectCalendar } from '../calendars/connect.ts'
import { chooseCalendar } from '../calendars/service.ts'
import { confirm, hold, move } from './book.ts'
import { calendarOf } from './calendar-of.ts'
import { claimMessages } from './claim-store.ts'
import { sendOne } from './send.ts'
import { aSchedule, inDays } from './test/schedule.ts'
import { findFree } from './times.ts'

let deps: Deps
let agent: { id: string; userId: string }
let schedule: Awaited<ReturnType<typeof aSchedule>>['schedule']

beforeEach(async () => {
  deps = (await buildTestApp()).deps
  const { user } = await aUser(deps)
  agent = await anAgent(deps.db, user.id)
  schedule = (await aSchedule(deps, agent)).schedule
})

const vera = { name: 'Vera', email: 'vera@example.org', phone: null }
const visitor = { timeZone: 'Europe/Berlin', language: 'en' }
const aWeek = { starts: inDays(1, '00:00'), ends: inDays(8, '00:00') }

async function connect(vendor: 'cal_com' | 'calendly') {
  const actor = { userId: agent.userId, email: null, address: null }
  const key = vendor === 'cal_com' ? 'cal_local_rosa' : 'calendly_local_rosa'
  await connectCalendar(deps, actor, agent.id, { vendor, key })
  const { choices } = await deps.calendars.look({ vendor, key }, new AbortController().signal)
  await chooseCalendar(deps, actor, agent.id, choices[0]!.id)
}

it.each(['cal_com', 'calendly'] as const)(
  'a time that %s offers can be kept, and another moment cannot',
  async (vendor) => {
    await connect(vendor)
    const [first, second] = await findFree(deps, schedule, aWeek)
    const held = await hold(deps, schedule, { ...visitor, at: second!.at })
    expect(held.startsAt).toEqual(second!.at)
    const between = new Date(+first!.at + MINUTE_MS)
    await expect(hold(deps, schedule, { ...visitor, at: between })).rejects.toThrow('taken')
  },
)

it('a calendar that was unavailable for too long is tried again once there is news', async () => {
  await connect('cal_com')
  const [first, second] = await findFree(deps, schedule, aWeek)
  const booked = await confirm(
    deps,
    await hold(deps, schedule, { ...visitor, at: first!.at }),
    vera,
  )
  const ofCalendar = eq(appointmentOutbox.recipient, 'calendar')
  const row = async () => (await deps.db.select().from(appointmentOutbox).where(ofCalendar))[0]!
  await deps.db
    .update(appointmentOutbox)
    .set({ attempts: 16, settledAt: sql`now()`, failure: 'The calendar could not be reached.' })
    .where(ofCalendar)
  await move(deps, booked, second!.at)
  expect(await row()).toMatchObject({ attempts: 0, settledAt: null, failure: null, sequence: 1 })
  await sendAll()
  expect((await row()).settledAt).not.toBeNull()
  expect((await deps.db.select().from(bookedAppointments))[0]!.outsideId).not.toBeNull()
})

it('an appointment whose new time somebody else took in the calendar is cancelled, and everybody is told', async () => {
  await connect('cal_com')
  const [first, second] = await findFree(deps, schedule, aWeek)
  const held = await hold(deps, schedule, { ...visitor, at: first!.at })
  const booked = await confirm(deps, held, vera)
  await sendAll()
  await move(deps, booked, second!.at)
  const calendar = (await calendarOf(deps, schedule.id))!
  const { lengthMinutes } = schedule
  await calendar.book(
    {
      id: 'another0appointment',
      starts: second!.at,
      ends: new Date(+second!.at + lengthMinutes * MINUTE_MS),
      timeZone: 'Europe/Berlin',
      title: 'Another',
      notes: '',
      attendee: { name: 'Ben', email: 'ben@example.org', phone: null },
    },
    new AbortController().signal,
  )
  await sendAll()
  expect(await deps.db.select().from(bookedAppointments)).toMatchObject([
    { state: 'cancelled', cancelledBy: 'calendar' },
  ])
  await sendAll()
  const kinds = (await deps.db.select().from(appointmentOutbox)).map((row) => row.kind)
  expect(kinds.filter((kind) => kind === 'cancelled')).toHaveLength(2)
  // The old time is free again.
  expect((await findFree(deps, schedule, aWeek))[0]!.at).toEqual(first!.at)
})

it('a mail waits for the link of the calendar without using up attempts, and not for long', async () => {
  await connect('cal_com')
  const [first] = await findFree(deps, schedule, aWeek)
  await confirm(deps, await hold(deps, schedule, { ...visitor, at: first!.at }), vera)
  const { recipient } = appointmentOutbox
  const mail = async () => {
    await deps.db
      .update(appointmentOutbox)
      .set({ dueAt: sql`now() + interval '1 hour'` })
      .where(ne(recipient, 'visitor'))
    await deps.db
      .update(appointmentOutbox)
      .set({ dueAt: sql`now()` })
      .where(eq(recipient, 'visitor'))
    await sendAll()
    const rows = await deps.db.select().from(appointmentOutbox).where(eq(recipient, 'visitor'))
    return rows.find(({ kind }) => kind === 'booked')!
  }
  for (let round = 0; round < 8; round += 1)
    expect(await mail()).toMatchObject({ attempts: 0, settledAt: null })
  await deps.db.update(appointmentOutbox).set({ attempts: 3 }).where(eq(recipient, 'calendar'))
  expect(await mail()).toMatchObject({ attempts: 1, settledAt: expect.any(Date) })
})

async function sendAll() {
  for (const outgoing of await claimMessages(deps.db, 20)) await sendOne(deps, outgoing)
}
