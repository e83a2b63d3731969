import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { KnowledgeItem, KnowledgePage } from 'shared-types'
import { startStubModel } from '../../server/src/test/stub-model.ts'
import { anAgent, apiOf, teachPdf, teachWebsite, untilTrained } from '../arrange.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus, type Nexus } from '../servers/nexus.ts'
import { startSite } from '../servers/site.ts'
import { signIn } from '../sign-in.ts'
import { randomOf } from './random.ts'
import { Talker } from './talker.ts'

const ROUNDS = 12
const VISITORS = 3
/** Each round is killed at a random moment within the time of this many turns, measured on this machine under its present load. */
const TURNS_A_ROUND = 3
const TOKEN_DELAY_MS = 6
const QUESTIONS = [
  'How long are workshop repairs guaranteed?',
  'What does storage cost?',
  'When does a claim have to be reported?',
]

const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000)

test(`a server that is killed ${ROUNDS} times loses nothing and does nothing twice`, async ({
  page,
}) => {
  console.log(`KILL_SEED=${seed}`)
  const random = randomOf(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'nexus-kill-'))
  const port = await freePort()
  const model = await startStubModel({ delay: TOKEN_DELAY_MS })
  const site = await startSite()
  const start = () =>
    startNexus({
      dataDir,
      port,
      env: {
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'stub',
        MODEL_API_KEY: 'none',
        MODEL_BASE_URL: model.url,
      },
    })
  let nexus = await start()
  try {
    await signIn(page, nexus.origin, {
      name: 'Marisol Trevena',
      email: 'marisol@harbourcycles.example',
    })
    const api = apiOf(page, nexus.origin)
    const agent = await anAgent(api)
    await teachPdf(api, agent.id, 'Terms')
    await untilTrained(api, agent.id, 1)
    const talkers = await Promise.all(
      Array.from({ length: VISITORS }, () => Talker.open(nexus.origin, agent.id)),
    )
    const items = new Set<string>()
    // The first turns of a server take longer than the later ones.
    await aTurnOf(talkers)
    const roundMs = TURNS_A_ROUND * (await aTurnOf(talkers))

    for (let round = 0; round < ROUNDS; round++) {
      const lives = { on: true }
      const teaching = (
        round % 2
          ? teachPdf(api, agent.id, `Terms ${round}`)
          : teachWebsite(api, agent.id, site.origin)
      ).then(
        (item) => items.add(item.id),
        () => undefined,
      )
      const talking = talkers.map(async (talker) => {
        while (lives.on) await talker.say(QUESTIONS[Math.floor(random() * QUESTIONS.length)]!)
      })
      await new Promise((resolve) => setTimeout(resolve, random() * roundMs))
      lives.on = false
      await kill(nexus)
      await Promise.all([...talking, teaching])
      nexus = await start()
      for (const talker of talkers) await everythingOnce(talker)
    }

    for (const talker of talkers) await everyMessageHasItsReply(talker)
    await everyJobRanOnce(api, agent.id, items)
  } finally {
    if (test.info().status !== 'passed') console.log(nexus.log().slice(-4_000))
    await nexus.stop()
    await Promise.all([model.close(), site.close()])
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** One turn of all talkers at once. @returns its duration in milliseconds. */
async function aTurnOf(talkers: Talker[]): Promise<number> {
  const begun = performance.now()
  await Promise.all(talkers.map((talker) => talker.say(QUESTIONS[0]!)))
  return performance.now() - begun
}

async function kill(nexus: Nexus) {
  nexus.process.kill('SIGKILL')
  await once(nexus.process, 'exit')
}

/** Checks that every accepted message exists, that one only sent exists after a retry, and that none exists twice. */
async function everythingOnce(talker: Talker) {
  const before = (await talker.history()).messages.map((message) => message.client_id)
  for (const id of talker.accepted)
    expect(before.filter((clientId) => clientId === id)).toHaveLength(1)
  const unsure = [...talker.sent].filter(([id]) => !talker.accepted.has(id))
  for (const [id, text] of unsure) await talker.say(text, id)
  const after = (await talker.history()).messages.map((message) => message.client_id)
  for (const id of talker.sent.keys())
    expect(after.filter((clientId) => clientId === id)).toHaveLength(1)
}

/** Checks that every message has exactly one complete reply, whichever server began it. */
async function everyMessageHasItsReply(talker: Talker) {
  const roles = async () => {
    const { messages } = await talker.history()
    const replies = messages.filter((message) => message.sender.role === 'agent')
    return {
      replies: replies.length,
      whole: replies.filter((reply) => reply.status === 'complete' && reply.text.length > 0).length,
    }
  }
  await expect
    .poll(roles, { timeout: 180_000 })
    .toEqual({ replies: talker.sent.size, whole: talker.sent.size })
}

async function everyJobRanOnce(
  api: ReturnType<typeof apiOf>,
  agentId: string,
  accepted: ReadonlySet<string>,
) {
  const list = () => api.get<KnowledgeItem[]>(`/knowledge-base/${agentId}`)
  await expect
    .poll(
      async () =>
        (await list())
          .filter((item) => item.status !== 'trained')
          .map((item) => item.reason ?? item.status),
      { timeout: 180_000 },
    )
    .toEqual([])
  const items = await list()
  for (const id of accepted) expect(items.filter((item) => item.id === id)).toHaveLength(1)
  const shapes = new Map<string, Set<string>>()
  for (const item of items) {
    const pages = await api.get<KnowledgePage[]>(`/knowledge-base/pages/${agentId}/${item.id}`)
    expect(new Set(pages.map((page) => page.url ?? page.title)).size).toBe(
      item.type === 'PDF' ? 1 : pages.length,
    )
    const shape = pages
      .map((page) => `${page.title}: ${page.passages}`)
      .toSorted()
      .join('\n')
    shapes.set(
      item.type,
      (shapes.get(item.type) ?? new Set()).add(
        item.type === 'PDF' ? shape.replace(/^.*: /gm, '') : shape,
      ),
    )
  }
  // The same document, read again and again and killed at random points, was cut into the same passages every time.
  for (const [type, shape] of shapes) expect([type, shape.size]).toEqual([type, 1])
}
