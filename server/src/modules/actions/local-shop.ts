import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

/** Path on this server. */
export const LOCAL_SHOP_PATH = '/api/local/shop'

const NOTE = 'A shop this installation pretends to have. Nothing of it is real.'

const ORDERS: Record<string, { status: string; arrives: string }> = {
  'a-1041': { status: 'delivered', arrives: '12 October' },
  'a-1042': { status: 'on its way', arrives: 'tomorrow' },
  'a-1043': { status: 'being packed', arrives: 'on Friday' },
}
const STOCK: Record<string, number> = { mug: 12, teapot: 3, apron: 0 }
/** Tickets that are remembered, by the idempotency key of their request. */
const TICKETS_MAX = 1_000

/** Stands in for the services of an owner that actions call; only when the server runs with stand-ins. */
export async function localShopRoutes(app: FastifyInstance, { config }: Deps) {
  if (config.production) return
  const tickets = new Map<string, number>()
  let last = 1_000
  const ticketOf = (key: string): number => {
    const known = tickets.get(key)
    if (known !== undefined) return known
    if (tickets.size >= TICKETS_MAX) tickets.clear()
    last += 1
    tickets.set(key, last)
    return last
  }
  const schema = { hide: true }
  app.get<{ Params: { number: string } }>(
    `${LOCAL_SHOP_PATH}/orders/:number`,
    { schema },
    async ({ params }, reply) => {
      const number = params.number.toLowerCase()
      const order = Object.hasOwn(ORDERS, number) ? ORDERS[number] : undefined
      if (!order) return reply.code(404).send({ note: NOTE, message: 'No such order' })
      return { note: NOTE, number: number.toUpperCase(), ...order }
    },
  )
  app.get<{ Params: { item: string } }>(
    `${LOCAL_SHOP_PATH}/stock/:item`,
    { schema },
    async ({ params }, reply) => {
      const item = params.item.toLowerCase()
      const left = Object.hasOwn(STOCK, item) ? STOCK[item] : undefined
      if (left === undefined) return reply.code(404).send({ note: NOTE, message: 'No such item' })
      return { note: NOTE, item, left }
    },
  )
  app.post(`${LOCAL_SHOP_PATH}/tickets`, { schema }, async ({ headers }, reply) => {
    const key = headers['idempotency-key']
    if (typeof key !== 'string' || !key) {
      return reply.code(400).send({ note: NOTE, message: 'An Idempotency-Key is needed' })
    }
    return { note: NOTE, ticket: `T-${ticketOf(key)}` }
  })
}
