import { expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { outcomeIn, partsOf } from '../../test/reply-of.ts'

const FLOOD = 90

async function aShop(deps: Deps) {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const passages = [{ heading: 'Returns', text: 'You may return goods within 30 days.' }]
  await aKnowledgeItem(deps.db, agent, [{ passages }])
  const text = 'How many days do I have to return goods?'
  return async () => outcomeIn(await partsOf(deps, { agent, text }))
}

it('the questions of one account’s visitors do not delay those of another’s', async () => {
  const deps = await buildTestDeps()
  const [flooded, quiet] = [await aShop(deps), await aShop(deps)]
  const done: string[] = []
  const flood = Array.from({ length: FLOOD }, () => flooded().then(() => done.push('flooded')))
  expect(await quiet()).toBe('answered')
  // Some were begun already, and more may run beside it while the database is busy; without turns it would come after nearly all.
  expect(done.length).toBeLessThan(FLOOD / 2)
  await Promise.all(flood)
})
