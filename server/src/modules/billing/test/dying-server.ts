import { flushCompileCache } from 'node:module'
import { buildApp } from '../../../app.ts'
import { buildDeps } from '../../../build-deps.ts'
import { readConfig } from '../../../config.ts'
import { settleLeftOpen } from '../../../jobs/settle-left-open.ts'
import { letTimePass } from './time.ts'

/**
 * A server in its own process that is killed while it buys a paid number.
 * @param DIES `before` the carrier gets the request, or `after` it sold the number and before that was stored.
 */
const deps = await buildDeps(readConfig())
await buildApp(deps)
// Stores compiled code for the next server, because this one is killed.
flushCompileCache()
const { buyNumber } = deps.telephony
deps.telephony.buyNumber = async (phone) => {
  if (process.env['DIES'] === 'after') await buyNumber(phone)
  process.kill(process.pid, 'SIGKILL')
  return new Promise(() => {})
}
await letTimePass(deps, 60_000)
await settleLeftOpen(deps)
throw new Error('It should not have lived that long.')
