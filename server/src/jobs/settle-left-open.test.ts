import { afterEach, expect, it, vi } from 'vitest'
import { phoneNumbers } from '../db/schema/numbers.ts'
import { aNumber } from '../modules/calls/test/stage.ts'
import { anAgent, aUser } from '../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../test/test-app.ts'
import { startSettlingLeftOpen } from './settle-left-open.ts'

const stops: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

it('the number of a deleted agent is given back at once, not at the next interval', async () => {
  // Disables the periodic round, which would hide that nobody requested one.
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { app, deps } = await buildTestApp()
  stops.push(startSettlingLeftOpen(deps), () => app.close())
  vi.useRealTimers()
  const { user, cookie } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await aNumber(deps, user.id, agent.id)
  await app.inject({
    method: 'DELETE',
    url: `/api/agent/${agent.id}`,
    headers: { cookie, origin: TEST_ORIGIN },
  })
  await expect
    .poll(async () => (await deps.db.select().from(phoneNumbers))[0]?.releasedAt ?? null, {
      timeout: 30_000,
    })
    .not.toBeNull()
})
