import { eq } from 'drizzle-orm'
import type { Team, Workspace } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { conversations } from '../../db/schema/conversations.ts'
import { notes } from '../../db/schema/notes.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { auditedActionsOf } from '../../test/audited-actions.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { closeAccount } from '../account/closing.ts'
import { listPeople } from '../notices/settings-store.ts'
import { OF_A_PERSON } from './hand-over-store.ts'
import { renameTeam } from './service.ts'
import { addMember } from './store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let ada: Awaited<ReturnType<typeof aUser>>
let grace: Awaited<ReturnType<typeof aMember>>
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  ada = await aUser(test.deps, { email: 'ada@example.com' })
  grace = await aMember(test.deps, ada.user.id, 'agent')
  agentId = (await anAgent(test.deps.db, ada.user.id)).id
})

async function ask<T>({ cookie }: { cookie: string }, method: string, path: string, body?: object) {
  const response = await test.app.inject({
    method: method as 'GET',
    url: `/api/${path}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(body && { payload: body }),
  })
  const { code, data } = response.json()
  return { status: response.statusCode, code, data: data as T }
}
const giveRole = (personId: string, role: string, by = ada) =>
  ask(by, 'PATCH', `team/members/${personId}`, { role })
const leave = (who: { cookie: string }) => ask(who, 'DELETE', `workspaces/${ada.user.id}`)
const agentsOf = async (who: { cookie: string }) =>
  (await ask<{ id: string }[]>(who, 'GET', 'agents')).data.map(({ id }) => id)

/** Ada leaves the workspace she founded to Grace. */
async function handOver() {
  await giveRole(grace.user.id, 'owner')
  return leave(ada)
}

it('a founder can leave a workspace with everything in it to another owner', async () => {
  expect(await leave(ada)).toMatchObject({ status: 409, code: 'last_owner' })
  expect((await handOver()).status).toBe(200)
  expect(await agentsOf(grace)).toEqual([agentId])
  const { data: team } = await ask<Team>(grace, 'GET', 'team')
  expect(team.name).toBe("Ada Lovelace's workspace")
  expect(team.members.map(({ id, role, founder }) => [id, role, founder])).toEqual([
    [grace.user.id, 'owner', false],
  ])
  expect(await listPeople(test.deps.db, ada.user.id)).toMatchObject([{ personId: grace.user.id }])
  expect(await auditedActionsOf(test.deps, ada.user.id)).toContain('team.hand_over')
})

it('a founder who left stays signed in, in a new empty workspace', async () => {
  const heard: string[] = []
  test.deps.bus.subscribe('session', ({ sessionId }) => heard.push(sessionId))
  await handOver()
  expect(heard).toEqual([ada.sessionId])
  const { workspaces } = (await ask<{ workspaces: Workspace[] }>(ada, 'GET', 'workspaces')).data
  expect(workspaces).toMatchObject([{ role: 'owner', current: true }])
  expect(workspaces[0]!.id).not.toBe(ada.user.id)
  expect(await agentsOf(ada)).toEqual([])
  expect((await ask(ada, 'GET', `agent/${agentId}`)).status).toBe(404)
  const signedIn = await test.deps.db.select().from(users).where(eq(users.email, 'ada@example.com'))
  expect(signedIn.map(({ id }) => id)).toEqual([workspaces[0]!.id])
})

it('a founder keeps their notes, and loses their assigned conversations', async () => {
  const id = await aConversation(test.deps, ada.user.id, agentId)
  await ask(ada, 'PATCH', `conversation/assignee/${id}`, { person_id: ada.user.id })
  const note = { text: 'A regular', mentions: [], client_id: 'a' }
  await ask(ada, 'POST', `conversation/notes/${id}`, note)
  await handOver()
  const [left] = (await ask<{ workspaces: Workspace[] }>(ada, 'GET', 'workspaces')).data.workspaces
  expect(await test.deps.db.select({ by: notes.authorId }).from(notes)).toEqual([{ by: left!.id }])
  const [held] = await test.deps.db.select().from(conversations)
  expect(held).toMatchObject({ id, assigneeId: null, assignedAt: null })
})

it('the keys of a founder end when they leave, even if they come back', async () => {
  const made = { name: 'Reader', scopes: ['agents:read'], expires_in_days: null }
  const { data } = await ask<{ secret: string }>(ada, 'POST', 'api-keys', made)
  const headers = { authorization: `Bearer ${data.secret}` }
  const status = async () => (await test.app.inject({ url: '/api/v1/agents', headers })).statusCode
  expect(await status()).toBe(200)
  await handOver()
  expect(await status()).toBe(401)
  const [back] = await test.deps.db.select().from(users).where(eq(users.email, 'ada@example.com'))
  await addMember(test.deps.db, ada.user.id, back!.id, 'admin')
  test.deps.now = () => new Date(Date.now() + 6_000)
  expect(await status()).toBe(401)
})

it('the last owner of a workspace can neither leave, nor step down, nor be deleted', async () => {
  await handOver()
  const own = { email: grace.user.email }
  expect((await leave(grace)).code).toBe('last_owner')
  expect((await giveRole(grace.user.id, 'admin', grace)).code).toBe('last_owner')
  await ask(grace, 'PATCH', 'workspaces/current', { id: grace.user.id })
  expect((await ask(grace, 'DELETE', 'account', own)).code).toBe('last_owner')
})

it('an owner can delete a workspace that was left to them, and keeps their account', async () => {
  await handOver()
  await ask(grace, 'DELETE', 'account', { email: grace.user.email })
  await test.deps.lifecycle.settled()
  expect(await test.deps.db.$count(users, eq(users.id, ada.user.id))).toBe(0)
  expect((await ask(grace, 'GET', 'user')).status).toBe(200)
  expect((await ask(ada, 'GET', 'user')).status).toBe(200)
})

it('a request that was under way when its owner left is refused', async () => {
  const asking = (personId: string, email: string) => ({
    actor: { userId: ada.user.id, email, address: null },
    personId,
  })
  const founder = asking(ada.user.id, 'ada@example.com')
  await handOver()
  await expect(renameTeam(test.deps, founder, 'Mine')).rejects.toMatchObject({ status: 403 })
  const close = ({ actor, personId }: typeof founder) =>
    closeAccount(test.deps, actor, { personId, typed: actor.email })
  await expect(close(founder)).rejects.toMatchObject({ status: 403 })
  const alan = await aMember(test.deps, ada.user.id, 'owner')
  await leave(alan)
  await expect(close(asking(alan.user.id, alan.user.email))).rejects.toMatchObject({ status: 403 })
  expect(await agentsOf(grace)).toEqual([agentId])
})

const closeOwn = async ({ cookie, user }: typeof grace) => {
  await ask({ cookie }, 'PATCH', 'workspaces/current', { id: user.id })
  return ask({ cookie }, 'DELETE', 'account', { email: user.email })
}
it.each([
  ['leaves', (who: typeof grace) => leave(who)],
  ['deletes their own account', closeOwn],
])('a workspace keeps an owner if one %s while its founder leaves', async (_, go) => {
  await giveRole(grace.user.id, 'owner')
  await Promise.all([leave(ada), go(grace)])
  await test.deps.lifecycle.settled()
  const [account] = await test.deps.db.select().from(users).where(eq(users.id, ada.user.id))
  const owners = await test.deps.db.$count(members, eq(members.role, 'owner'))
  expect(account!.handedOverAt === null || owners === 1).toBe(true)
})

it('a workspace without a founder has the address of a remaining owner', async () => {
  await handOver()
  const alan = await aMember(test.deps, ada.user.id, 'owner')
  const contact = async () => {
    const [row] = await test.deps.db.select().from(users).where(eq(users.id, ada.user.id))
    return row!.email
  }
  expect(await contact()).toBe(grace.user.email)
  expect((await leave(grace)).status).toBe(200)
  expect(await contact()).toBe(alan.user.email)
})

it('every table that refers to a person is part of the hand-over', async () => {
  const { rows } = await test.deps.driver.query(`
    select c.conrelid::regclass::text as name, a.attname as column_name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname not in ('user_id', 'account_id')`)
  const held = rows.map((row) => `${row['name'] as string}.${row['column_name'] as string}`)
  expect(OF_A_PERSON.map((place) => place.join('.'))).toEqual(expect.arrayContaining(held))
})
