import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { request } from 'undici'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import { agentActions } from '../src/db/schema/actions.ts'
import { newId } from '../src/lib/ids.ts'
import { bikeShop } from '../src/modules/answering/eval/bike-shop.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { anAgent, aUser } from '../src/test/factories.ts'
import { goal } from './chat-turn/report.ts'
import { percentile } from './chat-turn/visitors.ts'
import { startProduct } from './footprint/product.ts'
import { type Conversation, openConversations } from './watched/talk.ts'

/**
 * Measures a turn in which an action calls a service, compared with an ordinary answer from the knowledge, turn by turn in the same
 * conversations of one visitor. The time spent in the service is measured there and subtracted. `--turns` of each kind, `--service`
 * milliseconds it takes, `--port`.
 */
const { values } = parseArgs({
  options: {
    turns: { type: 'string', default: '200' },
    service: { type: 'string', default: '20' },
    port: { type: 'string', default: '4571' },
  },
})
const turns = Number(values.turns)
const TURNS_A_CONVERSATION = 10
const ORDINARY = 'How long are workshop repairs guaranteed?'
const ACTING = 'Where is my order A-1042?'
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))

/** Milliseconds that each request spent in the service. */
const spent: number[] = []
const service = createServer(async (_, response) => {
  const begun = performance.now()
  await sleep(Number(values.service))
  response.end('{"status":"on its way"}', () => spent.push(performance.now() - begun))
})
service.listen(0, '127.0.0.1')
await once(service, 'listening')
const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
process.env['CRAWL_ALLOW'] = host

try {
  const agentId = await fill()
  const product = await startProduct(folder, Number(values.port))
  try {
    const times = await talk(product.origin, agentId)
    report(times)
  } finally {
    await product.stop()
  }
} finally {
  service.closeAllConnections()
  service.close()
  rmSync(folder, { recursive: true, force: true })
}

async function fill(): Promise<string> {
  const environment = { DATA_DIR: folder, LOG_LEVEL: 'warn', LOCAL_SIGN_IN_PORT: '0' }
  const deps = await buildDeps(readConfig(environment))
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, bikeShop)
  await deps.db.insert(agentActions).values({
    userId: user.id,
    agentId: agent.id,
    name: 'Order status',
    purpose: 'Tells how an order is doing.',
    examples: ['Where is my order?', 'Track my parcel'],
    method: 'GET',
    url: `http://${host}/orders/{order}`,
    headers: [],
    body: '',
    inputs: [{ name: 'order', kind: 'text', ask: 'Which?', example: 'A-1042', choices: [] }],
    writes: false,
    result: 'Order {order} is {status}.',
    nothing: '',
    isOn: true,
  })
  await deps.bus.close()
  await deps.driver.close()
  return agent.id
}

type Times = { ordinary: number[]; acting: number[] }

async function talk(origin: string, agentId: string): Promise<Times> {
  const times: Times = { ordinary: [], acting: [] }
  const warm = Math.ceil(turns / 4)
  const all = warm + turns
  const open = Math.ceil((all * 2) / TURNS_A_CONVERSATION)
  const conversations = await openConversations(origin, agentId, open)
  for (let turn = 0; turn < all; turn += 1) {
    const conversation = conversations[Math.floor((turn * 2) / TURNS_A_CONVERSATION)]!
    const ordinary = await timeOf(origin, conversation, ORDINARY, 'guarantee')
    const acting = await timeOf(origin, conversation, ACTING, 'is on its way')
    if (turn < warm) continue
    times.ordinary.push(ordinary)
    times.acting.push(acting)
  }
  return times
}

/** Milliseconds from sending to the end of the answer. */
async function timeOf(origin: string, { id, token }: Conversation, text: string, says: string) {
  const begun = performance.now()
  const { statusCode, body } = await request(`${origin}/api/widget/conversations/${id}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ id: newId(), text }),
  })
  const answer = await body.text()
  const took = performance.now() - begun
  if (statusCode !== 200 || !answer.includes(says)) {
    throw new Error(`A turn went wrong: ${statusCode} ${answer.slice(0, 400)}`)
  }
  return took
}

function report({ ordinary, acting }: Times): void {
  const own = spent.slice(-turns)
  const row = (what: string, all: number[]) => ({
    what,
    p50: percentile(all, 0.5).toFixed(1),
    p95: percentile(all, 0.95).toFixed(1),
  })
  console.table([
    row('an ordinary answer, ms', ordinary),
    row('an answer of an action, ms', acting),
    row('its service alone, ms', own),
  ])
  const added = percentile(acting, 0.5) - percentile(ordinary, 0.5) - percentile(own, 0.5)
  goal('ms an action adds to its own time, beside an ordinary answer, p50', added, { most: 5 })
}
