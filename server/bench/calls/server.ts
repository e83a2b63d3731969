import type { AddressInfo } from 'node:net'
import { buildApp } from '../../src/app.ts'
import { buildDeps } from '../../src/build-deps.ts'
import { followPort, readConfig } from '../../src/config.ts'
import { startSweeper } from '../../src/modules/calls/sweeper.ts'

/** The measured server, in a process of its own: reports its port, and its memory on request. */
const config = readConfig()
const deps = await buildDeps(config)
const app = await buildApp(deps)
startSweeper(deps)
await app.listen({ host: '127.0.0.1', port: 0 })
followPort(config, (app.server.address() as AddressInfo).port)
process.on('message', () => process.send!(memory()))
// Exits by itself and not by a signal, because only then is a profile written.
process.on('disconnect', () => process.exit())
process.send!({ port: config.port })

/** The memory in use after a garbage collection. Run with --expose-gc. */
function memory(): NodeJS.MemoryUsage {
  globalThis.gc!()
  globalThis.gc!()
  return process.memoryUsage()
}
