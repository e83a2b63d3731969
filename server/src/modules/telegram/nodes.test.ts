import { afterEach, beforeEach, expect, it } from 'vitest'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { newId } from '../../lib/ids.ts'
import { sharedBot } from './bot.ts'
import { claimOutgoing, insertOutgoing } from './outbox-store.ts'
import { processUpdate } from './process.ts'
import { receiveUpdates } from './receive.ts'
import { type GroupChat, type Stage, telegramStage } from './test/stage.ts'
import { claimUpdates } from './update-store.ts'

let stage: Stage
let group: GroupChat
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  stage = await telegramStage()
  agent = dictatedAnswer()
  stage.deps.answer = agent.answer
  group = await stage.aGroup()
})
afterEach(() => stage.close())

const rows = async (query: string) => (await stage.deps.driver.query(query)).rows
const answerAll = async (count: number) => {
  for (let index = 0; index < count; index++) {
    const dictation = await agent.next()
    dictation.say(`To ${dictation.question.text}`)
    dictation.end()
  }
}

it('two nodes process and answer everything once, in order', async () => {
  const other = await aSecondNode(stage.deps)
  await stage.start()
  await stage.start(other.deps)
  await group.say(`/auth ${stage.integration.token}`)
  await group.untilHeard(1)
  const questions = ['one?', 'two?', 'three?', 'four?']
  for (const question of questions) await group.say(`/ask ${question}`)
  await answerAll(questions.length)
  await group.untilHeard(1 + questions.length)
  expect((await group.heard()).slice(1)).toEqual(questions.map((question) => `To ${question}`))
  expect(await rows('select count(distinct node)::int as nodes from telegram_polling')).toEqual([
    { nodes: 1 },
  ])
  await other.app.close()
})

it('an update a node had kept when it died is processed by the next, once', async () => {
  await group.say(`/auth ${stage.integration.token}`)
  await group.say('/ask Are you open?')
  // Updates are stored and the first is begun. Then this node does nothing more, as if it had died.
  const updates = await stage.deps.telegram.poll(0, new AbortController().signal)
  await receiveUpdates(stage.deps, sharedBot(stage.deps), updates)
  expect(await claimUpdates(stage.deps.db, 10)).toHaveLength(1)
  await stage.deps.driver.query(`update telegram_updates set due_at = now() where attempts = 1`)
  await stage.start()
  await answerAll(1)
  await group.untilHeard(2)
  expect((await stage.conversation((await stage.inbox())[0].id)).messages).toHaveLength(2)
})

it('a reply that was made but not delivered when a node died is delivered by the next', async () => {
  const stop = await stage.start()
  await group.say(`/auth ${stage.integration.token}`)
  await group.untilHeard(1)
  await group.say('/ask Are you open?')
  const dictation = await agent.next()
  await stop()
  dictation.say('Yes.')
  dictation.end()
  const { id } = (await stage.inbox())[0]
  await expect.poll(async () => (await stage.conversation(id)).messages[1].status).toBe('complete')
  expect(await group.heard()).toHaveLength(1)
  await stage.start()
  expect((await group.untilHeard(2))[1]!.text).toBe('Yes.')
})

it('a failing chat does not delay others', async () => {
  await stage.start()
  const other = await stage.aGroup('Others')
  stage.wire.failNext('sendMessage', {
    error_code: 429,
    description: 'Too Many Requests: retry after 30',
    parameters: { retry_after: 30 },
  })
  await group.say('/auth')
  await expect.poll(() => stage.wire.sent().length).toBe(1)
  await other.say('/auth')
  await other.untilHeard(1)
  expect(await group.heard()).toEqual([])
})

it('an update is not given up while the agent is busy with earlier ones', async () => {
  const { deps } = stage
  const stop = await stage.start()
  await group.say(`/auth ${stage.integration.token}`)
  await group.untilHeard(1)
  for (let count = 1; count <= 5; count += 1) await group.say(`/ask Question ${count}`)
  const length = async () => (await stage.conversation((await stage.inbox())[0].id)).messages.length
  await expect.poll(async () => (await stage.inbox()).length).toBe(1)
  await expect.poll(length).toBe(10)
  await group.say('/ask One more')
  const waiting = () => rows('select attempts from telegram_updates where processed_at is null')
  await expect.poll(waiting).toHaveLength(1)
  await stop()
  await deps.driver.query('update telegram_updates set due_at = now(), attempts = 3')
  const [claimed] = await claimUpdates(deps.db, 1)
  await processUpdate(deps, claimed!)
  expect(await waiting()).toEqual([{ attempts: 3 }])
})

it('a message with a file is leased for longer, because its upload may be slow', async () => {
  const { db, driver } = stage.deps
  const leased = async (fileId?: string) => {
    const chatId = fileId ? 1 : 2
    await insertOutgoing(db, { chatId, text: 'Hello', ...(fileId && { fileId }) })
    await claimOutgoing(driver, 1)
    const [row] = await rows(
      'select extract(epoch from max(due_at) - now())::int as seconds from telegram_outbox',
    )
    return row!['seconds']
  }
  expect(await leased()).toBeLessThanOrEqual(60)
  expect(await leased(newId())).toBeGreaterThan(240)
})
