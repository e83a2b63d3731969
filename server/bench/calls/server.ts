import type { AddressInfo } from 'node:net'
import { buildApp } from '../../src/app.ts'
import { buildDeps } from '../../src/build-deps.ts'
import { followPort, readConfig } from '../../src/config.ts'
import { startSweeper } from '../../src/modules/calls/sweeper.ts'

/** The server under measurement, a process of its own: tells its port, and its memory when asked. */
const config = readConfig()
const deps = await buildDeps(config)
const app = await buildApp(deps)
startSweeper(deps)
await app.listen({ host: '127.0.0.1', port: 0 })
followPort(config, (app.server.address() as AddressInfo).port)
process.on('message', () => process.send!(memory()))
// Not by a signal: a profile is written by a process that exits.
process.on('disconnect', () => process.exit())
process.send!({ port: config.port })

/** What is really held: garbage is collected first. Run with --expose-gc. */
function memory(): NodeJS.MemoryUsage {
  globalThis.gc!()
  globalThis.gc!()
  return process.memoryUsage()
}
