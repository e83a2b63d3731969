import { flushCompileCache } from 'node:module'
import { buildApp } from '../../../app.ts'
import { buildDeps } from '../../../build-deps.ts'
import { readConfig } from '../../../config.ts'
import { settleNumbers } from '../../../jobs/settle-numbers.ts'
import { letTimePass } from './time.ts'

/**
 * A server of its own process that is killed while it buys a number that is paid.
 * @param DIES `before` the carrier heard of it, or `after` it sold the number and before that was written down.
 */
const deps = await buildDeps(readConfig())
await buildApp(deps)
// For the next one; this one is killed.
flushCompileCache()
const { buyNumber } = deps.telephony
deps.telephony.buyNumber = async (phone) => {
  if (process.env['DIES'] === 'after') await buyNumber(phone)
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
await letTimePass(deps, 60_000)
await settleNumbers(deps)
throw new Error('It should not have lived that long.')
