import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { agents } from '../../db/schema/agents.ts'
import { anAgent } from '../../test/factories.ts'
import { aTrainingRoom } from '../../test/training-room.ts'
import { correctFact, correctPassage } from './correct.ts'
import { readFacts, readPassages } from './read-content.ts'
import { product } from '../audit/record.ts'
import { linkKnowledge, unlinkKnowledge } from './link.ts'
import { readPages, removeKnowledge, retrain } from './service.ts'

let room: Awaited<ReturnType<typeof aTrainingRoom>>
let itemId: string
let otherId: string
beforeEach(async () => {
  room = await aTrainingRoom()
  room.site.pages.set('/', { title: 'Shop', main: '<p>Telephone: +44 20 7946 0958</p>' })
  itemId = await room.addSite(['/'])
  otherId = (await anAgent(room.deps.db, room.userId)).id
})
afterEach(() => room.close())

async function revisionOf(agentId: string) {
  const [row] = await room.deps.db
    .select({ revision: agents.knowledgeRevision })
    .from(agents)
    .where(eq(agents.id, agentId))
  return row!.revision
}

/** @returns for each agent whether the change increased its revision. */
async function moves(change: () => Promise<unknown>) {
  const agentIds = [room.agentId, otherId]
  const before = await Promise.all(agentIds.map(revisionOf))
  await change()
  const after = await Promise.all(agentIds.map(revisionOf))
  return after.map((revision, index) => revision > before[index]!)
}

it('the revision of an agent changes exactly when its knowledge does', async () => {
  const { deps, userId, agentId } = room
  const actor = product(userId)
  const owned = { userId, actor: product(userId), agentId, itemId }
  expect(
    await moves(() => {
      room.work()
      return room.settled(itemId)
    }),
  ).toEqual([true, false])

  expect(await moves(() => linkKnowledge(deps, product(userId), otherId, [itemId]))).toEqual([
    false,
    true,
  ])

  const [page] = await readPages(deps, userId, agentId, itemId)
  const at = { ...owned, pageId: page!.id, from: 0 }
  const passage = (await readPassages(deps, at)).rows[0]!
  const fact = (await readFacts(deps, at)).rows[0]!
  expect(await moves(() => readPassages(deps, at))).toEqual([false, false])
  expect(
    await moves(() => correctPassage(deps, { ...owned, id: passage.id }, { text: 'We moved.' })),
  ).toEqual([true, true])
  expect(await moves(() => correctFact(deps, { ...owned, id: fact.id }, { hidden: true }))).toEqual(
    [true, true],
  )

  room.site.pages.set('/', { title: 'Store', main: '<p>We are closed.</p>' })
  expect(
    await moves(async () => {
      await retrain(deps, userId, agentId, itemId)
      await room.settled(itemId)
    }),
  ).toEqual([true, true])

  expect(await moves(() => unlinkKnowledge(deps, product(userId), otherId, itemId))).toEqual([
    false,
    true,
  ])
  expect(await moves(() => removeKnowledge(deps, actor, agentId, itemId))).toEqual([true, false])
})
