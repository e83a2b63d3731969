import { expect, it } from 'vitest'
import { newId } from '../../lib/ids.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

/** Imitates a PostgreSQL that refuses every row because its disk is full. */
const FILL = `
  create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`
const REFUSE = 'create trigger full_disk before insert on messages execute function no_room()'

it('on a full disk a message is refused with the reason, and the history is readable', async () => {
  const { app, deps } = await buildTestApp()
  await app.listen({ port: 0 })
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const visitor = await aVisitor(app, agent.id)
  await visitor.say('Are you open?')
  const id = newId()
  await deps.driver.query(FILL)
  try {
    await deps.driver.query(REFUSE)
    const { response } = await visitor.say('And tomorrow?', id)
    expect([response.statusCode, response.json().code]).toEqual([503, 'storage_full'])
    expect((await visitor.history()).messages).toHaveLength(2)
  } finally {
    await deps.driver.query('drop function no_room cascade')
  }
  const { response } = await visitor.say('And tomorrow?', id)
  expect(response.statusCode).toBe(200)
  expect((await visitor.history()).messages).toHaveLength(4)
})
