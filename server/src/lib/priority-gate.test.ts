import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { HOUR_MS } from './time.ts'
import { priorityGate } from './priority-gate.ts'

it('work that gives way starts after all earlier priority work has ended, including work that failed', async () => {
  const { first, whenIdle } = priorityGate(HOUR_MS)
  const order: string[] = []
  const one = Promise.withResolvers<void>()
  const other = Promise.withResolvers<void>()
  const visitors = [
    first(() => one.promise).then(() => order.push('one')),
    first(() => other.promise).catch(() => order.push('other, which failed')),
  ]
  const later = whenIdle().then(() => order.push('who gave way'))
  one.resolve()
  await visitors[0]
  await nextTurn()
  expect(order).toEqual(['one'])
  other.reject(new Error('no'))
  await Promise.all([...visitors, later])
  expect(order).toHaveLength(3)
  await whenIdle()
})

it('work gives way only until its time limit', async () => {
  const { first, whenIdle } = priorityGate(1)
  const endless = Promise.withResolvers<void>()
  const visitor = first(() => endless.promise)
  await whenIdle()
  endless.resolve()
  await visitor
})
