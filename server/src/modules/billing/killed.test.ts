import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildDeps } from '../../build-deps.ts'
import { readConfig } from '../../config.ts'
import type { Deps } from '../../deps.ts'
import { settleLeftOpen } from '../../jobs/settle-left-open.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { prepareDatabase } from '../../test/prepared-folder.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { activeNumber, availableNumbers } from '../numbers/service.ts'
import { openCheckout } from './checkout.ts'
import { letTimePass } from './test/time.ts'
import { press } from './test/till.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nexus-killed-'))
  prepareDatabase(folder)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const environment = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  SECRET: 'a secret that outlives the server of this test',
  PORT: '0',
})

/** The dependencies on the database while no server runs. */
async function withDeps<T>(work: (deps: Deps) => Promise<T>): Promise<T> {
  const deps = await buildDeps(readConfig(environment()))
  try {
    return await work(deps)
  } finally {
    await Promise.all([deps.billing.close(), deps.telephony.close(), deps.reader.close()])
    await deps.bus.close()
    await deps.driver.close()
  }
}

it.each(['before', 'after'])(
  'killed between the payment and the number, %s the carrier sold it: the next server finishes it, once',
  async (dies) => {
    const { userId, agentId, phone } = await withDeps(async (deps) => {
      const { user } = await aUser(deps)
      const { id } = await anAgent(deps.db, user.id)
      const { phoneNumber } = (await availableNumbers(deps))[0]!
      const order = { agent_id: id, phone_number: phoneNumber }
      await press((await openCheckout(deps, user.id, order)).checkout_url, 'pay')
      return { userId: user.id, agentId: id, phone: phoneNumber }
    })
    const script = join(import.meta.dirname, 'test/dying-server.ts')
    const child = spawn(process.execPath, [script], {
      env: { ...process.env, DATABASE_URL: '', ...environment(), DIES: dies },
      stdio: 'inherit',
    })
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])

    await withDeps(async (deps) => {
      expect(await activeNumber(deps, userId, agentId)).toBeNull()
      await letTimePass(deps, 3 * MINUTE_MS)
      await settleLeftOpen(deps)
      expect(await activeNumber(deps, userId, agentId)).toMatchObject({
        phone,
        suspended: null,
        subscription: { status: 'active' },
      })
      const { rows } = await deps.driver.query(
        `select (select count(*) from local_carrier_numbers) as numbers,
          (select count(*) from local_stripe_objects where object = 'subscription') as subscriptions,
          (select count(*) from local_stripe_objects where object = 'refund') as refunds`,
      )
      expect(Object.values(rows[0]!).map(Number)).toEqual([1, 1, 0])
    })
  },
  // Long, because a server is started three times.
  240_000,
)
