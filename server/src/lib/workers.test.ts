import { pino } from 'pino'
import { expect, it } from 'vitest'
import { startWorkers } from './workers.ts'

it('workers claim no more jobs than they can run at once, and claim the rest when one ends', async () => {
  const waiting = Array.from({ length: 50 }, (_, index) => index)
  const open: (() => void)[] = []
  let most = 0
  const done: number[] = []
  const workers = startWorkers<number>({
    claim: async (room) => waiting.splice(0, room),
    work: async (job) => {
      await new Promise<void>((resolve) => {
        open.push(resolve)
        most = Math.max(most, open.length)
      })
      done.push(job)
    },
    most: 20,
    everyMs: 2_000,
    log: pino({ level: 'silent' }),
    failed: 'something waits',
  })
  await expect.poll(() => open.length).toBe(20)
  workers.wake()
  await expect
    .poll(() => {
      for (const finish of open.splice(0)) finish()
      return done.length
    })
    .toBe(50)
  expect(most).toBe(20)
  await workers.stop()
})
