import type { audit, AuditEntry, Output } from 'shared-types'
import { beforeEach, expect, it } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { type Actor, type AuditedAction, product, record } from './record.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps, { email: 'ada@example.com' })
})

const ada = (): Actor => ({ userId: owner.user.id, email: 'ada@example.com', address: '192.0.2.7' })
const note = (actor: Actor, action: AuditedAction) => record(test.deps.db, actor, action)

/** Without the sign-ins at the beginning of the tests. */
async function read(before?: string, { cookie } = owner): Promise<Output<typeof audit.list>> {
  return readWith(before ? { before } : {}, cookie)
}

async function readWith(
  query: Record<string, string>,
  cookie = owner.cookie,
): Promise<Output<typeof audit.list>> {
  const response = await test.app.inject({ url: '/api/user/activity', query, headers: { cookie } })
  const { entries, ...rest } = response.json().data as Output<typeof audit.list>
  return { entries: entries.filter(({ action }) => action !== 'session.begin'), ...rest }
}

it('the owner reads who changed which agent, when and from where', async () => {
  const before = Date.now()
  await note(ada(), {
    action: 'agent.delete',
    subject: { id: 'agent-1', name: 'Harbour' },
    details: { conversations: 3 },
  })
  const { entries, next } = await read()
  const entry: Omit<AuditEntry, 'id' | 'at'> = {
    action: 'agent.delete',
    actor: 'ada@example.com',
    actor_name: 'Ada Lovelace',
    subject: { id: 'agent-1', name: 'Harbour', deleted: null },
    address: '192.0.2.7',
    details: { conversations: 3 },
  }
  expect(entries).toEqual([{ ...entry, id: expect.any(String), at: expect.any(String) }])
  expect(Date.parse(entries[0]!.at)).toBeGreaterThan(before - 60_000)
  expect(next).toBeNull()
})

it('entries name what they are about, and tell what was deleted since', async () => {
  const agent = await anAgent(test.deps.db, owner.user.id)
  const id = await aConversation(test.deps, owner.user.id, agent.id)
  await note(ada(), { action: 'conversation.resolve', subject: { id } })
  await note(ada(), { action: 'agent.rename', subject: { id: newId(), name: 'Gone' } })
  expect((await read()).entries.map(({ subject }) => subject)).toEqual([
    { id: expect.any(String), name: 'Gone', deleted: true },
    { id, name: expect.stringMatching(/^\S/), deleted: false },
  ])
})

it('the activity is filtered by person and by kind, in pages', async () => {
  const grace = { ...ada(), email: 'grace@example.com' }
  for (let count = 1; count <= 60; count += 1) {
    await note(grace, { action: 'call.delete', details: { count } })
    await note(ada(), { action: 'call.delete' })
    await note(grace, { action: 'agent.create' })
  }
  const first = await readWith({ by: 'grace@example.com', kind: 'calls' })
  expect(first.people).toEqual([
    { email: 'ada@example.com', name: 'Ada Lovelace' },
    { email: 'grace@example.com', name: null },
  ])
  const before = first.next!
  const second = await readWith({ by: 'grace@example.com', kind: 'calls', before })
  const counts = [...first.entries, ...second.entries].map(({ details }) => details?.['count'])
  expect(counts).toEqual(Array.from({ length: 60 }, (_, index) => 60 - index))
  await note(product(owner.user.id), { action: 'number.release' })
  expect((await readWith({ by: 'nexus' })).entries).toMatchObject([{ action: 'number.release' }])
})

it('actions of the product itself name nobody', async () => {
  await note(product(owner.user.id), { action: 'number.release' })
  expect((await read()).entries).toMatchObject([{ actor: null, address: null, subject: null }])
})

it('a long history comes in pages, newest first, each entry once, whatever is added meanwhile', async () => {
  for (let count = 1; count <= 103; count += 1) {
    await note(ada(), { action: 'agent.create', details: { count } })
  }
  const seen: unknown[] = []
  let page = await read()
  for (; page.next; page = await read(page.next)) {
    seen.push(...page.entries)
    await note(ada(), { action: 'agent.delete' })
  }
  seen.push(...page.entries)
  const counts = (seen as AuditEntry[]).map(({ details }) => details?.['count'])
  expect(counts).toEqual(Array.from({ length: 103 }, (_, index) => 103 - index))
})

it('nobody reads the activity of another account', async () => {
  await note(ada(), { action: 'agent.create' })
  expect((await read(undefined, await aUser(test.deps))).entries).toEqual([])
})

it('an action that is rolled back is not recorded in the activity', async () => {
  const changed = test.deps.db.transaction(async (tx) => {
    await record(tx, ada(), { action: 'agent.delete' })
    throw new Error('the disk is full')
  })
  await expect(changed).rejects.toThrow('the disk is full')
  expect((await read()).entries).toEqual([])
})
