import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The line between the nodes and a database, which can be cut. */
export type Wire = {
  port: number
  /** Nobody hears anything of the other any more, and nobody is told. */
  silence(): void
  /** Whoever was connected is told that it is over, and nobody gets through. */
  refuse(): Promise<void>
  mend(): Promise<void>
  close(): Promise<void>
}

export async function openWire(to: number): Promise<Wire> {
  const sockets = new Set<Socket>()
  let isSilent = false
  let server = await listen(0)
  const { port } = server.address() as AddressInfo

  async function listen(at: number): Promise<Server> {
    const listening = createServer(join).listen(at, '127.0.0.1')
    await once(listening, 'listening')
    return listening
  }
  function join(near: Socket) {
    const far = connect(to, '127.0.0.1')
    const pair = [near, far] as const
    for (const socket of pair) keep(socket, pair)
    near.pipe(far)
    far.pipe(near)
    if (isSilent) hush(pair)
  }
  function keep(socket: Socket, pair: readonly Socket[]) {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.delete(socket)
      for (const other of pair) other.destroy()
    })
  }
  const hush = (some: Iterable<Socket>) => {
    for (const socket of some) socket.unpipe().pause()
  }
  async function refuse() {
    isSilent = false
    const closed = server.listening ? once(server, 'close') : null
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return {
    port,
    silence() {
      isSilent = true
      hush(sockets)
    },
    refuse,
    async mend() {
      if (!server.listening) server = await listen(port)
    },
    close: refuse,
  }
}
