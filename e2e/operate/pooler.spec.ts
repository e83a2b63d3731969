import { expect, test } from '@playwright/test'
import { Talker } from '../kill/talker.ts'
import { startNexus } from '../servers/nexus.ts'
import { startPooler } from './pooler.ts'
import { aDatabase } from './postgres.ts'
import { hasOnce, openShop, QUESTIONS } from './shop.ts'

const VISITORS = 8
const TURNS = 5

test('through a PgBouncer that lends connections by the transaction, two nodes serve, learn and hear each other', async ({
  page,
}) => {
  const { url, drop } = await aDatabase()
  const pooler = await startPooler(url)
  const env = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: url,
    SECRET: 'the same on every node, whichever answers',
  }
  const first = await startNexus({ env })
  const second = await startNexus({ env })
  const { agent } = await openShop(page, first.origin)
  const talkers = await Promise.all(
    Array.from({ length: VISITORS }, () => Talker.open(first.origin, agent.id)),
  )
  // An answer written by one node is received by a listener on the other.
  const [watched] = talkers as [Talker]
  const listening = watched.at(second.origin).listen()
  await Promise.all(
    talkers.map(async (talker, index) => {
      const at = index % 2 ? talker.at(second.origin) : talker
      for (let turn = 0; turn < TURNS; turn++) await at.say(QUESTIONS[turn % 2]!)
      expect(at.accepted.size).toBe(TURNS)
      await hasOnce(at, at.accepted)
    }),
  )
  await expect.poll(listening.heard).toContain('event: message')
  listening.stop()
  for (const { log } of [first, second]) expect(log()).not.toMatch(/"level":(40|50|60)/)
  await Promise.all([first.stop(), second.stop()])
  await pooler.stop()
  await drop()
})
