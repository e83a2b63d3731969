import { afterEach, beforeEach, expect, it } from 'vitest'
import { conversations } from '../../db/schema/conversations.ts'
import { DONE, sendEvents, startEndpoint, STOP, word } from '../../test/scripted-endpoint.ts'
import { startStubModel, type StubModel } from '../../test/stub-model.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aPricedAccount } from '../usage/test/priced-account.ts'

const WISH = 'Czy mogę porozmawiać z człowiekiem, proszę?'

let stub: StubModel
let account: Awaited<ReturnType<typeof aPricedAccount>>
beforeEach(async () => {
  stub = await startStubModel({ hears: '{"does": ["person"], "name": null}' })
  account = await aPricedAccount(stub)
})
afterEach(() => stub.close())

const isFlagged = async () => {
  const [row] = await account.deps.db.select().from(conversations)
  return row!.handoverRequestedAt !== null
}

it('a model understands a wish for a person in any language, and is paid for', async () => {
  await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(await isFlagged()).toBe(true)
  const [agent] = (await account.usage()).agents
  expect(agent!.used).toMatchObject([{ kind: 'model' }])
  expect(agent!.used[0]!.tokens_in).toBeGreaterThan(100)
})

it('at the cap no model is used', async () => {
  await account.call('PATCH', '/usage/cap', { agent_id: account.agent.id, cap_micros: 0 })
  await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(stub.requests).toEqual([])
  expect(await isFlagged()).toBe(false)
})

it('a message a model cannot interpret is answered as usual', async () => {
  stub.behave({ hears: 'I would rather not say.', reply: 'Trzydzieści dni.' })
  const { events } = await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(events.at(-1)!.data.message.text).toBe('Trzydzieści dni.')
  expect(await isFlagged()).toBe(false)
})

it('the answer begins while a model is still interpreting the message', async () => {
  let answerIsAsked!: () => void
  const isAnswerAsked = new Promise<void>((resolve) => (answerIsAsked = resolve))
  const endpoint = await startEndpoint(async (response, { body }) => {
    const isListening = JSON.stringify(body).includes('You listen.')
    if (isListening) await isAnswerAsked
    else answerIsAsked()
    const said = isListening ? '{"does": ["other"], "name": null}' : 'Trzydzieści dni.'
    await sendEvents(response, [word(said), STOP, DONE])
  })
  const { app, agent } = await aPricedAccount(endpoint)
  const { events } = await (await aVisitor(app, agent.id)).say('Ile mam czasu na zwrot towaru?')
  expect(events.at(-1)!.data.message.text).toBe('Trzydzieści dni.')
  expect(endpoint.asked).toHaveLength(2)
  // Nobody lost patience with the listening.
  expect(endpoint.dropped()).toBe(0)
  await endpoint.close()
})
