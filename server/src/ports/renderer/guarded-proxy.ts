import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type Server,
  type ServerResponse,
} from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Guard } from '../crawler/allowed-addresses.ts'

const IDLE_MS = 15_000
/** Limit of one answer; a page needs far less. */
const MAX_BYTES = 20_000_000

export type GuardedProxy = { origin: string; close(): Promise<void> }

/** A forward proxy on loopback that reaches only what the crawler may reach; the browser has no other connection. */
export async function guardedProxy(guard: Guard): Promise<GuardedProxy> {
  const sockets = new Set<Socket>()
  const server = createServer((request, response) => forward(guard, request, response))
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy())
  })
  server.on('connect', (request, socket: Socket, head: Buffer) =>
    tunnel(guard, request.url ?? '', socket, head),
  )
  // Browsers ask a proxy for tunnels and never for upgrades.
  server.on('upgrade', (_request, socket) => socket.destroy())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => closeWith(server, sockets),
  }
}

/** The target of a socket, whose address is checked as it is resolved. */
function targetOf(guard: Guard, address: string, protocol: string) {
  const url = URL.parse(address)
  if (url?.protocol !== protocol) return undefined
  try {
    guard.checkUrl(url)
  } catch {
    return undefined
  }
  const port = Number(url.port) || (protocol === 'https:' ? 443 : 80)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return { url, host, port, lookup: guard.isNamed(url) ? guard.lookupNamed : guard.lookup }
}

function tunnel(guard: Guard, authority: string, client: Socket, head: Buffer) {
  const target = targetOf(guard, `https://${authority}`, 'https:')
  if (!target) return void client.end('HTTP/1.1 403 Forbidden\r\n\r\n')
  const { host, port, lookup } = target
  const upstream = connect({ host, port, lookup })
  const end = () => {
    client.destroy()
    upstream.destroy()
  }
  let received = 0
  upstream.on('data', (chunk: Buffer) => {
    received += chunk.length
    if (received > MAX_BYTES) end()
  })
  upstream.once('connect', () => {
    client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    upstream.write(head)
    upstream.pipe(client).pipe(upstream)
  })
  for (const socket of [client, upstream]) {
    socket.setTimeout(IDLE_MS, end).on('error', end).on('close', end)
  }
}

function forward(guard: Guard, request: IncomingMessage, response: ServerResponse) {
  const target = targetOf(guard, request.url ?? '', 'http:')
  if (!target) return void response.writeHead(403).end()
  const { url, host, port, lookup } = target
  const { 'proxy-connection': _own, 'proxy-authorization': _none, ...headers } = request.headers
  const options = { host, port, lookup, headers, method: request.method, agent: false as const }
  const upstream = httpRequest({ ...options, path: url.pathname + url.search }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    let received = 0
    answer.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > MAX_BYTES) upstream.destroy()
    })
    answer.pipe(response)
  })
  upstream.setTimeout(IDLE_MS, () => upstream.destroy())
  upstream.on('error', () =>
    response.headersSent ? response.destroy() : response.writeHead(502).end(),
  )
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

const closeWith = (server: Server, sockets: Set<Socket>) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    for (const socket of sockets) socket.destroy()
  })
