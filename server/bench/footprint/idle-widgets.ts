import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const AT_A_TIME = 200
/** Connections that one address can safely have to another; beyond that the next loopback address is used. */
const PORTS_OF_ADDRESS = 20_000

export type Visitor = { conversationId: string; token: string; revision: number }

/**
 * Opens the event stream of each visitor like a widget that has read its history, and listens until it is closed.
 * @throws when a stream is refused
 */
export async function openWidgets(port: number, visitors: Visitor[]) {
  const sockets: Socket[] = []
  const waiting = visitors.entries()
  let closed = 0
  const work = async () => {
    for (const [at, visitor] of waiting) {
      const socket = connect({ port, host: '127.0.0.1', localAddress: addressOf(at) })
      socket.write(requestOf(visitor, port))
      const [first] = (await once(socket, 'data')) as [Buffer]
      if (!first.includes(' 200 ')) throw new Error(`A stream was refused: ${first}`)
      socket.resume().once('close', () => (closed += 1))
      sockets.push(socket)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  return {
    /** Number of streams that the server closed, which should be zero. */
    lost: () => closed,
    close: () => sockets.forEach((socket) => socket.destroy()),
  }
}

const addressOf = (at: number) => `127.0.0.${2 + Math.floor(at / PORTS_OF_ADDRESS)}`

const requestOf = ({ conversationId, token, revision }: Visitor, port: number) =>
  [
    `GET /api/widget/conversations/${conversationId}/events?after=${revision} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'accept: text/event-stream',
    `authorization: Bearer ${token}`,
    'origin: http://shop.example',
    '\r\n',
  ].join('\r\n')
