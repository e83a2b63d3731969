import { readConfig } from './config.ts'
import { buildApp } from './app.ts'
import { buildDeps } from './build-deps.ts'
import { startTraining } from './jobs/train-knowledge.ts'
import { startRecovery } from './modules/conversations/recovery.ts'

const config = readConfig()
const deps = await buildDeps(config)
const app = await buildApp(deps)
const stopRecovery = await startRecovery(deps)
await app.listen({ host: config.host, port: config.port })
const training = startTraining(deps)

const stop = async () => {
  await app.close()
  await stopRecovery()
  await training.stop()
  await Promise.all([deps.crawler.close(), deps.reader.close()])
  await deps.bus.close()
  await deps.database.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
