import { fork } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { until } from '../../test/until.ts'
import { threadsOf } from './step-back.ts'

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

it('every thread of a reader but its watchdog has a lower priority than the server', async () => {
  const reader = fork(WORKER, [String(process.pid)], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  try {
    await until(() => {
      const threads = threadsOf(reader.pid!)
      const before = threads.filter((thread) => getPriority(thread) <= getPriority())
      expect(threads.length - before.length).toBeGreaterThan(0)
      expect(before.length).toBeLessThanOrEqual(1)
    })
  } finally {
    reader.kill('SIGKILL')
  }
})
