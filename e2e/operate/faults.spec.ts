import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startStubModel } from '../../server/src/test/stub-model.ts'
import { tally } from '../kill/tally.ts'
import { Visitor } from '../kill/visitor.ts'
import { startNexus } from '../servers/nexus.ts'
import { openWire, type Wire } from '../servers/wire.ts'
import { aDatabase, endConnections } from './postgres.ts'
import { openShop, QUESTIONS } from './shop.ts'

const VISITORS = 6
const TOKEN_DELAY_MS = 6
/** Longer than a node may keep a reply without renewing its lease. */
const LONGER_THAN_A_LEASE_MS = 10_000
const PATIENCE_MS = 420_000

type Room = { wire: Wire; url: string; areReady: () => Promise<boolean[]> }

/** Imitates a restart for all connected nodes: everybody is disconnected, and nobody can connect until it is over. */
async function restart({ wire, url, areReady }: Room) {
  await wire.refuse()
  await endConnections(url)
  await expect.poll(areReady).toEqual([false, false])
  await wire.mend()
}

/** Stops the database without closing connections, so that it is silent like one whose cable is cut. */
async function freeze({ wire, areReady }: Room) {
  wire.silence()
  await expect.poll(areReady).toEqual([false, false])
  await sleep(LONGER_THAN_A_LEASE_MS)
  await wire.mend()
}

for (const [what, happen] of [
  ['restarted', restart],
  ['frozen', freeze],
] as const)
  test(`PostgreSQL may be ${what} while people talk to two nodes: nothing is lost, doubled, out of order or without a reply`, async ({
    page,
  }) => {
    const { url, drop } = await aDatabase()
    const wire = await openWire(Number(new URL(url).port))
    const model = await startStubModel({ delay: TOKEN_DELAY_MS })
    const env = { ...through(url, wire), ...modelAt(model.url) }
    const nodes = [await startNexus({ env }), await startNexus({ env })]
    const origins = nodes.map(({ origin }) => origin)
    const { agent } = await openShop(page, origins[0]!)
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, (_, first) => Visitor.open(origins, agent.id, first)),
    )
    const areReady = () => Promise.all(origins.map(isReady))

    const people = { talk: true }
    const patience = AbortSignal.timeout(PATIENCE_MS)
    const talking = visitors.map(async (visitor, index) => {
      while (people.talk) await visitor.say(QUESTIONS[index % 2]!, patience)
    })
    const heard = () => visitors.map(({ accepted }) => accepted.size)
    const everybodyIsHeard = async () => {
      const before = heard()
      await expect.poll(() => heard().every((count, at) => count > before[at]!)).toBe(true)
    }
    await everybodyIsHeard()
    await happen({ wire, url, areReady })
    await everybodyIsHeard()
    people.talk = false
    await Promise.all(talking)

    await expect.poll(areReady).toEqual([true, true])
    expect(await tally(visitors)).toMatchObject({
      lost: 0,
      doubled: 0,
      'out of order': 0,
      'without reply': 0,
    })
    await Promise.all(nodes.map((node) => node.stop()))
    await Promise.all([wire.close(), model.close()])
    await drop()
  })

function through(url: string, wire: Wire) {
  const cut = new URL(url)
  cut.hostname = '127.0.0.1'
  cut.port = String(wire.port)
  return { DATABASE_URL: cut.href, SECRET: 'the same on every node, whichever answers' }
}

const modelAt = (url: string) => ({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_NAME: 'stub',
  MODEL_API_KEY: 'none',
  MODEL_BASE_URL: url,
})

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
