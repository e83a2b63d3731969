import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { until } from '../test/until.ts'
import { runningTimeout } from './running-timeout.ts'

it('the time during which the process was blocked does not count towards the time limit', async () => {
  const signal = runningTimeout(300)
  const begun = performance.now()
  while (performance.now() - begun < 400);
  await sleep(0)
  expect(signal.aborted).toBe(false)
  await until(() => expect(signal.aborted).toBe(true))
})
