import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { startControlSocket } from './backup/control-socket.ts'
import { banner } from './banner.ts'
import { buildDeps } from './build-deps.ts'
import { ConfigError } from './config-error.ts'
import { followPort, readConfig } from './config.ts'
import { openMetricsPort } from './http/metrics.ts'
import { startForgetting } from './jobs/forget-old.ts'
import { startSettlingNumbers } from './jobs/settle-numbers.ts'
import { startSendingTexts } from './jobs/send-texts.ts'
import { startTraining } from './jobs/train-knowledge.ts'
import { startVacuuming } from './jobs/vacuum.ts'
import { startSweeper } from './modules/calls/sweeper.ts'
import { startRecovery } from './modules/conversations/recovery.ts'
import { startTelegram } from './modules/telegram/worker.ts'

await main().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
})

/** What the operator can mend is told in a sentence; a stack is for what we have to mend. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  const { code, port } = error as { code?: string; port?: number }
  return code === 'EADDRINUSE'
    ? `Port ${port} is taken by another program. Stop that one, or choose another port with PORT=.`
    : undefined
}

async function main(): Promise<void> {
  const config = readConfig()
  const deps = await buildDeps(config)
  const app = await buildApp(deps)
  const stopRecovery = await startRecovery(deps)
  const stopSweeper = startSweeper(deps)
  await app.listen({ host: config.host, port: config.port })
  followPort(config, (app.server.address() as AddressInfo).port)
  const metrics = await openMetricsPort(deps)
  for (const provider of deps.signIn) await provider.start()
  await deps.billing.start()
  const training = startTraining(deps)
  const stopSettling = startSettlingNumbers(deps)
  const stopSendingTexts = startSendingTexts(deps)
  const stopForgetting = startForgetting(deps)
  const stopVacuuming = startVacuuming(deps)
  const stopTelegram = await startTelegram(deps)
  const stopControl = await startControlSocket(deps)
  console.log(banner(deps))

  const stop = async () => {
    await app.close()
    await stopControl()
    await stopTelegram()
    await stopRecovery()
    await stopSweeper()
    await training.stop()
    await stopSettling()
    await stopSendingTexts()
    await stopForgetting()
    await stopVacuuming()
    await Promise.all([
      deps.crawler.close(),
      deps.reader.close(),
      ...deps.signIn.map((provider) => provider.close()),
      deps.telephony.close(),
      deps.billing.close(),
      deps.telegram.close(),
    ])
    await deps.tracing.close()
    await metrics.close()
    await deps.bus.close()
    await deps.database.close()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}
