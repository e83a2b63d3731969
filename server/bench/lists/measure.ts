import type { DatabaseDriver } from '../../src/db/client.ts'
import { buildApp } from '../../src/app.ts'
import { buildDeps } from '../../src/build-deps.ts'
import { readConfig } from '../../src/config.ts'
import type { Deps } from '../../src/deps.ts'
import { readMessages } from '../../src/modules/conversations/inbox/export-store.ts'
import { anAgent, aUser } from '../../src/test/factories.ts'
import { requestsOf } from './requests.ts'
import { type Account, seedAccounts } from './seed.ts'

export type Measured = { name: string; p50: number; p95: number }

const ROUNDS = 40
/** Requests before the measurement, so that reading from disk, planning and compiling do not count. */
const WARM_UP = 6

/** Measures each call of each page when two accounts have this many objects of each kind, in ms. */
export async function measureLists(
  database: DatabaseDriver,
  folder: string,
  count: number,
): Promise<Measured[]> {
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    RATE_LIMIT: 'false',
    LOCAL_SIGN_IN_PORT: '0',
    LOCAL_BILLING_PORT: '0',
    LOCAL_CALENDAR_PORT: '0',
  })
  const deps = await buildDeps(config, database)
  const app = await buildApp(deps)
  const accounts = await accountsWith(deps, count)
  const measured: Measured[] = []
  for (const name of Object.keys(requestsOf(accounts[0]!, count))) {
    measured.push(
      await measure(name, async (round) => {
        const account = accounts[round % accounts.length]!
        const url = requestsOf(account, count)[name]!
        const response = await app.inject({ url, headers: { cookie: account.cookie } })
        if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
      }),
    )
  }
  const exported = readMessages(
    database,
    accounts[0]!.userId,
    { words: null, span: null },
    deps.now(),
  )
  measured.push(
    await measure('export, each 500 messages', async () => {
      await exported.next()
    }),
  )
  await app.close()
  await deps.bus.close()
  return measured
}

/** Signed-in accounts with agents and this many objects of each kind. */
async function accountsWith(deps: Deps, count: number): Promise<Account[]> {
  const accounts: Account[] = []
  for (let n = 0; n < 2; n += 1) {
    const { user, cookie } = await aUser(deps)
    const agentIds = []
    for (const type of ['CHATBOT', 'CHATBOT', 'SALES_ASSISTANT'] as const)
      agentIds.push((await anAgent(deps.db, user.id, { type })).id)
    accounts.push({ userId: user.id, cookie, agentIds })
  }
  await seedAccounts(deps.driver, accounts, count)
  return accounts
}

async function measure(name: string, once: (round: number) => Promise<void>): Promise<Measured> {
  const took: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const since = performance.now()
    await once(round)
    if (round >= WARM_UP) took.push(performance.now() - since)
  }
  took.sort((one, other) => one - other)
  const at = (share: number) => took[Math.ceil(share * took.length) - 1]!
  return { name, p50: at(0.5), p95: at(0.95) }
}
