import { once } from 'node:events'
import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { buildApp } from '../../../app.ts'
import { buildDeps } from '../../../build-deps.ts'
import { followPort, readConfig } from '../../../config.ts'
import { startSweeper } from '../sweeper.ts'

/** A server of its own process, to be killed: says when it has read its code, opens its database when it is told to, and prints its port. */
const config = readConfig()
// For the next one; this one is killed.
flushCompileCache()
console.log('ready')
await once(process.stdin, 'data')
const deps = await buildDeps(config)
const app = await buildApp(deps)
startSweeper(deps)
await app.listen({ host: '127.0.0.1', port: 0 })
followPort(config, (app.server.address() as AddressInfo).port)
console.log(config.port)
