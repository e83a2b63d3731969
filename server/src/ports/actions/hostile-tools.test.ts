import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { actionCaller } from './http.ts'
import type { ActionCaller } from './index.ts'

type Message = { id?: string | number; method?: string } | null
type Answer = (message: Message, response: ServerResponse) => void

let server: Server
let answer: Answer
let asked: number
let caller: ActionCaller

beforeEach(async () => {
  asked = 0
  server = createServer(async (request, response) => {
    asked += 1
    answer(await messageOf(request), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  await caller.close()
  server.closeAllConnections()
  server.close()
})

async function messageOf(request: IncomingMessage): Promise<Message> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return request.method === 'POST' ? JSON.parse(Buffer.concat(chunks).toString()) : null
}

function list(timeoutMs: number) {
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  caller = actionCaller({ allow: [host], production: false, timeoutMs })
  return caller.listTools({ url: `http://${host}/mcp`, headers: {} })
}

const LIBRARY_WAITS_MS = 60_000
const JSON_TYPE = { 'content-type': 'application/json' }
const STREAM = { 'content-type': 'text/event-stream' }

/** A server that behaves correctly until its tools are listed. */
const until =
  (tools: Answer): Answer =>
  (message, response) => {
    if (!message) return void response.writeHead(405).end()
    const tell = (more: object) =>
      response
        .writeHead(200, JSON_TYPE)
        .end(JSON.stringify({ jsonrpc: '2.0', id: message.id, ...more }))
    const { method, id } = message
    if (method === 'server/discover') return void tell({ error: { code: -32601, message: 'no' } })
    if (method === 'tools/list') return tools(message, response)
    if (id === undefined || method === undefined) return void response.writeHead(202).end()
    const serverInfo = { name: 'shop', version: '1' }
    tell({ result: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo } })
  }

it.each<[string, Answer]>([
  ['ends at once', (_, response) => void response.writeHead(200, STREAM).end()],
  ['never says a word', (_, response) => void response.writeHead(200, STREAM).write(':\n\n')],
])(
  'a server whose stream %s is given up earlier than the library would',
  async (_, one) => {
    answer = one
    expect(await list(300)).toBe('There was no answer in time.')
  },
  LIBRARY_WAITS_MS,
)

it('a server that sends hundreds of requests gets few answers, and is given up', async () => {
  answer = until((_, response) => {
    const pings = Array.from(
      { length: 300 },
      (__, id) => `data: ${JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' })}\n\n`,
    )
    response.writeHead(200, STREAM).write(pings.join(''))
  })
  expect(await list(LIBRARY_WAITS_MS)).toContain('There is no MCP server')
  expect(asked).toBeLessThanOrEqual(40)
})

it('an endless list is given up after the maximum size, in pages of any size', async () => {
  answer = until((message, response) => {
    const tool = { description: 'x'.repeat(900), inputSchema: { type: 'object' } }
    const tools = Array.from({ length: 100 }, (_, at) => ({ name: `tool_${asked}_${at}`, ...tool }))
    const result = { tools, nextCursor: `page ${asked}` }
    response
      .writeHead(200, JSON_TYPE)
      .end(JSON.stringify({ jsonrpc: '2.0', id: message!.id, result }))
  })
  expect(await list(LIBRARY_WAITS_MS)).toContain('There is no MCP server')
  expect(asked).toBeLessThanOrEqual(15)
})
