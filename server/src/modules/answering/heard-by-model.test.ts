import { afterEach, beforeEach, expect, it } from 'vitest'
import { conversations } from '../../db/schema/conversations.ts'
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

it('a wish for a person in any language calls one, where a model listens, and is counted', async () => {
  await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(await isFlagged()).toBe(true)
  const [agent] = (await account.usage()).agents
  expect(agent!.used).toMatchObject([{ kind: 'model', times: 1 }])
  expect(agent!.used[0]!.tokens_in).toBeGreaterThan(100)
})

it('at the cap no model listens', async () => {
  await account.call('PATCH', '/usage/cap', { agent_id: account.agent.id, cap_micros: 0 })
  await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(stub.requests).toEqual([])
  expect(await isFlagged()).toBe(false)
})

it('what a model cannot make out is answered as it always was', async () => {
  stub.behave({ hears: 'I would rather not say.', reply: 'Trzydzieści dni.' })
  const { events } = await (await aVisitor(account.app, account.agent.id)).say(WISH)
  expect(events.at(-1)!.data.message.text).toBe('Trzydzieści dni.')
  expect(await isFlagged()).toBe(false)
})
