import { beforeEach, describe, expect, it } from 'vitest'
import { aUser, anAgent } from '../../test/factories.ts'
import { aKnowledgeItem } from '../../test/knowledge-factory.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { partsOf } from '../../test/reply-of.ts'
import { newId } from '../../lib/ids.ts'

describe('questions the knowledge could not answer', () => {
  let test: Awaited<ReturnType<typeof buildTestApp>>
  let owner: Awaited<ReturnType<typeof aUser>>
  let agent: Awaited<ReturnType<typeof anAgent>>

  beforeEach(async () => {
    test = await buildTestApp()
    owner = await aUser(test.deps)
    agent = await anAgent(test.deps.db, owner.user.id)
  })

  const ask = (text: string) => partsOf(test.deps, { agent, text, conversationId: newId() })

  const list = async (cookie = owner.cookie) =>
    test.app.inject({ url: `/api/knowledge-base/gaps/${agent.id}`, headers: { cookie } })

  const remove = (gapId: string, cookie = owner.cookie) =>
    test.app.inject({
      method: 'DELETE',
      url: `/api/knowledge-base/gaps/${agent.id}/${gapId}`,
      headers: { cookie, origin: TEST_ORIGIN },
    })

  it('are listed newest first, each once with how often it was asked', async () => {
    await ask('Do you sell boats?')
    await ask('Is there a crèche?')
    await ask('do you sell BOATS')
    const { data } = (await list()).json()
    expect(data).toMatchObject([
      { question: 'do you sell BOATS', times: 2, conversation_id: null },
      { question: 'Is there a crèche?', times: 1 },
    ])
  })

  it('are counted exactly when many ask at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => ask('Do you sell boats?')))
    expect((await list()).json().data).toMatchObject([{ times: 8 }])
  })

  it('do not include small talk, jokes or the wish for a person', async () => {
    const said = ['Hello there!', 'thanks a lot', 'who are you?', 'Can I talk to a human?']
    for (const text of [...said, 'Tell me a joke!', 'lol']) await ask(text)
    expect((await list()).json().data).toEqual([])
  })

  it('include questions that merely sound like jokes', async () => {
    await ask('Do you buy hair?')
    expect((await list()).json().data).toMatchObject([{ question: 'Do you buy hair?' }])
  })

  it('do not include questions for contact data', async () => {
    const said = ['Vera Lind, vera@example.com', 'my number is 202 555 0123', 'vera@example.com']
    for (const text of said) await ask(text)
    expect((await list()).json().data).toEqual([])
  })

  it.each(['My order 12345678 has not arrived', 'Can I bring a tortoise? vera@example.com'])(
    'include a question beside contact data: %s',
    async (text) => {
      await ask(text)
      expect((await list()).json().data).toHaveLength(1)
    },
  )

  it('notify the open dashboards of the account', async () => {
    const told: unknown[] = []
    test.deps.bus.subscribe('dashboard', (event) => told.push(event))
    await ask('Do you sell boats?')
    expect(told).toMatchObject([{ userId: owner.user.id, name: 'knowledge' }])
  })

  it('can be taken off the list, once', async () => {
    await ask('Do you sell boats?')
    const [gap] = (await list()).json().data
    expect((await remove(gap.id)).statusCode).toBe(200)
    expect((await list()).json().data).toEqual([])
    expect((await remove(gap.id)).statusCode).toBe(404)
  })

  it('leave the list once the question is answered', async () => {
    await ask('Do you repair saddles?')
    await ask('Is there a crèche?')
    const passages = [{ text: 'We repair saddles of every make while you wait.' }]
    await aKnowledgeItem(test.deps.db, agent, [{ passages }])
    await ask('Do you repair saddles?')
    expect((await list()).json().data).toMatchObject([{ question: 'Is there a crèche?' }])
  })

  it('are hidden from other accounts, which cannot remove them', async () => {
    await ask('Do you sell boats?')
    const [gap] = (await list()).json().data
    const { cookie } = await aUser(test.deps)
    expect((await list(cookie)).statusCode).toBe(404)
    expect((await remove(gap.id, cookie)).statusCode).toBe(404)
    expect((await list()).json().data).toHaveLength(1)
  })
})
