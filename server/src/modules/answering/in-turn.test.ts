import { expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { answer } from './service.ts'

const FLOOD = 90

async function aShop(deps: Deps) {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const passages = [{ heading: 'Returns', text: 'You may return goods within 30 days.' }]
  await aKnowledgeItem(deps.db, agent, [{ passages }])
  return async () => {
    const question = {
      agent,
      history: [],
      text: 'How many days do I have to return goods?',
      conversationId: agent.id,
    }
    for await (const part of answer(deps, question, new AbortController().signal)) {
      if (part.type === 'end') return part.outcome
    }
    return null
  }
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
