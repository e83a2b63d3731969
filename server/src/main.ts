import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { banner } from './banner.ts'
import { buildDeps } from './build-deps.ts'
import { followPort, readConfig } from './config.ts'
import { startTraining } from './jobs/train-knowledge.ts'
import { startRecovery } from './modules/conversations/recovery.ts'

await main().catch((error: NodeJS.ErrnoException) => {
  // What the operator can mend is told in a sentence; a stack is for what we have to mend.
  const isExpected = error.name === 'ConfigError' || error.code === 'EADDRINUSE'
  console.error(isExpected ? `\n${error.message}\n` : error)
  process.exit(1)
})

async function main(): Promise<void> {
  const config = readConfig()
  const deps = await buildDeps(config)
  const app = await buildApp(deps)
  const stopRecovery = await startRecovery(deps)
  await app.listen({ host: config.host, port: config.port })
  followPort(config, (app.server.address() as AddressInfo).port)
  await deps.signIn.start()
  const training = startTraining(deps)
  console.log(banner(deps))

  const stop = async () => {
    await app.close()
    await stopRecovery()
    await training.stop()
    await Promise.all([deps.crawler.close(), deps.reader.close(), deps.signIn.close()])
    await deps.bus.close()
    await deps.database.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
