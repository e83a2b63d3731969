import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMcpHandler, type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import * as z from 'zod'

type Answer = (order: string) => CallToolResult

/**
 * An MCP server of an owner on loopback, in the protocol version that a client requests, with the tools and answers that a test defines.
 */
export async function aToolServer() {
  let description = 'Tells how an order is doing.'
  let answer: Answer = (order) => ({
    content: [{ type: 'text', text: `Order ${order} is on its way.` }],
    structuredContent: { order, status: 'on its way' },
  })
  /** The calls of its tools, with their arguments. */
  const called: { name: string; order: unknown }[] = []
  const headers: (string | undefined)[] = []
  const open = () => {
    const server = new McpServer({ name: 'shop', version: '1' })
    for (const [name, readOnlyHint] of [
      ['orderStatus', true],
      ['cancel_order', false],
    ] as const) {
      const inputSchema = z.object({ orderId: z.string().describe('Which order number?') })
      const about = { description, inputSchema, annotations: { readOnlyHint } }
      server.registerTool(name, about, ({ orderId }) => {
        called.push({ name, order: orderId })
        return answer(orderId)
      })
    }
    return server
  }
  const handler = createMcpHandler(open, { legacy: 'stateless' })
  const http = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    headers.push(request.headers.authorization)
    const { method = 'GET', url = '/' } = request
    const sent = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    )
    const body = method === 'POST' ? Buffer.concat(chunks) : undefined
    const came = await handler.fetch(
      new Request(`http://localhost${url}`, { method, headers: sent, body }),
    )
    response.writeHead(came.status, Object.fromEntries(came.headers))
    for await (const chunk of came.body ?? []) response.write(chunk)
    response.end()
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(http.address() as AddressInfo).port}`
  return {
    called,
    /** The `Authorization` headers received. */
    headers,
    host,
    url: `http://${host}/mcp`,
    describes: (next: string) => void (description = next),
    answers: (next: Answer) => void (answer = next),
    close: () => {
      http.closeAllConnections()
      http.close()
    },
  }
}
