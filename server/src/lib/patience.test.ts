import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { until } from '../test/until.ts'
import { patience } from './patience.ts'

it('while a process stands still, nobody is waited for in vain', async () => {
  const signal = patience(300)
  const begun = performance.now()
  while (performance.now() - begun < 400);
  await sleep(0)
  expect(signal.aborted).toBe(false)
  await until(() => expect(signal.aborted).toBe(true))
})
