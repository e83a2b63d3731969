import { beforeEach, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { replyOf } from '../../test/reply-of.ts'

let deps: Deps
beforeEach(async () => void (deps = await buildTestDeps()))

async function nameSaid(brand: { name: string; brandName: string }) {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id, brand)
  const passages = [{ heading: 'Prices', text: 'A haircut is 32 euros.' }]
  await aKnowledgeItem(
    deps.db,
    agent,
    [{ title: 'Prices | Salon Fernwood', url: 'https://salon.example/prices', passages }],
    { title: 'Salon Fernwood' },
  )
  return replyOf(deps, { agent, text: 'What is your salon called?' })
}

it('the name of the business is that of its website until its owner sets a brand', async () => {
  expect(await nameSaid({ name: 'Helper', brandName: 'Helper' })).toContain('of Salon Fernwood')
  expect(await nameSaid({ name: 'Helper', brandName: 'Fern & Wood' })).toContain('of Fern & Wood')
})
