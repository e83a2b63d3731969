import { once } from 'node:events'
import { connect, createServer } from 'node:net'

/** Whether nothing listens on the port of this address. */
export async function isFree(port, host = '127.0.0.1') {
  const probe = await listening(port, host)
  if (!probe) return false
  probe.close()
  await once(probe, 'close')
  return true
}

/** Below the range from which systems usually assign ports by themselves: they could assign such a port while its server restarts. */
const FIRST = 20_000
const COUNT = 10_000
/** The port this far below stands for the one that was given away. */
const CLAIM = 10_000
/** A random start, so that processes seldom ask for the same. */
let next = Math.floor(Math.random() * COUNT)

/**
 * A port for a server that starts listening later. Nobody else gets it from here as long as this process lives: it listens on a second
 * port that stands for the first, and only the end of the process ends that claim.
 * @throws Error when every port is taken
 */
export async function freePort() {
  for (let attempt = 0; attempt < COUNT; attempt++) {
    const port = FIRST + (next++ % COUNT)
    const claim = await listening(port - CLAIM, '127.0.0.1')
    if (claim && (await isFree(port))) return port
    claim?.close()
  }
  throw new Error(`All ports from ${FIRST} to ${FIRST + COUNT - 1} are taken.`)
}

/** Windows keeps ranges of ports for itself and does not let anybody listen there. */
const TAKEN = ['EADDRINUSE', 'EACCES']

/** @returns a server that keeps no process alive, or null if something else listens there */
async function listening(port, host) {
  const server = createServer().unref()
  server.listen({ port, host, exclusive: true })
  try {
    await once(server, 'listening')
    return server
  } catch (error) {
    if (!TAKEN.includes(error.code)) throw error
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
