import { afterAll, expect } from 'vitest'
import { closeTestApps } from './test-app.ts'
import { until } from './until.ts'

/** Files share a process: what one leaves listening would trouble the next, so that it fails the one that left it. */
afterAll(async () => {
  await closeTestApps()
  await until(() => expect(listening()).toEqual([]))
})

const listening = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap')
