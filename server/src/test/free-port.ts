import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those a system hands out by itself: it gives none of them to anybody else before the test listens there. */
const FIRST = 20_000
const COUNT = 10_000
/** Not where another run on this machine begins. */
let next = Math.floor(Math.random() * COUNT)

/** A port on loopback for a server that has to know its address before it listens. */
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
