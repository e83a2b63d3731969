import type { AddressInfo } from 'node:net'
import { buildApp } from './app.ts'
import { startControlSocket } from './backup/control-socket.ts'
import { banner } from './banner.ts'
import { buildDeps } from './build-deps.ts'
import { ConfigError } from './config-error.ts'
import { followPort, readConfig } from './config.ts'
import { openMetricsPort } from './http/metrics.ts'
import type { Deps } from './deps.ts'
import { isUnavailable } from './db/errors.ts'
import { FolderInUse } from './db/folder-lock.ts'
import { NoRoom } from './db/room.ts'
import { startCheckpoints } from './jobs/checkpoint.ts'
import { startFillingReports } from './jobs/fill-reports.ts'
import { startFoldingTallies } from './jobs/fold-tallies.ts'
import { startForgetting } from './jobs/forget-old.ts'
import { freeLeasesOfTheDead } from './jobs/free-leases.ts'
import { startIndexingWords } from './jobs/index-words.ts'
import { startLookingAfterWaiting } from './jobs/look-after-waiting.ts'
import { startSending } from './jobs/start-sending.ts'
import { startTestRuns } from './jobs/run-agent-tests.ts'
import { startRereading } from './jobs/reread-knowledge.ts'
import { startResealing } from './jobs/reseal-secrets.ts'
import { startAskingAgain } from './jobs/ask-again.ts'
import { startRollingUpReports } from './jobs/roll-up-reports.ts'
import { startTraining } from './jobs/train-knowledge.ts'
import { startVacuuming } from './jobs/vacuum.ts'
import { loadVendors } from './ports/load-vendors.ts'
import { startSweeper } from './modules/calls/sweeper.ts'
import { startRecovery } from './modules/conversations/turns/recovery.ts'
import { endOnSignal } from './shutdown.ts'

/** Defined before `main` is called, which may fail at once. */
const MENDABLE = [ConfigError, FolderInUse, NoRoom]
const PORTS = [
  'PORT',
  'METRICS_PORT',
  'LOCAL_SIGN_IN_PORT',
  'LOCAL_BILLING_PORT',
  'LOCAL_CALENDAR_PORT',
]
const NOT_WRITABLE = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'])

await main().catch((error: unknown) => {
  console.error(sentenceFor(error) ?? error)
  process.exit(1)
})

/** The sentence for an error that the operator can correct; undefined for others, which are printed with a stack. */
function sentenceFor(error: unknown): string | undefined {
  if (MENDABLE.some((kind) => error instanceof kind)) return (error as Error).message
  const { code, port, path, syscall } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') {
    const name = PORTS.find((one) => process.env[one] === String(port)) ?? 'PORT'
    return `Port ${port} is taken by another program. Stop that one, or choose another port with ${name}=.`
  }
  // Some file systems, such as `/proc`, say that a folder does not exist in which nothing can be made.
  const isUnmakeable = NOT_WRITABLE.has(code ?? '') || (code === 'ENOENT' && syscall === 'mkdir')
  if (path && isUnmakeable) {
    return `${path} cannot be made or written by this user (${code}). Choose another folder with DATA_DIR=, or allow it.`
  }
  return isUnavailable(error)
    ? `The database cannot be reached (${(error as Error).message}). Is PostgreSQL running where DATABASE_URL says?`
    : undefined
}

/** Ends the process with a log line; Node would print the error's message, which may contain what people said. */
function endOnSurprise({ log }: Deps): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'something nobody expected ended the server')
    process.exit(1)
  })
}

async function main(): Promise<void> {
  const config = readConfig()
  const deps = await buildDeps(config)
  endOnSurprise(deps)
  const app = await buildApp(deps)
  await loadVendors(config)
  await freeLeasesOfTheDead(deps)
  await app.listen({ host: config.host, port: config.port })
  followPort(config, (app.server.address() as AddressInfo).port)
  const metrics = await openMetricsPort(deps)
  for (const provider of deps.signIn) await provider.start()
  await deps.billing.start()
  endOnSignal(deps, app, [
    startRecovery(deps),
    startSweeper(deps),
    startLookingAfterWaiting(deps),
    startTraining(deps).stop,
    startRereading(deps).stop,
    ...startSending(deps),
    startAskingAgain(deps),
    startTestRuns(deps),
    startResealing(deps),
    startForgetting(deps),
    startFoldingTallies(deps),
    startFillingReports(deps),
    startRollingUpReports(deps),
    startIndexingWords(deps),
    startVacuuming(deps),
    startCheckpoints(deps),
    await startControlSocket(deps),
    metrics.close,
  ])
  console.log(banner(deps))
}
