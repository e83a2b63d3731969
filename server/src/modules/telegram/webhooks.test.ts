import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { telegramUpdates } from '../../db/schema/telegram.ts'
import { updateViolations } from '../../test/telegram-description.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { wordingIn } from '../../wording/index.ts'
import { type Stage, telegramStage } from './test/stage.ts'
import { webhookSecret, webhookUrl } from './webhooks.ts'

const sentences = wordingIn('en').telegram
let stage: Stage
beforeEach(async () => {
  stage = await telegramStage()
})
afterEach(() => stage.close())

const GROUP = { id: -1_002_147_483_648, title: 'Harbour regulars', type: 'supergroup' }
const ADA = { id: 5_123_456_789, is_bot: false, first_name: 'Ada', language_code: 'en' }

/** An update in Telegram's format. */
const anUpdate = (updateId: number, text: string, command: string, chatId = GROUP.id) => ({
  update_id: updateId,
  message: {
    message_id: updateId - 880_000_000,
    from: ADA,
    chat: { ...GROUP, id: chatId },
    date: 1_763_700_000,
    text,
    entities: [{ offset: 0, length: command.length, type: 'bot_command' }],
  },
})

const post = async (update: object, secret: string | null = webhookSecret(stage.deps.config)) => {
  const response = await stage.app.inject({
    method: 'POST',
    url: '/api/webhooks/telegram',
    headers: secret === null ? {} : { 'x-telegram-bot-api-secret-token': secret },
    payload: update,
  })
  return response.statusCode
}
const stored = async () =>
  (await stage.deps.driver.query('select update_id from telegram_updates order by 1')).rows

describe('the webhook', () => {
  it.each([null, '', 'wrong', 'x'.repeat(64)])(
    'refuses requests with the secret %s',
    async (secret) => {
      expect(await post(anUpdate(880_000_001, '/auth x', '/auth'), secret)).toBe(403)
      expect(await stored()).toEqual([])
    },
  )

  it('stores an update before answering, and the same one once', async () => {
    const update = anUpdate(880_000_001, '/auth x', '/auth')
    expect(updateViolations(update)).toEqual([])
    expect([await post(update), await post(update)]).toEqual([200, 200])
    expect(await stored()).toHaveLength(1)
  })

  it('refuses a body that is not an update', async () => {
    expect(await post({ update_id: 'one' })).toBe(400)
    expect(await post({ update_id: 3, poll: {} })).toBe(200)
    expect(await stored()).toEqual([])
  })

  it('is set on an address with https, with a valid secret', async () => {
    const { telegram } = stage.deps
    const url = webhookUrl({ appUrl: 'https://nexus.example' })
    await telegram.setWebhook(url, webhookSecret(stage.deps.config))
    await telegram.setWebhook(url, webhookSecret(stage.deps.config))
    const set = stage.wire.exchanges.filter(({ method }) => method === 'setWebhook')
    expect(set.map(({ answer }) => answer)).toEqual([
      { ok: true, result: true },
      { ok: true, result: true },
    ])
  })
})

it('an update delivered again after it was processed is not answered again', async () => {
  const agent = dictatedAnswer()
  stage.deps.answer = agent.answer
  const group = await stage.aGroup()
  const { chatId } = await group.chat()
  const auth = anUpdate(880_000_001, `/auth ${stage.integration.token}`, '/auth', chatId)
  const question = anUpdate(880_000_002, '/ask Are you open?', '/ask', chatId)
  await post(auth)
  await post(question)
  await stage.start()
  const answer = await agent.next()
  answer.say('Yes.')
  answer.end()
  await group.untilHeard(2)
  await post(auth)
  await post(question)
  await post(anUpdate(880_000_003, '/ask', '/ask', chatId))
  // Updates are processed in order, so when the last one is answered, the ones before it are processed too.
  expect((await group.untilHeard(3))[2]!.text).toBe(sentences.nothingAsked)
  expect(agent.asked()).toBe(1)
  // The words are stored in the conversation only.
  expect(JSON.stringify(await stage.deps.db.select().from(telegramUpdates))).not.toContain(
    'Are you open',
  )
})
