import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The host for stand-ins, because whoever reaches one may do anything there. */
export const LOOPBACK = '127.0.0.1'

/** Listens on the wished port, so that what was begun in a browser survives a restart; on any other when that is taken. */
export async function listenOnLoopback(server: Server, port: number): Promise<void> {
  // The stand-in must not keep the process running after the real server has stopped.
  server.unref()
  try {
    server.listen(port, LOOPBACK)
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    server.listen(0, LOOPBACK)
    await once(server, 'listening')
  }
}

export const originOf = (server: Server): string =>
  `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`
