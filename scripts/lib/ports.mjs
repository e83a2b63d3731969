import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Whether nothing listens on the port. */
export async function isFree(port, host = '127.0.0.1') {
  const probe = await listening(port, host)
  if (!probe) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/** Below the range from which the system assigns ports by itself: it could assign such a port while its server starts or restarts. */
const FIRST = 20_000
const COUNT = 10_000
/** The port this far below stands for the one that was given away. */
const CLAIM = 10_000
/** A random start, so that processes seldom ask for the same. */
let next = Math.floor(Math.random() * COUNT)

/**
 * A port for a server that starts listening later. Nobody else gets it from here as long as this process lives: it listens on a second
 * port that stands for the first, and the system ends that claim with the process.
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + (next++ % COUNT)
    const claim = await listening(port - CLAIM, '127.0.0.1')
    if (claim && (await isFree(port))) return port
    claim?.close()
  }
}

/** @returns a server that keeps no process alive, or null if something else listens there */
async function listening(port, host) {
  const server = createServer().unref()
  server.listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
    return server
  } catch {
    return null
  }
}

/** Resolves when something accepts connections on the port; resolves to false when `stopped()` says that nothing ever will. */
export async function accepts(port, stopped, host = '127.0.0.1') {
  while (!stopped()) {
    if (await connects(port, host)) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

const connects = (port, host) =>
  new Promise((resolve) => {
    const socket = connect({ port, host })
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
