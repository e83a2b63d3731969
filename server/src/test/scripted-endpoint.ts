import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** A received request. */
export type Asked = {
  path: string
  headers: IncomingMessage['headers']
  body: { input?: string[]; encoding_format?: string; [field: string]: unknown }
}

export type ScriptedEndpoint = {
  url: string
  asked: Asked[]
  /** Number of connections that were opened to it. */
  connections(): number
  /** Number of requests that clients cancelled. */
  dropped(): number
  close(): Promise<void>
}

/** A vendor on loopback that answers exactly as the test defines, however wrong. */
export async function startEndpoint(
  answer: (response: ServerResponse, asked: Asked, nth: number) => void | Promise<void>,
): Promise<ScriptedEndpoint> {
  const asked: Asked[] = []
  let [connections, dropped] = [0, 0]
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    response.on('close', () => (dropped += response.writableFinished ? 0 : 1))
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString()
      const { url: path = '', headers } = request
      asked.push({ path, headers, body: JSON.parse(text || '{}') as Asked['body'] })
      void answer(response, asked.at(-1)!, asked.length)
    })
  })
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    connections: () => connections,
    dropped: () => dropped,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Sends the pieces of a stream so that they arrive one by one, then ends. */
export async function sendEvents(response: ServerResponse, pieces: (string | Buffer)[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const piece of pieces) {
    await new Promise((sent) => response.write(piece, sent))
    await nextTurn()
  }
  response.end()
}

/** An event in the OpenAI format. */
export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`
/** An event with the next words of a reply. */
export const word = (content: unknown) => event({ choices: [{ delta: { content } }] })
export const STOP = event({ choices: [{ delta: {}, finish_reason: 'stop' }] })
export const DONE = 'data: [DONE]\n\n'
