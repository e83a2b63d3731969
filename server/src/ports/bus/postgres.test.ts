import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { DatabaseDriver } from '../../db/client.ts'
import { newId } from '../../lib/ids.ts'
import { emptyDatabase } from '../../test/test-database.ts'
import type { Bus } from './index.ts'
import { postgresBus } from './postgres.ts'

const log = pino({ level: 'silent' })
let database: DatabaseDriver
let buses: Bus[] = []
/** Process ids of all database connections with which this test's buses have listened. Connections of earlier tests may still exist. */
let listening: number[] = []

const aBus = async () => {
  const connect = async () => {
    const client = await database.connect!()
    listening.push(processOf(client))
    return client
  }
  const bus = await postgresBus({ ...database, connect }, newId(), log)
  buses.push(bus)
  return bus
}

/** The driver has this property but does not declare it. */
const processOf = (client: pg.Client) => (client as pg.Client & { processID: number }).processID

const LISTENERS = 'from pg_stat_activity where pid = any($1::int[])'

const listeners = async () => {
  const { rows } = await database.query(`select count(*) as count ${LISTENERS}`, [listening])
  return Number(rows[0]!['count'])
}

/** Closes the listening connections, as a restart of PostgreSQL would. */
const cut = () => database.query(`select pg_terminate_backend(pid) ${LISTENERS}`, [listening])

beforeEach(async () => {
  database = await emptyDatabase()
  listening = []
})
afterEach(async () => {
  await Promise.all(buses.splice(0).map((bus) => bus.close()))
})

it('a broken connection is always replaced, and subscribers have to read again', async () => {
  const bus = await aBus()
  let gaps = 0
  bus.subscribe('gap', () => gaps++)
  for (const time of [1, 2, 3, 4]) {
    await cut()
    await expect.poll(() => gaps).toBe(time)
    await expect.poll(listeners).toBe(1)
  }
  const other = await aBus()
  const heard = new Promise((resolve) => bus.subscribe('training', resolve))
  other.publish('training', { itemId: 'one' })
  expect(await heard).toEqual({ itemId: 'one' })
})

it('a failed event makes the other nodes read again', async () => {
  const hearer = await aBus()
  let fails = 1
  const query: DatabaseDriver['query'] = (text, values) =>
    fails-- > 0 ? Promise.reject(new Error('cut off')) : database.query(text, values)
  const teller = await postgresBus({ ...database, query }, newId(), log)
  buses.push(teller)
  const told = new Promise((resolve) => hearer.subscribe('gap', resolve))
  teller.publish('training', { itemId: 'lost' })
  expect(await told).toEqual({})
})

it('messages published in one turn of the event loop are sent in one statement, and arrive in order', async () => {
  const hearer = await aBus()
  let statements = 0
  const query: DatabaseDriver['query'] = (text, values) => {
    statements += 1
    return database.query(text, values)
  }
  const teller = await postgresBus({ ...database, query }, newId(), log)
  buses.push(teller)
  const heard: string[] = []
  hearer.subscribe('training', ({ itemId }) => heard.push(itemId))
  const items = ['one', 'two', 'three', 'four']
  for (const itemId of items) teller.publish('training', { itemId })
  await expect.poll(() => heard).toEqual(items)
  expect(statements).toBe(1)
})

it('messages published right before the bus stops are still sent', async () => {
  const hearer = await aBus()
  const teller = await postgresBus(database, newId(), log)
  const heard = new Promise((resolve) => hearer.subscribe('training', resolve))
  teller.publish('training', { itemId: 'last' })
  await teller.close()
  expect(await heard).toEqual({ itemId: 'last' })
})
