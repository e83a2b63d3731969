import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WriteAction } from 'shared-types'

export type ShopRequest = {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}
type Answer = (request: ShopRequest, response: ServerResponse) => void

/** A service of an owner on loopback, which answers as the test defines. */
export async function anActionShop() {
  const asked: ShopRequest[] = []
  let answer: Answer = (_, response) =>
    void response.end(JSON.stringify({ status: 'on its way', ticket: 'T-7' }))
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const call = { method, url, headers, body: Buffer.concat(chunks).toString() }
    asked.push(call)
    answer(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    /** The value for `CRAWL_ALLOW`. */
    host,
    at: (path: string) => `http://${host}${path}`,
    answers: (next: Answer) => void (answer = next),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type ActionShop = Awaited<ReturnType<typeof anActionShop>>

const input = { example: '', choices: [] }

export const orderAction = (shop: ActionShop, change: Partial<WriteAction> = {}): WriteAction => ({
  name: 'Order status',
  purpose: 'Tells a customer how their order is doing and when it arrives.',
  examples: ['Where is my order?', 'What is the status of my order?', 'Track my parcel'],
  method: 'GET',
  tool: null,
  url: shop.at('/orders/{order}'),
  headers: [{ name: 'Authorization', value: 'Bearer s3cret-of-the-shop', is_secret: true }],
  body: '',
  inputs: [
    { ...input, name: 'order', kind: 'text', ask: 'Which order number?', example: 'A-1042' },
  ],
  writes: false,
  result: 'Order {order} is {status}.',
  nothing: 'There is no such order.',
  is_on: true,
  ...change,
})

export const ticketAction = (shop: ActionShop): WriteAction => ({
  ...orderAction(shop),
  name: 'Support ticket',
  purpose: 'Opens a support ticket for a problem that somebody has to look at.',
  examples: ['Please open a ticket', 'I want to open a support ticket', 'Report a problem'],
  method: 'POST',
  url: shop.at('/tickets'),
  body: '{"email":"{email}","problem":"{problem}"}',
  inputs: [
    { ...input, name: 'problem', kind: 'text', ask: 'What is the problem?' },
    { ...input, name: 'email', kind: 'email', ask: 'At which address can you be reached?' },
  ],
  writes: true,
  result: 'Your ticket is open: {ticket}.',
  nothing: '',
})
