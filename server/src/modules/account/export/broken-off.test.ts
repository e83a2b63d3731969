import { eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../app.ts'
import { users } from '../../../db/schema/users.ts'
import type { Deps } from '../../../deps.ts'
import { throttled } from '../../../lib/throttled.ts'
import { openLog } from '../../../telemetry/log.ts'
import { aUser } from '../../../test/factories.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { unzipped } from '../../../test/unzipped.ts'
import { until } from '../../../test/until.ts'

let app: FastifyInstance
let deps: Deps
let url: string
let owner: Awaited<ReturnType<typeof aUser>>
const logged: string[] = []

beforeAll(async () => {
  deps = await buildTestDeps({ RATE_LIMIT: 'true' })
  deps = { ...deps, log: openLog('info', { write: (line) => void logged.push(line) }) }
  app = await buildApp(deps)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  url = `${address}/api/account/export`
  owner = await aUser(deps)
})
afterAll(() => app.close())

const ask = (signal?: AbortSignal) =>
  fetch(url, { headers: { cookie: owner.cookie }, ...(signal && { signal }) })

it('a failure in the middle breaks the download off, leaves no whole archive, and is logged', async () => {
  await deps.db.execute(sql`alter table appointment_requests rename to requests_away`)
  try {
    const response = await ask()
    expect(response.status).toBe(200)
    const received: Uint8Array[] = []
    const reading = (async () => {
      for await (const part of response.body!) received.push(part as Uint8Array)
    })()
    await expect(reading).rejects.toThrow()
    expect(received.length).toBeGreaterThan(0)
    expect(() => unzipped(Buffer.concat(received))).toThrow()
    const lines = logged.filter((line) => line.includes('an export broke off'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0]!)).toMatchObject({ userId: owner.user.id })
  } finally {
    await deps.db.execute(sql`alter table requests_away rename to appointment_requests`)
  }
})

it('an account that is deleted meanwhile leaves no whole archive', async () => {
  const turn = anothersTurn()
  const response = await ask()
  expect(response.status).toBe(200)
  await deps.db.update(users).set({ closingAt: new Date() }).where(eq(users.id, owner.user.id))
  await turn.end()
  await expect(response.arrayBuffer()).rejects.toThrow()
  await deps.db.update(users).set({ closingAt: null }).where(eq(users.id, owner.user.id))
})

it('an account makes one archive at a time, and the next once that was given up', async () => {
  const turn = anothersTurn()
  const given = new AbortController()
  expect((await ask(given.signal)).status).toBe(200)
  const second = await ask()
  expect([second.status, second.headers.has('retry-after')]).toEqual([429, true])
  given.abort()
  await turn.end()
  await until(async () => {
    const third = await ask()
    await third.body?.cancel()
    expect(third.status).toBe(200)
  })
})

/** Another account's export has its turn until `end`, so that no other one gets on. */
function anothersTurn() {
  const turn = Promise.withResolvers<void>()
  const slices = async function* () {
    await turn.promise
    yield []
  }
  const exported = throttled('another account', slices()).next()
  return {
    end: async () => {
      turn.resolve()
      await exported
    },
  }
}
