import { beforeEach, expect, it } from 'vitest'
import { bookedAppointments } from '../../db/schema/appointments.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aLoggedCall } from '../call-logs/test/logged-call.ts'
import { confirm, hold } from './book.ts'
import { aSchedule, inDays } from './test/schedule.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
})

const ask = async (method: 'GET' | 'DELETE', url: string) => {
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const response = await test.app.inject({ method, url: `/api/${url}`, headers })
  return { status: response.statusCode, ...response.json() }
}
const past = async () => (await ask('GET', `past-appointments?agent_id=${agent.id}`)).data

/** Books appointments of Grace in days from now, and lets those of negative days be over. @returns their ids */
async function book(days: number[], talk: { conversationId?: string; callId?: string } = {}) {
  const { schedule } = await aSchedule(test.deps, agent)
  const ids: string[] = []
  for (const day of days) {
    const at = inDays(Math.abs(day))
    const wanted = { timeZone: 'UTC', language: 'en', at, note: 'a massage', ...talk }
    const kept = await hold(test.deps, schedule, wanted)
    await confirm(test.deps, kept, { name: 'Grace', email: `day${day}@example.com`, phone: null })
    ids.push(kept.id)
    if (day < 0)
      await test.deps.driver.query(
        `update booked_appointments set starts_at = starts_at - interval '1 day' * $2, ends_at = ends_at - interval '1 day' * $2 where id = $1`,
        [kept.id, -2 * day],
      )
  }
  return ids
}
const left = () => test.deps.db.select().from(bookedAppointments)

it('past appointments are listed, the newest first, and those ahead are not', async () => {
  const [older, newer] = await book([-3, -2, 4])
  const { appointments, next } = await past()
  expect(appointments.map(({ id }: { id: string }) => id)).toEqual([newer, older])
  expect(appointments[0]).toMatchObject({ name: 'Grace', note: 'a massage' })
  expect(next).toBeNull()
  const before = await ask('GET', `past-appointments?before=${newer}`)
  expect(before.data.appointments).toMatchObject([{ id: older }])
})

it('a past appointment is deleted, and one ahead can only be cancelled', async () => {
  const [over, ahead] = await book([-2, 4])
  expect(await ask('DELETE', `past-appointments/${ahead}`)).toMatchObject({ code: 'not_over' })
  expect((await ask('DELETE', `past-appointments/${over}`)).status).toBe(200)
  expect((await left()).map(({ id }) => id)).toEqual([ahead])
  expect((await ask('DELETE', `past-appointments/${over}`)).status).toBe(404)
})

it('a deleted conversation takes its past appointments along, and the words from those ahead', async () => {
  const visitor = await aVisitor(test.app, agent.id)
  const [, ahead] = await book([-2, 4], { conversationId: visitor.id })
  const [other] = await book([-3])
  await ask('DELETE', `conversation/${visitor.id}`)
  expect((await left()).toSorted((one, two) => +one.startsAt - +two.startsAt)).toMatchObject([
    { id: other, note: 'a massage' },
    { id: ahead, note: null, name: 'Grace', state: 'confirmed', conversationId: null },
  ])
})

it('so does a deleted call', async () => {
  const callId = await aLoggedCall(test.deps, { userId: owner.user.id, agentId: agent.id })
  const [, ahead] = await book([-2, 4], { callId })
  await ask('DELETE', `call-logs/${callId}`)
  expect(await left()).toMatchObject([{ id: ahead, note: null, name: 'Grace' }])
})
