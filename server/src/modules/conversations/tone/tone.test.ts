import { expect, it, vi } from 'vitest'
import { conversations } from '../../../db/schema/conversations.ts'
import type { Model } from '../../../ports/model/index.ts'
import { dictatedAnswer } from '../../../test/dictated-answer.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { buildTestApp } from '../../../test/test-app.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { judgeSoon } from './tone.ts'
import { until } from '../../../test/until.ts'

it('a model judges the sentiment of a conversation once its customer pauses', async () => {
  const test = await buildTestApp()
  const { user } = await aUser(test.deps)
  const agent = await anAgent(test.deps.db, user.id)
  const dictated = dictatedAnswer()
  test.deps.answer = dictated.answer
  await test.app.listen({ port: 0 })
  const visitor = await aVisitor(test.app, agent.id)
  const stream = await visitor.liveSay('Well, that was a treat of a morning')
  ;(await dictated.next()).end()
  await stream.end
  const read = async () => (await test.deps.db.select().from(conversations))[0]!
  const complete = vi.fn<Model['complete']>(async () => '[-0.8]')
  const deps = { ...test.deps, model: { ...test.deps.model, complete } as Model }
  const where = { conversationId: (await read()).id, userId: user.id, agentId: agent.id }
  for (let again = 0; again < 3; again++) judgeSoon(deps, where, 1)
  await until(async () => expect(await read()).toMatchObject({ sentiment: 'negative' }))
  expect(complete).toHaveBeenCalledTimes(1)
  await test.app.close()
})
