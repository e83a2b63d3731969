import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'

// oxlint-disable-next-line typescript/no-explicit-any -- any JSON that was received
export type Received = { id: string; headers: IncomingHttpHeaders; raw: string; body: any }
type Answer = (response: ServerResponse) => void

/** A receiver on loopback. It answers 204, or what `answer` was last given, and records every request. */
export async function aReceiver() {
  const received: Received[] = []
  let answer: Answer = (response) => response.writeHead(204).end()
  const server = createServer(async (request, response) => {
    const raw = await text(request)
    const id = String(request.headers['webhook-id'])
    received.push({ id, headers: request.headers, raw, body: JSON.parse(raw) })
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    received,
    url: `http://127.0.0.1:${port}/hook`,
    answer: (next: Answer) => void (answer = next),
    /** Verifies a request like an owner who has the secret. @throws when the signature is wrong */
    verify: ({ raw, headers }: Received, secret: string) =>
      new Webhook(secret).verify(raw, headers as Record<string, string>),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
