import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page, test } from '@playwright/test'
import type { VisitorHistory, WebhookEndpointWithSecret } from 'shared-types'
import { anAgent, apiOf } from '../arrange.ts'
import { aDatabase, tell } from '../operate/postgres.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus, type NexusOptions } from '../servers/nexus.ts'
import { signInUnseen } from '../sign-in.ts'
import { randomOf } from './random.ts'
import { startReceiver } from './receiver.ts'
import { Visitor } from './visitor.ts'

const VISITORS = 4
const KILLS = 4
/** The kill happens at a random moment within this time, during writing, claiming, sending or recording the result. */
const ROUND_MS = 1_500
/** The receiver takes up to this long to answer, so that a node may die while it waits. */
const ANSWER_MS = 150

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`a server that is killed ${KILLS} times sends every event to a webhook, each under one id`, async ({
  page,
}) => {
  await killed(page, 1, {})
})

test(
  `two nodes of which one is killed ${KILLS} times send every event to a webhook, each under one id`,
  { tag: '@postgres' },
  async ({ page }) => {
    const database = await aDatabase()
    try {
      // Ends the leases of a dead node at once, instead of waiting for them to expire.
      const free = () =>
        tell(
          'update webhook_deliveries set leased_until = null where settled_at is null',
          database.url,
        )
      await killed(
        page,
        2,
        { DATABASE_URL: database.url, SECRET: 'the-secret-of-both-nodes-of-the-kill-test' },
        free,
      )
    } finally {
      await database.drop()
    }
  },
)

/** Kills nodes repeatedly while webhooks are sent. @param free ends the leases of dead nodes at once */
async function killed(
  page: Page,
  nodes: number,
  env: Record<string, string>,
  free = async () => {},
): Promise<void> {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const receiver = await startReceiver(() => random() * ANSWER_MS)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-hooks-'))
  const options: NexusOptions[] = []
  for (let node = 0; node < nodes; node += 1) {
    options.push({ dataDir: join(dataDir, String(node)), port: await freePort(), env })
  }
  const started = []
  for (const option of options) started.push(await startNexus(option))
  try {
    const { origin } = started[0]!
    await signInUnseen(page, origin, { name: 'Marisol', email: 'marisol@harbour.example' })
    const api = apiOf(page, origin)
    const agent = await anAgent(api)
    await api.post<WebhookEndpointWithSecret>('/webhook-endpoints', {
      url: receiver.url,
      events: ['conversation.started', 'message.received', 'message.sent'],
    })
    const origins = started.map((node) => node.origin)
    const visitors = await Promise.all(
      Array.from({ length: VISITORS }, (_, at) => Visitor.open(origins, agent.id, at)),
    )
    const enough = new AbortController()
    const talking = visitors.map(async (visitor) => {
      for (let turn = 0; !enough.signal.aborted; turn += 1) {
        await visitor.say(`What does storage cost in month ${turn}?`, enough.signal)
      }
    })
    for (let kill = 0; kill < KILLS; kill += 1) {
      await sleep(random() * ROUND_MS)
      const at = kill % nodes
      started[at]!.process.kill('SIGKILL')
      await once(started[at]!.process, 'exit')
      started[at] = await startNexus(options[at])
    }
    enough.abort()
    await Promise.all(talking)
    const histories = () => Promise.all(visitors.map((visitor) => visitor.history()))
    await expect(async () => {
      await free()
      const facts = (await histories()).flatMap(factsOf)
      expect(facts.length).toBeGreaterThan(VISITORS * 3)
      expect(receiver.facts('message.')).toEqual(facts.toSorted())
      expect(receiver.facts('conversation.started')).toHaveLength(VISITORS)
    }).toPass({ timeout: 180_000 })
    for (const ids of receiver.idsOfFacts()) expect(ids).toHaveLength(1)
    for (const bodies of receiver.bodiesOfIds()) expect(bodies).toHaveLength(1)
    console.log(`${receiver.idsOfFacts().length} facts, sent ${receiver.count()} times`)
  } finally {
    if (test.info().status !== 'passed') {
      for (const node of started) console.log(node.log().slice(-2_000))
    }
    for (const node of started) await node.stop()
    await receiver.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The facts that webhooks must report about a conversation, once every reply in it is complete. */
function factsOf({ messages }: VisitorHistory): string[] {
  expect(messages.filter(({ status }) => status === 'pending' || status === 'streaming')).toEqual(
    [],
  )
  return messages
    .filter(({ event, text }) => !event && text !== '')
    .map(({ id, sender }) => `message.${sender.role === 'customer' ? 'received' : 'sent'} ${id}`)
}
