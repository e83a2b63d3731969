import { expect, it } from 'vitest'
import { newId } from '../lib/ids.ts'
import { ownPglite } from '../test/own-pglite.ts'
import { until } from '../test/until.ts'
import { readInTurn } from './read-in-turn.ts'

const FLOOD = 20

/** Reads that end only when the test lets them. */
function slowReads(account: string) {
  const ends: (() => void)[] = []
  const read = () =>
    readInTurn(account, async () => {
      await new Promise<void>((resolve) => ends.push(resolve))
      return account
    })
  return { read, ends, begun: () => ends.length }
}

it('simultaneous reads of an account run two at a time, beside those of others', async () => {
  const flood = slowReads(newId())
  const all = Promise.all(Array.from({ length: FLOOD }, flood.read))
  expect(flood.begun()).toBe(2)
  expect(await readInTurn(newId(), async () => 'calm')).toBe('calm')
  flood.ends[0]!()
  await until(() => expect(flood.begun()).toBe(3))
  for (let read = 1; read < FLOOD; read += 1) {
    await until(() => expect(flood.begun()).toBeGreaterThan(read))
    flood.ends[read]!()
  }
  expect(await all).toHaveLength(FLOOD)
})

it('reads that wait for somebody outside do not hold up the others of their account', async () => {
  const account = newId()
  const hanging = slowReads(account)
  const waiting = [hanging.read(), hanging.read()]
  expect(await readInTurn(account, async () => 'served')).toBe('served')
  for (const end of hanging.ends) end()
  expect(await Promise.all(waiting)).toEqual([account, account])
})

it('an account whose reads took too long pauses, and another does not wait for it', async () => {
  const database = await ownPglite()
  const hold = () => database.query('select pg_sleep(0.6)')
  const account = newId()
  for (let read = 0; read < 2; read += 1) await readInTurn(account, hold)
  let isServed = false
  const next = readInTurn(account, async () => (isServed = true))
  expect(await readInTurn(newId(), async () => 'calm')).toBe('calm')
  expect(isServed).toBe(false)
  await next
  await database.close()
})

it('a failed read reports its error, and the next one runs', async () => {
  const account = newId()
  const failing = () => Promise.reject(new Error('refused'))
  for (let time = 0; time < 3; time += 1)
    await expect(readInTurn(account, failing)).rejects.toThrow('refused')
  expect(await readInTurn(account, async () => 'served')).toBe('served')
})
