import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

type Pair = readonly [near: Socket, far: Socket]

/** The connection between the nodes and a database, which can be interrupted. */
export type Wire = {
  port: number
  /** Stops all traffic without closing any connection. */
  silence(): void
  /** Closes all connections, and refuses new ones. */
  refuse(): Promise<void>
  /** Delivers what was held back, and accepts connections again. */
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openWire(to: number): Promise<Wire> {
  const pairs = new Set<Pair>()
  let isSilent = false
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(at: number): Promise<Server> {
    const listening = createServer(join).listen(at, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }
  function join(near: Socket) {
    const pair = [near, connect(to, '127.0.0.1')] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => {})
      socket.on('close', () => part(pair))
    }
    if (isSilent) hush(pair)
    else speak(pair)
  }
  function part(pair: Pair) {
    pairs.delete(pair)
    for (const socket of pair) socket.destroy()
  }
  async function refuse() {
    const closed = server.listening ? once(server, 'close') : null
    server.close()
    for (const pair of pairs) part(pair)
    await closed
  }
  return {
    port,
    silence() {
      isSilent = true
      for (const pair of pairs) hush(pair)
    },
    refuse,
    async mend() {
      if (isSilent) for (const pair of pairs) speak(pair)
      isSilent = false
      if (!server.listening) server = await listen(port)
    },
    close: refuse,
  }
}

function speak([near, far]: Pair) {
  near.pipe(far)
  far.pipe(near)
}

function hush(pair: Pair) {
  for (const socket of pair) socket.unpipe().pause()
}
