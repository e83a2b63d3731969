import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { isExclusionViolation } from '../../db/errors.ts'
import type { Deps } from '../../deps.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { byId, findBooked } from './booked-store.ts'
import { cancel, confirm, hold, move } from './book.ts'
import { ALWAYS, aSchedule, inDays } from './test/schedule.ts'

let deps: Deps
let agent: { id: string; userId: string }

beforeEach(async () => {
  deps = (await buildTestApp()).deps
  const { user } = await aUser(deps)
  agent = await anAgent(deps.db, user.id)
})

let visitors = 0
/** Each is somebody else: nobody may have two appointments at the same time. */
const somebody = () => ({ name: 'Vera', email: `vera${++visitors}@example.org`, phone: null })
const visitor = { timeZone: 'Europe/Berlin', language: 'en' }
const book = async (on: Deps, schedule: Parameters<typeof hold>[1], at: Date) =>
  confirm(on, await hold(on, schedule, { ...visitor, at }), somebody())

/** Pairs of valid appointments that occupy the same time of one person. */
const countDouble = async () => {
  const { rows } = await deps.driver.query(
    `select count(*)::int as many from booked_appointments a join booked_appointments b
     on a.person_id = b.person_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
     where a.state <> 'cancelled' and b.state <> 'cancelled'`,
  )
  return rows[0]!['many']
}

it('only one of 50 visitors on two nodes gets a time that all of them want at once', async () => {
  const { schedule } = await aSchedule(deps, agent)
  const second = await aSecondNode(deps)
  try {
    const at = inDays(2)
    const nodes = [deps, second.deps]
    const tries = Array.from({ length: 50 }, (_, number) => book(nodes[number % 2]!, schedule, at))
    const ends = await Promise.allSettled(tries)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = ends
      .filter((end) => end.status === 'rejected')
      .map(({ reason }) => reason.code)
    expect(new Set(refusals)).toEqual(new Set(['slot_taken']))
    expect(await countDouble()).toBe(0)
  } finally {
    await second.app.close()
    if (second.deps.bus !== deps.bus) await second.deps.bus.close()
  }
})

it('200 visitors who book, move and cancel at once share no time and lose no appointment', async () => {
  const people = ['Rosa', 'Emil'].map((name) => ({ name, email: null }))
  const { schedule } = await aSchedule(deps, agent, {
    people,
    before_minutes: 5,
    after_minutes: 10,
  })
  const times = Array.from({ length: 20 }, (_, n) =>
    inDays(2 + Math.floor(n / 10), `1${n % 10}:00`),
  )
  const told: { id: string; at: Date; state: string }[] = []
  const one = async (number: number) => {
    const booked = await book(deps, schedule, times[number % times.length]!)
    const mine = { id: booked.id, at: booked.startsAt, state: 'confirmed' }
    told.push(mine)
    if (number % 5 === 0) {
      const to = times[(number * 7 + 3) % times.length]!
      await move(deps, booked, to).then(() => (mine.at = to))
    }
    if (number % 9 === 0) {
      await cancel(deps, booked, 'visitor')
      mine.state = 'cancelled'
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: 200 }, (_, number) => one(number)))
  const failures = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.code)
  expect(new Set(failures)).toEqual(new Set(['slot_taken']))
  expect(await countDouble()).toBe(0)
  // With two people and twenty times, none stays free that somebody was refused.
  expect(told.length).toBeGreaterThanOrEqual(40)
  for (const { id, at, state } of told) {
    expect(await findBooked(deps.db, byId(id))).toMatchObject({ startsAt: at, state })
  }
})

it('whoever confirms the same time with two agents at once gets one appointment', async () => {
  const second = await anAgent(deps.db, agent.userId)
  const at = inDays(2)
  const holds = []
  for (const one of [agent, second]) {
    holds.push(await hold(deps, (await aSchedule(deps, one)).schedule, { ...visitor, at }))
  }
  const person = somebody()
  const ends = await Promise.allSettled(holds.map((held) => confirm(deps, held, person)))
  const refusals = ends.filter((end) => end.status === 'rejected').map(({ reason }) => reason.code)
  expect(refusals).toEqual(['already_booked'])
})

