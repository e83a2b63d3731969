import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { Agent, ConversationList, Report } from 'shared-types'
import { anAgent, teachPdf, untilTrained } from '../arrange.ts'
import { Talker } from '../kill/talker.ts'
import { freePort } from '../../scripts/lib/ports.mjs'
import { startNexus } from '../servers/nexus.ts'
import { aDatabase } from './postgres.ts'
import { asOwner, hasOnce, openShop, QUESTIONS } from './shop.ts'

const SECRET = 'the same on every node, whatever its release'
const ROUNDS = 3
const DAY_MS = 24 * 60 * 60_000

test('the release before this one and this one serve the same people on one database, and either may go', async ({
  page,
}) => {
  const { url, drop } = await aDatabase()
  const env = { DATABASE_URL: url, SECRET }
  const previous = join(process.env['PREVIOUS_RELEASE']!, 'server/src/main.ts')
  const before = await startNexus({ env, main: previous, port: await freePort() })
  const { api, agent } = await openShop(page, before.origin)
  const talker = await Talker.open(before.origin, agent.id)
  await talker.say(QUESTIONS[0]!)

  // This release migrates the database while the previous one is running.
  const after = await startNexus({ env })
  const there = talker.at(after.origin)
  for (let round = 0; round < ROUNDS; round++) {
    await talker.say(QUESTIONS[round % 2]!)
    await there.say(QUESTIONS[round % 2]!)
  }
  const accepted = new Set([...talker.accepted, ...there.accepted])
  expect(accepted.size).toBe(1 + 2 * ROUNDS)
  for (const seen of [talker, there]) await hasOnce(seen, accepted)

  // What is made or taught on one node is visible on the other, in both directions.
  const old = await anAgent(api, { name: 'Made before' })
  await teachPdf(api, old.id)
  await untilTrained(api, old.id, 1)
  const newer = await asOwner(page, after.origin)
  const young = await anAgent(newer, { name: 'Made after' })
  await teachPdf(newer, young.id)
  await untilTrained(newer, young.id, 1)
  const visitor = await Talker.open(after.origin, old.id)
  await visitor.say(QUESTIONS[0]!)
  const back = await asOwner(page, before.origin)
  const names = (await back.get<Agent[]>('/agents')).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['Harbour', 'Made after', 'Made before'])
  const conversations = await back.get<ConversationList>('/conversations/admin')
  expect(conversations.conversations).toHaveLength(2)
  await back.remove(`/agent/${young.id}`)

  // Reports exist only in the newer release; they count earlier messages and those accepted by either node since.
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  const asked = { from: day(-1), to: day(1), time_zone: 'UTC', group: 'day' }
  await expect
    .poll(() => newer.get<Report>(`/reports?${new URLSearchParams(asked)}`))
    .toMatchObject({ totals: { conversations: 2, assumed: 2, unanswered: 0 }, filling: false })

  // The older node dies during an answer, and the newer one finishes it.
  const last = talker.say(QUESTIONS[1]!)
  await expect.poll(() => talker.accepted.size).toBe(2 + ROUNDS)
  before.process.kill('SIGKILL')
  await Promise.all([last, once(before.process, 'exit')])
  await expect
    .poll(async () => (await there.history()).messages.at(-1))
    .toMatchObject({ sender: { role: 'agent' }, status: 'complete' })
  await hasOnce(there, new Set([...talker.accepted, ...there.accepted]))
  await after.stop()
  await drop()
})
