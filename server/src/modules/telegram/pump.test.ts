import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startPump } from './pump.ts'

it('takes no more than it can work on, and the rest as room comes', async () => {
  const waiting = Array.from({ length: 50 }, (_, index) => index)
  const open: (() => void)[] = []
  let most = 0
  const done: number[] = []
  const pump = startPump<number>(
    async (room) => waiting.splice(0, room),
    async (row) => {
      await new Promise<void>((resolve) => {
        open.push(resolve)
        most = Math.max(most, open.length)
      })
      done.push(row)
    },
    pino({ level: 'silent' }),
  )
  await expect.poll(() => open.length).toBe(20)
  pump.wake()
  await expect
    .poll(() => {
      for (const finish of open.splice(0)) finish()
      return done.length
    })
    .toBe(50)
  expect(most).toBe(20)
  await pump.stop()
})
