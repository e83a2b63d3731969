import { afterEach, beforeEach, expect, it } from 'vitest'
import { wordingIn } from '../../wording/index.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { type Stage, telegramStage } from './test/stage.ts'

const { chat: words, telegram: sentences } = wordingIn('en')
let stage: Stage
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  stage = await telegramStage()
  agent = dictatedAnswer()
  stage.deps.answer = agent.answer
  await stage.start()
})
afterEach(() => stage.close())

async function begin() {
  const chat = await stage.aPrivateChat()
  await chat.say(`/start ${(await stage.integration.read()).start}`)
  await chat.untilHeard(1)
  return chat
}

it('a person who follows the link of an agent has a private chat with it', async () => {
  const chat = await begin()
  expect(await chat.heard()).toEqual([words.welcome])
  await chat.say('Are you open on Sunday?')
  const dictation = await agent.next()
  dictation.say('Yes, from ten.')
  dictation.end()
  await chat.untilHeard(2)
  const [{ id, customer_name: name, channel }] = await stage.inbox()
  expect([name, channel]).toEqual(['Ada Byron', 'telegram'])
  expect((await stage.conversation(id)).telegram).toEqual({
    group: 'Ada',
    connected: true,
    is_private: true,
  })
  await stage.call('PATCH', `/conversation/switchControl/${id}`)
  await stage.call('POST', `/conversation/process/${id}`, { response: 'I am here.' })
  const [, , said] = await chat.untilHeard(3)
  expect(said!.text).toContain('I am here.')
})

it('a person who follows the link again stays connected with whoever helps them', async () => {
  const chat = await begin()
  await chat.say('Are you open on Sunday?')
  const dictation = await agent.next()
  dictation.say('Yes, from ten.')
  dictation.end()
  await chat.untilHeard(2)
  const [{ id }] = await stage.inbox()
  await stage.call('PATCH', `/conversation/switchControl/${id}`)
  await chat.say(`/start ${(await stage.integration.read()).start}`)
  expect((await chat.untilHeard(3))[2]!.text).toBe(words.welcome)
  await stage.call('POST', `/conversation/process/${id}`, { response: 'I am here.' })
  expect((await chat.untilHeard(4))[3]!.text).toContain('I am here.')
})

it('a private chat is not a group of the integration, and survives a new token', async () => {
  const chat = await begin()
  expect((await stage.integration.read()).groups).toEqual([])
  await stage.call(
    'PATCH',
    `/agent/integration/rotate-token/${stage.agent.id}/${stage.integration.id}`,
  )
  await chat.say('Still there?')
  const dictation = await agent.next()
  dictation.say('Yes.')
  dictation.end()
  await chat.untilHeard(2)
})

it.each(['', 'guessed', '0'.repeat(64), `${'ä'.repeat(64)}`])(
  'a person without a valid link reads how to start: /start %s',
  async (argument) => {
    const chat = await stage.aPrivateChat()
    await chat.say(`/start ${argument}`)
    const [said] = await chat.untilHeard(1)
    expect(said!.text).toBe(sentences.privateChat)
  },
)

it('the link connects no group', async () => {
  const group = await stage.aGroup()
  await group.say(`/auth ${(await stage.integration.read()).start}`)
  const [said] = await group.untilHeard(1)
  expect(said!.text).toBe(sentences.wrongToken)
})

it('the chat ends when the integration is deleted', async () => {
  const chat = await begin()
  await stage.call('DELETE', `/agent/integration/${stage.agent.id}/${stage.integration.id}`)
  await chat.say('Hello?')
  const [, said] = await chat.untilHeard(2)
  expect([sentences.privateChat, sentences.notLinked]).toContain(said!.text)
})
