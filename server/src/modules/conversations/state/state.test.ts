import { afterEach, beforeEach, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { noticeEvents, noticeItems } from '../../../db/schema/notices.ts'
import { anAgent, aMember, aUser } from '../../../test/factories.ts'
import { liveStream } from '../../../test/live-stream.ts'
import { newId } from '../../../lib/ids.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { planEvents } from '../../notices/plan.ts'
import { removeMember } from '../../team/store.ts'

type Person = { user: { id: string }; cookie: string }

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let colleague: Person
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  colleague = await aMember(test.deps, owner.user.id, 'agent')
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
})
afterEach(() => test.app.close())

const as = (person: Person, method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { cookie: person.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const someone = async () => {
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('Hello')
  return visitor
}
const listed = async (person: Person, state: string) => {
  const { data } = (await as(person, 'GET', `conversations/admin?state=${state}`)).json()
  expect(data.meta.total).toBe(data.conversations.length)
  return data.conversations.map(({ id }: { id: string }) => id)
}
const counts = async (person: Person) =>
  (await as(person, 'GET', 'conversations/counts')).json().data
const resolve = (id: string, resolved = true) =>
  as(owner, 'PATCH', `conversation/resolved/${id}`, { resolved })
const assign = (id: string, person_id: string | null) =>
  as(owner, 'PATCH', `conversation/assignee/${id}`, { person_id })
const detail = async (id: string) =>
  (await as(owner, 'GET', `conversation/messages/admin/${id}`)).json().data

it('each state lists and counts its conversations', async () => {
  const [mine, free, waits, done] = [
    await someone(),
    await someone(),
    await someone(),
    await someone(),
  ]
  await assign(mine.id, colleague.user.id)
  await waits.requestPerson()
  await resolve(done.id)
  expect(await listed(colleague, 'mine')).toEqual([mine.id])
  expect(await listed(owner, 'mine')).toEqual([])
  expect(await listed(owner, 'waiting')).toEqual([waits.id])
  expect(await listed(owner, 'resolved')).toEqual([done.id])
  expect(new Set(await listed(owner, 'open'))).toEqual(new Set([mine.id, free.id, waits.id]))
  expect(new Set(await listed(owner, 'unassigned'))).toEqual(new Set([free.id, waits.id]))
  expect(await counts(colleague)).toEqual({
    open: 3,
    waiting: 1,
    mine: 1,
    unassigned: 2,
    resolved: 1,
  })
})

it('a resolved conversation returns to the agent, and is open again once the visitor writes', async () => {
  const visitor = await someone()
  await as(owner, 'PATCH', `conversation/switchControl/${visitor.id}`)
  expect(await detail(visitor.id)).toMatchObject({
    controlled_by: owner.user.full_name,
    assignee: { id: owner.user.id },
  })
  await Promise.all([resolve(visitor.id), resolve(visitor.id)])
  expect(await detail(visitor.id)).toMatchObject({
    admin_in_control: false,
    resolved_at: expect.any(String),
  })
  const { events } = await visitor.say('One more thing')
  expect(events.at(-1)!.event).toBe('done')
  expect((await detail(visitor.id)).resolved_at).toBeUndefined()
  await resolve(visitor.id)
  await visitor.requestPerson()
  expect((await detail(visitor.id)).resolved_at).toBeUndefined()
  const activity = (await as(owner, 'GET', 'user/activity')).json().data.entries
  const resolved = activity.filter(
    ({ action }: { action: string }) => action === 'conversation.resolve',
  )
  expect(resolved.map(({ actor }: { actor: string }) => actor)).toEqual([
    owner.user.email,
    owner.user.email,
  ])
})

it('a visitor is told that their conversation is resolved, also when they return', async () => {
  await test.app.listen({ port: 0 })
  const visitor = await someone()
  const isTold = ({ event, data }: { event: string; data: { resolved?: boolean } }) =>
    event === 'control' && data.resolved === true
  const there = await visitor.liveEvents()
  expect((await there.named('control')).data.resolved).toBeUndefined()
  await resolve(visitor.id)
  await there.until(isTold)
  await visitor.say('One more thing')
  await resolve(visitor.id)
  const back = await visitor.liveEvents()
  await back.until(isTold)
  await resolve(visitor.id, false)
  const later = await visitor.liveEvents()
  expect((await later.named('control')).data.resolved).toBeUndefined()
  for (const stream of [there, back, later]) stream.close()
})

it('a conversation is assigned only to members, and a member who leaves loses it', async () => {
  const { id } = await someone()
  const stranger = await aUser(test.deps)
  const refused = await assign(id, stranger.user.id)
  expect(refused.statusCode).toBe(404)
  await assign(id, colleague.user.id)
  expect((await detail(id)).assignee).toMatchObject({ id: colleague.user.id })
  await removeMember(test.deps.db, owner.user.id, colleague.user.id)
  expect((await detail(id)).assignee).toBeUndefined()
})

it('requests for a person are assigned to the present members in turn', async () => {
  await as(owner, 'PATCH', 'inbox/settings', { assigns_in_turn: true })
  await as(colleague, 'GET', 'conversations/counts')
  const visitors = [await someone(), await someone(), await someone(), await someone()]
  await Promise.all(visitors.map((visitor) => visitor.requestPerson()))
  const given = await Promise.all(
    visitors.map(async ({ id }) => (await detail(id)).assignee.id as string),
  )
  const people = [owner.user.id, colleague.user.id]
  expect(people.map((id) => given.filter((one) => one === id).length)).toEqual([2, 2])
})

it('colleagues see who views a conversation and types, until the connection ends', async () => {
  await test.app.listen({ port: 0 })
  const visitor = await someone()
  const tab = newId()
  const events = (person: Person, query = '') =>
    liveStream(`${test.app.listeningOrigin}/api/events${query}`, {
      headers: { cookie: person.cookie },
    })
  const seen = await events(owner)
  const window = await events(colleague, `?tab=${tab}`)
  await as(colleague, 'POST', `conversation/presence/${visitor.id}`, { tab, here: true })
  const people =
    (list: object[]) =>
    ({ data }: { data: { people?: object[] } }) =>
      JSON.stringify(data.people?.map((one) => ({ ...one, name: '', avatar: '' }))) ===
      JSON.stringify(list.map((one) => ({ ...one, name: '', avatar: '' })))
  const there = { id: colleague.user.id, name: '', avatar: '', typing: false }
  await seen.until(people([there]))
  await as(colleague, 'POST', `conversation/typing/${visitor.id}?tab=${tab}`)
  await seen.until(people([{ ...there, typing: true }]))
  const stranger = await aUser(test.deps)
  const foreign = await as(stranger, 'POST', `conversation/presence/${visitor.id}`, {
    tab,
    here: true,
  })
  expect(foreign.statusCode).toBe(404)
  window.close()
  await seen.until(people([]))
  seen.close()
})

const told = async () => {
  await planEvents(test.deps)
  const rows = await test.deps.db
    .selectDistinct({ id: noticeItems.personId })
    .from(noticeItems)
    .innerJoin(noticeEvents, eq(noticeEvents.id, noticeItems.eventId))
    .where(eq(noticeEvents.kind, 'assigned'))
  return rows.map(({ id }) => id)
}

it('only the person a conversation was assigned to is notified', async () => {
  const { id } = await someone()
  await assign(id, colleague.user.id)
  await assign(id, colleague.user.id)
  expect(await told()).toEqual([colleague.user.id])
  expect(await test.deps.db.$count(noticeEvents, eq(noticeEvents.kind, 'assigned'))).toBe(1)
})

it('a person who takes a conversation themselves is not notified', async () => {
  const { id } = await someone()
  await assign(id, owner.user.id)
  expect(await told()).toEqual([])
})
