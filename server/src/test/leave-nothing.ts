import { afterAll, expect, vi } from 'vitest'
import { closeTestApps } from './test-app.ts'

/** Files share a process: what one leaves listening would trouble the next, so that it fails the one that left it. */
afterAll(async () => {
  await closeTestApps()
  await vi.waitFor(() => expect(listening()).toEqual([]), { timeout: 10_000 })
})

const listening = () =>
  process.getActiveResourcesInfo().filter((resource) => resource === 'TCPServerWrap')
