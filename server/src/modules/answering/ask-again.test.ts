import { expect, it } from 'vitest'
import { aUser, anAgent } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { claimChangedAgents, keepAsking, settleAsked } from './ask-again-store.ts'

/** An agent that has just been taught, and somebody about to ask it again. */
async function anAgentAskedAgain() {
  const { app, deps } = await buildTestApp()
  const { user, cookie } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  const teach = async (question: string) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/taught-answers/${agent.id}`,
      headers: { cookie, origin: TEST_ORIGIN },
      payload: { question, answer: 'Yes.' },
    })
    expect(response.statusCode, response.body).toBe(200)
  }
  await teach('Do you sell boats?')
  const [claimed] = await claimChangedAgents(deps.db, 1)
  return { deps, agent, claimed: claimed!, teach }
}

it('an agent that was taught while it was processed is processed once more', async () => {
  const { deps, agent, claimed, teach } = await anAgentAskedAgain()
  await teach('Is there wifi?')
  await settleAsked(deps.db, claimed, true)
  expect(await claimChangedAgents(deps.db, 1)).toMatchObject([{ id: agent.id }])
})

it('an agent without changes since is not processed once more', async () => {
  const { deps, claimed } = await anAgentAskedAgain()
  await settleAsked(deps.db, claimed, true)
  expect(await claimChangedAgents(deps.db, 1)).toEqual([])
})

it('a node that lost its lease on an agent neither renews nor ends it', async () => {
  const { deps, agent, claimed } = await anAgentAskedAgain()
  const kept = await keepAsking(deps.db, claimed)
  expect(kept).toMatchObject({ id: agent.id })
  expect(await keepAsking(deps.db, claimed)).toBeUndefined()
  await settleAsked(deps.db, claimed, false)
  expect(await keepAsking(deps.db, kept!)).toMatchObject({ id: agent.id })
})
