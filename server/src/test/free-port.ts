import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the range from which the system assigns ports by itself, so that nobody else gets one before the test listens on it. */
const FIRST = 20_000
const COUNT = 10_000
/** A random start, so that another run on this machine uses other ports. */
let next = Math.floor(Math.random() * COUNT)

/** A free port on loopback, for a server that must know its address before it listens. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + (next++ % COUNT)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
