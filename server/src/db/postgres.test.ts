import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../lib/ids.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { migrationsBefore } from '../test/earlier-migrations.ts'
import { aSecondNode } from '../test/second-node.ts'
import { buildTestApp } from '../test/test-app.ts'
import { aVisitor } from '../test/visitor.ts'
import { openPostgres } from './postgres.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let admin: pg.Client
let name: string

beforeEach(async () => {
  test = await buildTestApp()
  await test.app.listen({ port: 0 })
  const { rows } = await test.deps.driver.query('select current_database() as name')
  name = rows[0]!['name'] as string
  admin = new pg.Client({ connectionString: process.env['TEST_DATABASE_URL']! })
  await admin.connect()
})
afterEach(async () => {
  await letIn()
  await admin.end()
})

/** Imitates a restart of the database: all connections are cut, and new ones are refused until `letIn`. */
async function goDown() {
  await letIn(false)
  const everybody = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await admin.query(everybody, [name])
}
const countConnected = async () =>
  (await admin.query('select from pg_stat_activity where datname = $1', [name])).rowCount
const letIn = (isUp = true) => admin.query(`alter database ${name} allow_connections ${isUp}`)

const optionsOf = (database: string) => {
  const url = addressOf(database)
  return { url, directUrl: url, most: 2, statementMs: 0 }
}
const addressOf = (database: string) => {
  const url = new URL(process.env['TEST_DATABASE_URL']!)
  url.pathname = `/${database}`
  return url.href
}

it('PostgreSQL may be restarted under open streams, which do not end and catch up', async () => {
  const { user } = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, user.id)
  const visitor = await aVisitor(test.app, agent.id)
  const second = await aSecondNode(test.deps)
  await second.app.listen({ port: 0 })
  try {
    const here = await visitor.liveEvents(0)
    const there = await visitor.liveEvents(0, second.app)
    await Promise.all([here.named('control'), there.named('control')])
    for (const question of ['Are you open?', 'And tomorrow?']) {
      await goDown()
      const during = await test.app.inject({ url: `/api/widget/agents/${newId()}/config` })
      expect([during.statusCode, during.json().code]).toEqual([503, 'unavailable'])
      await letIn()
      const clientId = newId()
      await expect
        .poll(async () => (await visitor.say(question, clientId)).response.statusCode)
        .toBe(200)
      const said = (stream: typeof here) =>
        stream.until(({ event, data }) => event === 'message' && data.text === question)
      await Promise.all([said(here), said(there)])
    }
    here.close()
    there.close()
  } finally {
    await second.app.close()
    await second.deps.bus.close()
  }
})

it('a connection lost in a transaction fails only that transaction', async () => {
  const broken = test.deps.db.transaction(async (transaction) => {
    await goDown()
    await expect.poll(countConnected).toBe(0)
    await transaction.execute('select 1')
  })
  await expect(broken).rejects.toThrow()
  await letIn()
  expect((await test.deps.driver.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

it('a migration gives way to a node that uses the same tables, and starts again', async () => {
  const earlier = 'nexus_earlier'
  await admin.query(`create database ${earlier}`)
  const node = new pg.Client({ connectionString: addressOf(earlier) })
  await node.connect()
  const folder = mkdtempSync(join(tmpdir(), 'nexus-earlier-'))
  try {
    await migrate(drizzle(node), { migrationsFolder: migrationsBefore('_texts', folder) })
    // The remaining migrations change `phone_numbers` first and `messages` later.
    await node.query('begin')
    await node.query('select from messages')
    const opening = openPostgres(optionsOf(earlier), test.deps.log)
    const waits = `select from pg_locks where not granted and relation = 'messages'::regclass`
    await expect.poll(async () => (await node.query(waits)).rowCount).toBe(1)
    await node.query('select from phone_numbers')
    await node.query('commit')
    await (await opening).close()
    expect((await node.query('select text_url from phone_numbers')).rows).toEqual([])
  } finally {
    await node.end()
    await admin.query(`drop database ${earlier} with (force)`)
    rmSync(folder, { recursive: true })
  }
})

it('a statement that takes too long is ended, and its connection serves the next', async () => {
  const database = await openPostgres({ ...optionsOf(name), statementMs: 1_000 }, test.deps.log)
  await expect(database.query('select pg_sleep(60)')).rejects.toMatchObject({ code: '57014' })
  expect((await database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
})
