import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../app.ts'
import { buildDeps } from '../../../build-deps.ts'
import { followPort, readConfig } from '../../../config.ts'
import { startSweeper } from '../sweeper.ts'

/**
 * A server in its own process, to be killed. It reports when it has loaded its code, opens its database on a signal, and prints
 * its port.
 */
const config = readConfig()
// Stores compiled code for the next server, because this one is killed.
flushCompileCache()
console.log('ready')
await once(process.stdin, 'data')
const deps = await buildDeps(config)
const app = await buildApp(deps)
startSweeper(deps)
await app.listen({ host: '127.0.0.1', port: 0 })
followPort(config, (app.server.address() as AddressInfo).port)
console.log(config.port)
