import { sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { takePlaces } from '../../http/places.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const LONG = 230
const TABS = 10
const STREAMS_OF_ACCOUNT = 5_000

let test: Awaited<ReturnType<typeof buildTestApp>>
let userId: string
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp({ RATE_LIMIT: 'true' })
  const { user } = await aUser(test.deps)
  userId = user.id
  const agent = await anAgent(test.deps.db, user.id)
  await test.app.listen({ port: 0, host: '127.0.0.1' })
  visitor = await aVisitor(test.app, agent.id)
})

// After an abort the client opens connections that it does not use.
afterEach(() => test.app.server.closeAllConnections())

/** As many messages as a conversation of several months. */
async function talkForMonths() {
  await test.deps.db.execute(sql`
    insert into messages (id, conversation_id, seq, revision, role, text, status)
    select gen_random_uuid(), ${visitor.id}::uuid, n, n, 'customer', 'Message ' || n, 'complete'
    from generate_series(1, ${LONG}::int) n`)
  await test.deps.db.execute(sql`
    update conversations set last_seq = ${LONG}, revision = ${LONG} where id = ${visitor.id}`)
}

it('a long conversation is read in pages, and a page says whether there are more', async () => {
  await talkForMonths()
  const seen: number[] = []
  for (let more = true; more;) {
    const page = await visitor.history(seen.at(-1) ?? 0)
    expect(page.messages.length).toBeLessThanOrEqual(50)
    seen.push(...page.messages.map(({ seq }: { seq: number }) => seq))
    more = page.more
  }
  expect(seen).toEqual(Array.from({ length: LONG }, (_, at) => at + 1))
})

it('the events bring a long conversation complete and in order without paging', async () => {
  await talkForMonths()
  const tab = await visitor.liveEvents(0)
  await tab.until(({ id }) => id === String(LONG))
  tab.close()
  const ids = tab.events.filter(({ event }) => event === 'message').map(({ id }) => Number(id))
  expect(ids).toEqual(Array.from({ length: LONG }, (_, at) => at + 1))
})

it('a conversation has a limited number of tabs, and another may connect once one closes', async () => {
  const tabs = []
  for (let tab = 0; tab < TABS; tab++) tabs.push(await visitor.liveEvents())
  expect(tabs.map(({ response }) => response.status)).toEqual(Array(TABS).fill(200))
  const next = await visitor.liveEvents()
  expect(next.response.status).toBe(429)
  expect(Number(next.response.headers.get('retry-after'))).toBeGreaterThan(0)
  tabs[0]!.close()
  await expect
    .poll(async () => {
      const tab = await visitor.liveEvents()
      tabs.push(tab)
      return tab.response.status
    })
    .toBe(200)
  for (const tab of tabs) tab.close()
})

it('an account whose streams are all taken from elsewhere gets no more, and another account does', async () => {
  const agent = await anAgent(test.deps.db, (await aUser(test.deps)).user.id)
  const neighbour = await aVisitor(test.app, agent.id)
  const taken = { limit: 'streams_of_account', key: userId, most: STREAMS_OF_ACCOUNT }
  // No reply is needed as long as there is room.
  const reply = {} as FastifyReply
  for (let at = 0; at < STREAMS_OF_ACCOUNT; at++) takePlaces(test.deps, reply, [taken])
  expect((await visitor.liveEvents()).response.status).toBe(429)
  const stream = await neighbour.liveEvents()
  expect(stream.response.status).toBe(200)
  stream.close()
})