it('nobody moves an appointment to the time of another one of theirs', async () => {
  const second = await anAgent(deps.db, agent.userId)
  const person = somebody()
  const bookWith = async (one: typeof agent, at: Date) =>
    confirm(
      deps,
      await hold(deps, (await aSchedule(deps, one)).schedule, { ...visitor, at }),
      person,
    )
  await bookWith(agent, inDays(2))
  const other = await bookWith(second, inDays(3))
  await expect(move(deps, other, inDays(2))).rejects.toMatchObject({ code: 'already_booked' })
  expect(await move(deps, other, inDays(4))).toMatchObject({ startsAt: inDays(4) })
})

it('an appointment with another account does not count', async () => {
  const { user } = await aUser(deps)
  const at = inDays(2)
  const person = somebody()
  for (const one of [agent, await anAgent(deps.db, user.id)]) {
    const { schedule } = await aSchedule(deps, one)
    const held = await hold(deps, schedule, { ...visitor, at })
    expect(await confirm(deps, held, person)).toMatchObject({ state: 'confirmed' })
  }
})

it('the database itself refuses a second appointment at the same time of a person', async () => {
  const { schedule } = await aSchedule(deps, agent)
  const { schedule: _, person: __, id: ___, ...row } = await book(deps, schedule, inDays(2))
  const again = deps.db.insert(bookedAppointments).values({ ...row, taken: sql`${row.taken}` })
  expect(await again.then(() => null, isExclusionViolation)).toBe(true)
})

it('a held time is free again after its end, unless its visitor confirms first', async () => {
  const { schedule } = await aSchedule(deps, agent)
  const [kept, lost] = [inDays(2), inDays(3)]
  const first = await hold(deps, schedule, { ...visitor, at: kept })
  const second = await hold(deps, schedule, { ...visitor, at: lost })
  await expect(hold(deps, schedule, { ...visitor, at: kept })).rejects.toThrow('taken')
  await deps.db.update(bookedAppointments).set({ heldUntil: sql`now() - interval '1 second'` })
  expect(await confirm(deps, first, somebody())).toMatchObject({ state: 'confirmed' })
  await book(deps, schedule, lost)
  await expect(confirm(deps, second, somebody())).rejects.toThrow('taken')
})

it('a node whose clock is ahead holds a time for as long as every other', async () => {
  const { schedule } = await aSchedule(deps, agent)
  const ahead = { ...deps, now: () => new Date(Date.now() + 10 * MINUTE_MS) }
  expect(await book(ahead, schedule, inDays(2))).toMatchObject({ state: 'confirmed' })
})

it('a hold that expired and lies outside the hours now cannot be confirmed', async () => {
  const { schedule } = await aSchedule(deps, agent)
  const held = await hold(deps, schedule, { ...visitor, at: inDays(2) })
  const closed = { ...ALWAYS.hours, week: ALWAYS.hours.week.map(() => []) }
  await aSchedule(deps, agent, { hours: closed })
  await deps.db.update(bookedAppointments).set({ heldUntil: sql`now() - interval '1 second'` })
  await expect(confirm(deps, held, somebody())).rejects.toThrow('taken')
})

it('an expired hold does not count as a turn', async () => {
  const people = ['Rosa', 'Emil'].map((name) => ({ name, email: null }))
  const { schedule } = await aSchedule(deps, agent, { people })
  await hold(deps, schedule, { ...visitor, at: inDays(2) })
  await deps.db.update(bookedAppointments).set({ heldUntil: sql`now() - interval '1 second'` })
  expect((await book(deps, schedule, inDays(3))).person.name).toBe('Rosa')
})

it('people take turns, beginning with the one who has the fewest appointments ahead', async () => {
  const people = ['Rosa', 'Emil', 'Ida'].map((name) => ({ name, email: null }))
  const { schedule } = await aSchedule(deps, agent, { people })
  const names = []
  for (let days = 2; days < 8; days++) {
    names.push((await book(deps, schedule, inDays(days))).person.name)
  }
  expect(names).toEqual(['Rosa', 'Emil', 'Ida', 'Rosa', 'Emil', 'Ida'])
})
