import { beforeEach, describe, expect, it } from 'vitest'
import type { Deps } from '../../deps.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let agent: Awaited<ReturnType<typeof anAgent>>

const says = (...words: string[]): Deps['answer'] =>
  async function* () {
    for (const text of words) yield { type: 'text', text }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }

beforeEach(async () => {
  test = await buildTestApp()
  const { user } = await aUser(test.deps)
  agent = await anAgent(test.deps.db, user.id)
  test.deps.answer = says('We are ', 'open.')
})

describe('a turn', () => {
  it('streams what was accepted, the reply word by word, and how it ended', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const { events, response } = await visitor.say('Are you open?')
    expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(events.map(({ event }) => event)).toEqual(['accepted', 'token', 'token', 'done'])
    const text = events
      .filter(({ event }) => event === 'token')
      .map(({ data }) => data.text)
      .join('')
    expect(text).toBe('We are open.')
    expect(events.at(-1)!.data).toMatchObject({
      outcome: 'answered',
      offer_person: false,
      message: { text: 'We are open.', seq: 2, status: 'complete' },
    })
  })

  it('is kept: the history holds the question and the reply', async () => {
    const visitor = await aVisitor(test.app, agent.id)
    const { clientId } = await visitor.say('Are you open?')
    const { messages } = await visitor.history()
    expect(messages).toMatchObject([
      { seq: 1, client_id: clientId, text: 'Are you open?', sender: { role: 'customer' } },
      { seq: 2, client_id: null, text: 'We are open.', sender: { role: 'agent', name: 'Helper' } },
    ])
  })
})
