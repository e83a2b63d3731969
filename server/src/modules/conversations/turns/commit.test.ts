import { beforeEach, expect, it } from 'vitest'
import { asc, eq, sql } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import { conversations, messages } from '../../../db/schema/conversations.ts'
import { newId } from '../../../lib/ids.ts'
import { countedStatements } from '../../../test/counted-statements.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { openConversation } from '../service.ts'
import { commitEnd, commitMessage } from './commit.ts'

let deps: Deps
let open: () => Promise<string>

beforeEach(async () => {
  deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const { id: agentId } = await anAgent(deps.db, user.id)
  const nothing = { countryCode: null, pageUrl: null, locale: null, timeZone: null }
  open = () => openConversation(deps, { userId: user.id, agentId, channel: 'widget', ...nothing })
})

const say = (conversationId: string, text: string, { driver } = deps) =>
  commitMessage(driver, {
    conversationId,
    text,
    clientId: newId(),
    messageId: newId(),
    replyId: newId(),
    sentiment: 0,
  })

const answer = (conversationId: string, replyId: string, attempt = 1) =>
  commitEnd(deps.driver, {
    conversationId,
    replyId,
    attempt,
    status: 'complete',
    text: 'Yes.',
    outcome: 'answered',
    sources: [],
    why: '{}',
  })

const messagesOf = (conversationId: string) =>
  deps.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(asc(messages.seq))

/** Adds messages of the customer to an empty conversation. */
async function fill(id: string, count: number) {
  const place = sql`${conversations} where id = ${id}`
  await deps.db
    .execute(sql`insert into ${messages} (id, user_id, conversation_id, seq, revision, role, text, status)
    select gen_random_uuid(), user_id, id, nth, nth, 'customer', 'Message ' || nth, 'complete' from generate_series(1, ${count}) nth, ${place}`)
  await deps.db.execute(
    sql`update ${conversations} set last_seq = ${count}, revision = ${count} where id = ${id}`,
  )
}

/** Number of messages read so far. */
async function messagesRead(): Promise<number> {
  await deps.driver.query('select pg_stat_force_next_flush()')
  await deps.driver.query('select 1')
  const { rows } = await deps.driver.query(
    `select seq_tup_read + idx_tup_fetch as read from pg_stat_user_tables where relname = 'messages'`,
  )
  return Number(rows[0]!['read'])
}

it('messages of a hundred conversations are each stored once, with a pending reply', async () => {
  const ids = await Promise.all(Array.from({ length: 100 }, open))
  const accepted = await Promise.all(ids.map((id, nth) => say(id, `Message ${nth}`)))
  for (const [nth, id] of ids.entries()) {
    expect(accepted[nth]).toMatchObject({ waits: false, history: [], message: { seq: 1 } })
    expect(await messagesOf(id)).toMatchObject([
      { seq: 1, revision: 1, role: 'customer', text: `Message ${nth}` },
      { seq: 2, revision: 2, role: 'agent', status: 'pending', id: accepted[nth]!.job!.id },
    ])
  }
})

it('a message in a long conversation knows the newest twelve before it', async () => {
  const id = await open()
  await fill(id, 300)
  const { history } = (await say(id, 'Are you open?'))!
  expect(history.map(({ text }) => text)).toEqual(
    Array.from({ length: 12 }, (_, nth) => `Message ${nth + 289}`),
  )
})

// Other connections report what they read too late.
it.skipIf(process.env['TEST_DATABASE_URL'])(
  'a message costs as much in a long conversation as in a short one',
  async () => {
    const [short, long] = [await open(), await open()]
    await fill(short, 30)
    await fill(long, 600)
    const read = async (id: string) => {
      const before = await messagesRead()
      await say(id, 'Are you open?')
      return (await messagesRead()) - before
    }
    expect(await read(long)).toBeLessThan(2 * (await read(short)))
  },
)

it('simultaneous messages and ends of replies are each stored in their conversation', async () => {
  const [first, second] = [await open(), await open()]
  const before = await say(first, 'Are you open?')
  const [revision, next] = await Promise.all([
    answer(first, before!.job!.id),
    say(second, 'Good morning'),
  ])
  expect([revision, next!.message.revision]).toEqual([3, 1])
  expect((await messagesOf(first))[1]).toMatchObject({ text: 'Yes.', status: 'complete' })
  expect((await messagesOf(second))[1]).toMatchObject({ status: 'pending' })
})

it('simultaneous messages of one conversation keep the order of arrival', async () => {
  const id = await open()
  await Promise.all(['One', 'Two', 'Three'].map((text) => say(id, text)))
  const said = (await messagesOf(id)).filter(({ role }) => role === 'customer')
  expect(said.map(({ text, seq }) => [text, seq])).toEqual([
    ['One', 1],
    ['Two', 3],
    ['Three', 5],
  ])
})

it('a message of a deleted conversation does not prevent others from being stored', async () => {
  const id = await open()
  const [gone, stored] = await Promise.all([say(newId(), 'Hello?'), say(id, 'Hello!')])
  expect([gone, stored?.message.text]).toEqual([undefined, 'Hello!'])
})

it('a message is looked up within its conversation, even by a plan made while there were no messages', async () => {
  const { statements, driver } = countedStatements(deps)
  const ids = [await open(), await open()]
  await Promise.all(ids.map((id) => say(id, 'Are you open?', { ...deps, driver })))
  const plan = await deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`)
    await tx.execute(sql`set local enable_seqscan = off`)
    await tx.execute(sql.raw(`prepare accepts as ${statements.at(-1)}`))
    return tx.execute(sql.raw(`explain execute accepts ('[]')`))
  })
  const lines = JSON.stringify(plan).split('Index Cond: ')
  const lookups = lines.filter((line) => line.includes('client_id = '))
  expect(lookups).toEqual([expect.stringMatching(/^\(+conversation_id = /)])
})

it('only the newest attempt settles a reply', async () => {
  const id = await open()
  const accepted = await say(id, 'Are you open?')
  await deps.db.update(messages).set({ attempt: 2 }).where(eq(messages.id, accepted!.job!.id))
  expect(await answer(id, accepted!.job!.id)).toBeUndefined()
  expect(await answer(id, accepted!.job!.id, 2)).toEqual(expect.any(Number))
})

it('two nodes that write to the same conversations do not deadlock', async () => {
  const other = await aSecondNode(deps, { driver: { ...deps.driver } })
  const ids = await Promise.all(Array.from({ length: 20 }, open))
  const rounds = Array.from({ length: 4 }, (_, round) => round)
  await Promise.all(
    rounds.flatMap((round) => [
      ...ids.map((id) => say(id, `Here ${round}`)),
      ...ids.toReversed().map((id) => say(id, `There ${round}`, other.deps)),
    ]),
  )
  for (const id of ids) {
    const stored = await messagesOf(id)
    expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, at) => at + 1))
    const [row] = await deps.db.select().from(conversations).where(eq(conversations.id, id))
    expect(row!.lastSeq).toBe(stored.length)
  }
})
