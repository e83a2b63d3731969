import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Exchange } from './twilio-description.ts'

/** Forwards every request to `target` and records it. */
export async function recorder(target: string) {
  const exchanges: Exchange[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, target)
    const form = await text(request)
    const passed = await fetch(target + request.url!, {
      method: request.method!,
      headers: { authorization: request.headers.authorization! },
      ...(form && { body: new URLSearchParams(form) }),
    })
    const answer = await passed.text()
    exchanges.push({
      method: request.method!,
      path: pathname,
      query: Object.fromEntries(searchParams),
      form: Object.fromEntries(new URLSearchParams(form)),
      status: passed.status,
      body: answer ? JSON.parse(answer) : null,
    })
    response.writeHead(passed.status, { 'content-type': 'application/json' }).end(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, exchanges, close }
}
