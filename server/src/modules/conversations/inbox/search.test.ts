import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { DAY_MS } from '../../../lib/time.ts'
import { FOUND } from './found-store.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agent: Awaited<ReturnType<typeof anAgent>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agent = await anAgent(test.deps.db, owner.user.id)
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
})

async function aTalk(said: string[], person: { name?: string; email?: string } = {}) {
  const visitor = await aVisitor(test.app, agent.id)
  for (const text of said) await visitor.say(text)
  if (person.name) await visitor.requestPerson(person)
  return visitor.id
}

async function search(q: string, { cookie } = owner) {
  const response = await test.app.inject({
    url: '/api/conversations/admin',
    query: { q },
    headers: { cookie },
  })
  return response.json().data as {
    conversations: { id: string; match?: string }[]
    meta: { total: number }
  }
}
const idsFor = async (q: string) => (await search(q)).conversations.map(({ id }) => id)

it('finds a conversation by the beginnings of words in its messages, in any case', async () => {
  const bikes = await aTalk(['My Café-racer has a broken saddle.'])
  await aTalk(['When do you open?'])
  expect(await idsFor('saddle')).toEqual([bikes])
  expect(await idsFor('SAD brok')).toEqual([bikes])
  expect(await idsFor('caFÉ racer')).toEqual([bikes])
  expect(await idsFor('addle')).toEqual([])
  expect(await idsFor('saddle open')).toEqual([])
})

it('finds it by the name and the address of the customer', async () => {
  const id = await aTalk(['Hello'], { name: 'Ines Okafor', email: 'ines.o@example.com' })
  for (const q of ['okafor', 'Ines Oka', 'ines.o@example.com', 'example.com'])
    expect([q, await idsFor(q)]).toEqual([q, [id]])
})

it('finds a nameless customer by the name that the inbox gives them', async () => {
  const id = await aTalk(['Hello'])
  await aTalk(['Hello'])
  const { conversations } = (
    await test.app.inject({
      url: '/api/conversations/admin',
      headers: { cookie: owner.cookie },
    })
  ).json().data
  const row = conversations.find((known: { id: string }) => known.id === id)
  expect(await idsFor(row.customer_name)).toEqual([id])
})

it('lists its results with the newest message first, each with the matching text', async () => {
  const first = await aTalk([`${'Well, '.repeat(60)}the saddle is loose.`])
  const second = await aTalk(['A saddle?', 'Thanks'])
  const { conversations, meta } = await search('saddle')
  expect(conversations.map(({ id }) => id)).toEqual([second, first])
  expect(meta.total).toBe(2)
  expect(conversations[0]?.match).toBe('You said A saddle?')
  expect(conversations[1]?.match).toMatch(/^….{0,40}the saddle is loose\.$/)
})

it('finds nothing for punctuation, and accepts every character', async () => {
  await aTalk(['Hello'])
  for (const q of ["'", '"; --', ':*', '& | !', "it's:*&", '\\', '(((('])
    expect([q, await idsFor(q)]).toEqual([q, []])
})

it('does not find conversations of another account', async () => {
  await aTalk(['My saddle'], { name: 'Ines Okafor' })
  const stranger = await aUser(test.deps)
  for (const q of ['saddle', 'okafor'])
    expect(await search(q, stranger)).toMatchObject({ conversations: [], meta: { total: 0 } })
})

it('finds the messages of a period, and words in it', async () => {
  const { db } = test.deps
  const [bikes, hours] = [await aTalk(['My saddle is broken.']), await aTalk(['When do you open?'])]
  const older = await aTalk(['Another saddle.'], { name: 'Ines Okafor' })
  const move = async (id: string, at: Date) => {
    await db.execute(
      sql`update messages set created_at = ${at.toISOString()} where conversation_id = ${id}`,
    )
    await db.execute(
      sql`update conversations set last_message_at = ${at.toISOString()} where id = ${id}`,
    )
  }
  const yesterday = new Date(Date.now() - DAY_MS)
  await move(bikes, yesterday)
  await move(older, new Date(Date.now() - 40 * DAY_MS))
  expect(await idsFor('yesterday')).toEqual([bikes])
  expect(await idsFor('saddle yesterday')).toEqual([bikes])
  expect(await idsFor('open yesterday')).toEqual([])
  expect(await idsFor('last 3 days')).toEqual([hours, bikes])
  expect(await search('last 60 days')).toMatchObject({ meta: { total: 3 } })
  expect(await idsFor('saddle last 60 days')).toEqual([bikes, older])
  expect(await idsFor('okafor last 60 days')).toEqual([older])
  expect(await idsFor('okafor yesterday')).toEqual([])
  const file = await test.app.inject({
    url: '/api/conversations/export',
    query: { q: 'yesterday' },
    headers: { cookie: owner.cookie },
  })
  expect(file.body).toContain('My saddle is broken.')
  expect(file.body).not.toContain('When do you open?')
})

it('uses the index of words', async () => {
  const search = `explain with ${FOUND} select * from found`
    .replaceAll('$1', `'${owner.user.id}'`)
    .replaceAll('$2', `'{"''saddle'':*"}'`)
  const plan = await test.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    return tx.execute(sql.raw(search))
  })
  expect(JSON.stringify(plan)).toContain('messages_words')
})
