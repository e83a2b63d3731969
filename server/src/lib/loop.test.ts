import { pino } from 'pino'
import { expect, it } from 'vitest'
import { HOUR_MS } from './time.ts'
import { startLoop } from './loop.ts'

const LONG_MS = HOUR_MS
const options = { everyMs: LONG_MS, log: pino({ level: 'silent' }), failed: 'it failed' }

it('rounds never overlap, and waking the loop during a round causes another one', async () => {
  let under = 0
  let most = 0
  let rounds = 0
  const loop = startLoop(async () => {
    most = Math.max(most, ++under)
    if (rounds === 0) loop.wake()
    await new Promise(setImmediate)
    under -= 1
    rounds += 1
  }, options)
  await expect.poll(() => rounds).toBe(2)
  expect(most).toBe(1)
  await loop.stop()
})

it('the loop continues after a failed round', async () => {
  let rounds = 0
  const loop = startLoop(async () => {
    rounds += 1
    if (rounds === 1) throw new Error('the database is away')
  }, options)
  await expect.poll(() => rounds).toBe(1)
  await new Promise(setImmediate)
  loop.wake()
  await expect.poll(() => rounds).toBe(2)
  await loop.stop()
})

it('stopping waits for the current round to end', async () => {
  let finish: (() => void) | undefined
  let isOver = false
  const loop = startLoop(async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    isOver = true
  }, options)
  await expect.poll(() => finish).toBeDefined()
  const stopped = loop.stop().then(() => isOver)
  finish!()
  expect(await stopped).toBe(true)
})
