import { expect, it } from 'vitest'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const WORDS = 'Zaubertinte'

it('no byte sent to visitors, or between nodes about them, contains a note', async () => {
  const test = await buildTestApp()
  const { app, deps } = test
  const owner = await aUser(deps)
  const colleague = await aMember(deps, owner.user.id, 'agent')
  const { id: agentId } = await anAgent(deps.db, owner.user.id)
  const told: unknown[] = []
  deps.bus.subscribe('conversation', (event) => told.push(event))
  deps.bus.subscribe('dashboard', (event) => told.push(event))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const visitor = await aVisitor(app, agentId)
  await visitor.say('Hello')
  const watched = await visitor.liveEvents(0)
  const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) })
  await call('PATCH', `/conversation/switchControl/${visitor.id}`)
  const added = await call('POST', `/conversation/notes/${visitor.id}`, {
    text: `${WORDS} for @Grace Hopper`,
    mentions: [colleague.user.id],
    client_id: 'one',
  })
  expect(added.statusCode, added.body).toBe(200)
  // Messages arrive in order, so once this later one has arrived, everything before it has.
  await call('POST', `/conversation/process/${visitor.id}`, { response: 'And now the end' })
  await watched.until(({ data }) => data.text === 'And now the end')
  const summary = await call('POST', `/conversation/summary/${visitor.id}`)
  const suggestion = await call('POST', `/conversation/suggest/${visitor.id}`)
  const wire = [
    JSON.stringify(watched.events),
    JSON.stringify(await visitor.history()),
    (await visitor.say('Thanks')).response.body,
    (await visitor.requestPerson()).body,
    (await call('GET', `/conversation/messages/admin/${visitor.id}`)).body,
    (await call('GET', '/conversations/export')).body,
    (await call('GET', `/conversations/admin?q=${WORDS}`)).body,
    summary.body,
    suggestion.body,
    JSON.stringify(told),
  ]
  watched.close()
  for (const bytes of wire) expect(bytes).not.toContain(WORDS)
  expect(told).toContainEqual(expect.objectContaining({ name: 'note' }))
  const read = await call('GET', `/conversation/notes/${visitor.id}`)
  expect(read.body).toContain(WORDS)
})

it('a note is stored in one table only, which mails, Telegram and texts do not read', async () => {
  const { app, deps } = await buildTestApp()
  const owner = await aUser(deps)
  const { id: agentId } = await anAgent(deps.db, owner.user.id)
  const { id } = await aVisitor(app, agentId)
  await app.inject({
    method: 'POST',
    url: `/api/conversation/notes/${id}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    payload: { text: WORDS, mentions: [], client_id: 'one' },
  })
  const { rows: tables } = await deps.driver.query(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const holding = []
  for (const { name } of tables) {
    const { rows } = await deps.driver.query(
      `select 1 from "${String(name)}" t where t::text like $1 limit 1`,
      [`%${WORDS}%`],
    )
    if (rows.length > 0) holding.push(name)
  }
  expect(holding).toEqual(['notes'])
})
