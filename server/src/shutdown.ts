import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import type { Stop } from './lib/loop.ts'
import { handOverCalls } from './modules/calls/node.ts'
import { usageWritten } from './modules/usage/counter.ts'

/** How long replies in progress may take to end. */
const LINGER_MS = 5_000
/** Process supervisors usually kill a process after thirty seconds. */
const LONGEST_MS = 28_000

/** Stops the server gracefully at the first signal, and at once at the second. */
export function endOnSignal(deps: Deps, app: FastifyInstance, stops: Stop[]): void {
  let isEnding = false
  const end = () => {
    if (isEnding) process.exit(1)
    isEnding = true
    setTimeout(() => {
      deps.log.error('the server did not end in time, so it is cut off')
      process.exit(1)
    }, LONGEST_MS).unref()
    shutDown(deps, app, stops).catch((error: unknown) => {
      deps.log.error({ err: error }, 'the server did not end cleanly')
      process.exit(1)
    })
  }
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}

/**
 * The order matters: first proxies are told, then connected clients go elsewhere, then background work ends, and only then what it uses is
 * closed. Work that does not end in time is leased, and another node takes it over.
 */
export async function shutDown(deps: Deps, app: FastifyInstance, stops: Stop[]): Promise<void> {
  deps.lifecycle.drain()
  await pause(deps.config.drainMs)
  const cutOff = setTimeout(() => cutOffEverybody(app), LINGER_MS)
  handOverCalls(deps)
  await app.close()
  clearTimeout(cutOff)
  await Promise.all(stops.map((stop) => stop()))
  await deps.lifecycle.settled()
  await usageWritten(deps)
  await closeAll(deps)
}

/** Closes the remaining connections: slow readers have already been told to reconnect. */
function cutOffEverybody(app: FastifyInstance): void {
  for (const socket of app.websocketServer.clients) socket.terminate()
  app.server.closeAllConnections()
}

/** Closes the outside services first, and last the database, to which all of them may write. */
export async function closeAll(deps: Deps): Promise<void> {
  const { crawler, reader, signIn, telephony, billing, telegram, mailer, push, webhooks } = deps
  const vendors = [...signIn, telephony, billing, telegram, deps.calendars, mailer, push]
  const ports = [crawler, reader, ...vendors, webhooks, deps.actions]
  await Promise.all(ports.map((port) => port.close()))
  await deps.tracing.close()
  await deps.bus.close()
  await deps.driver.close()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
