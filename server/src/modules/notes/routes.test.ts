import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { noticeEvents, noticeItems } from '../../db/schema/notices.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { planEvents } from '../notices/plan.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let grace: Awaited<ReturnType<typeof aMember>>
let id: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  grace = await aMember(test.deps, owner.user.id, 'agent')
  const agent = await anAgent(test.deps.db, owner.user.id)
  id = (await aVisitor(test.app, agent.id)).id
})

const ask = (cookie: string, method: 'GET' | 'POST' | 'DELETE', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/conversation/${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const add = (cookie: string, fields: object = {}) =>
  ask(cookie, 'POST', `notes/${id}`, { text: 'A regular', mentions: [], client_id: 'a', ...fields })

it('a note sent twice is stored once, with its author', async () => {
  await add(owner.cookie)
  await add(owner.cookie)
  const { notes } = (await ask(grace.cookie, 'GET', `notes/${id}`)).json().data
  expect(notes).toMatchObject([{ text: 'A regular', author: { name: 'Ada Lovelace' } }])
})

it('a mentioned member is notified once, and nobody else is', async () => {
  const note = { text: 'Ask @Grace Hopper', mentions: [grace.user.id, owner.user.id] }
  const added = await add(owner.cookie, note)
  await add(owner.cookie, note)
  expect(added.json().data.mentions).toEqual([{ person_id: grace.user.id, name: 'Grace Hopper' }])
  await planEvents(test.deps)
  const told = await test.deps.db
    .select({ person: noticeItems.personId })
    .from(noticeItems)
    .innerJoin(noticeEvents, eq(noticeEvents.id, noticeItems.eventId))
    .where(eq(noticeEvents.kind, 'mention'))
  expect(told).toEqual([{ person: grace.user.id }])
})

it('an unknown id in the mentions is ignored', async () => {
  const stranger = await aUser(test.deps, { fullName: 'Alan Turing' })
  const note = { text: 'Ask @Alan Turing', mentions: [stranger.user.id] }
  expect((await add(owner.cookie, note)).json().data.mentions).toEqual([])
})

it('people take back their own notes; only admins take back those of others', async () => {
  const note = (await add(owner.cookie)).json().data
  expect((await ask(grace.cookie, 'DELETE', `note/${note.id}`)).statusCode).toBe(403)
  const own = (await add(grace.cookie, { client_id: 'b' })).json().data
  expect((await ask(grace.cookie, 'DELETE', `note/${own.id}`)).statusCode).toBe(200)
  expect((await ask(owner.cookie, 'DELETE', `note/${note.id}`)).statusCode).toBe(200)
})
