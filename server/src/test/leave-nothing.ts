import { afterAll, expect } from 'vitest'
import { closeTestApps } from './test-app.ts'
import { until } from './until.ts'

/** Test files share a process: something left listening would disturb the next file, so it fails the one that left it. */
afterAll(async () => {
  await closeTestApps()
  await until(() => expect(listening()).toEqual([]))
})

const listening = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap')
