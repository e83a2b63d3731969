import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { countedStatements } from '../../../test/counted-statements.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let visitor: Awaited<ReturnType<typeof aVisitor>>
let cookie: string
let second: Awaited<ReturnType<typeof aSecondNode>>
let stream: Awaited<ReturnType<typeof visitor.liveEvents>>
let statements: string[]

/** A visitor writes on one node and is watched on another. All statements of the watching node are recorded. */
beforeEach(async () => {
  test = await buildTestApp()
  test.deps.answer = async function* () {
    yield { type: 'text', text: 'We are open.' }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  const agent = await anAgent(test.deps.db, owner.user.id)
  visitor = await aVisitor(test.app, agent.id)
  const { statements: counting, ...counted } = countedStatements(test.deps)
  second = await aSecondNode(test.deps, counted)
  await second.app.listen({ port: 0 })
  stream = await visitor.liveEvents(0, second.app)
  await stream.named('control')
  statements = counting
  statements.length = 0
})
afterEach(async () => {
  stream.close()
  await second.app.close()
  if (second.deps.bus !== test.deps.bus) await second.deps.bus.close()
})

const asOwner = (method: 'PATCH' | 'POST', path: string, payload = {}) =>
  test.app.inject({
    method,
    url: `/api/conversation/${path}/${visitor.id}`,
    headers: { cookie, origin: TEST_ORIGIN, 'x-user': 'true' },
    payload,
  })
const messages = () => stream.events.filter(({ event }) => event === 'message')
/** The statements without the check for missed events, which runs every 15 seconds for all conversations. */
const asked = () => statements.filter((text) => !text.includes('with ordinality'))
const revisions = () => messages().map(({ id }) => Number(id))
const said = (text: string, status = 'complete') =>
  stream.until(
    ({ event, data }) => event === 'message' && data.text === text && data.status === status,
  )

it('a node that watches a conversation receives new messages without reading the database', async () => {
  await visitor.say('Are you open?')
  await said('We are open.')
  await visitor.requestPerson()
  await stream.until(({ data }) => data.handover_requested === true)
  await asOwner('PATCH', 'switchControl')
  await stream.until(({ data }) => data.admin_in_control === true)
  await asOwner('POST', 'process', { response: 'Here I am' })
  await said('Here I am')
  await asOwner('PATCH', 'switchControl')
  await stream.until(
    ({ event, data }) =>
      event === 'control' &&
      !data.admin_in_control &&
      !data.handover_requested &&
      stream.events[0]!.data !== data,
  )
  // Recording that the visitor received a person's message is an update that reads nothing.
  expect(asked().filter((text) => !text.startsWith('update letter_threads'))).toEqual([])
})

it('every change of a message is published as stored, in order', async () => {
  await visitor.say('Are you open?')
  await said('We are open.')
  const told = messages().map(({ data }) => [data.text, data.status])
  expect(told[0]).toEqual(['Are you open?', 'complete'])
  expect(told.at(-1)).toEqual(['We are open.', 'complete'])
  expect(revisions()).toEqual(revisions().toSorted((one, other) => one - other))
  const stored = new Map(
    (await visitor.history()).messages.map((one: { id: string }) => [one.id, one]),
  )
  for (const [id, message] of new Map(messages().map(({ data }) => [data.id, data])))
    expect(message).toEqual(stored.get(id))
})

it('a change that was not published is read from the database before later changes are shown', async () => {
  await test.deps.db.execute(sql`
    with conversation as (
      update conversations set last_seq = last_seq + 1, revision = revision + 1 where id = ${visitor.id}::uuid
      returning last_seq, revision
    )
    insert into messages (id, conversation_id, seq, revision, role, text, status)
    select gen_random_uuid(), ${visitor.id}::uuid, last_seq, revision, 'customer', 'Untold', 'complete' from conversation`)
  await visitor.say('Are you open?')
  await said('We are open.')
  const texts = messages().map(({ data }) => data.text)
  expect(texts.indexOf('Untold')).toBe(0)
  expect(texts.filter((text) => text === 'Untold')).toHaveLength(1)
  expect(revisions()).toEqual(revisions().toSorted((one, other) => one - other))
})

it('a late write leaves a gap in the revisions, and later messages are still shown', async () => {
  await test.deps.db.execute(
    sql`update conversations set revision = revision + 1 where id = ${visitor.id}::uuid`,
  )
  await visitor.say('Are you open?')
  await said('We are open.')
  statements.length = 0
  await visitor.say('And tomorrow?')
  await stream.until(({ data }) => data.seq === 4 && data.status === 'complete')
  expect(asked()).toEqual([])
})
