import { readConfig } from './config.ts'
import { buildApp } from './app.ts'
import { buildDeps } from './build-deps.ts'

const config = readConfig()
const deps = await buildDeps(config)
const app = await buildApp(deps)
await app.listen({ host: config.host, port: config.port })

const stop = async () => {
  await app.close()
  await deps.bus.close()
  await deps.database.close()
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
