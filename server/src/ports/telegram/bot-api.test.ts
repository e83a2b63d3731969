import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aUser } from '../../test/factories.ts'
import { botApiRecorder } from '../../modules/telegram/test/bot-api-recorder.ts'
import { updateViolations, violations } from '../../test/telegram-description.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { TelegramError } from './errors.ts'
import type { Telegram } from './index.ts'
import { localTelegram } from './local/index.ts'
import { noTelegram } from './not-configured.ts'

const log = pino({ level: 'silent' })
let telegram: Telegram
let wire: Awaited<ReturnType<typeof botApiRecorder>>
let userId: string

beforeEach(async () => {
  const deps = await buildTestDeps()
  userId = (await aUser(deps)).user.id
  const config = { production: false, secret: 'x'.repeat(32) }
  wire = await botApiRecorder(() => telegram.local!.apiRoot())
  telegram = localTelegram({ config, db: deps.db, log, onChange: () => {}, apiRoot: wire.origin })
})
afterEach(async () => {
  await telegram.close()
  wire.close()
})

const aGroup = () => telegram.local!.people.createGroup(userId, 'Guests')
const remedyOf = async (failing: Promise<unknown>) => {
  const error = await failing.catch((error: unknown) => error)
  expect(error).toBeInstanceOf(TelegramError)
  return (error as TelegramError).remedy
}

describe('the Bot API', () => {
  it('is used as documented, in both directions', async () => {
    const { people, chat } = telegram.local!
    const group = await aGroup()
    const ada = { name: 'Ada Byron' }
    const { username } = await telegram.bot()
    const said = await people.say(group, { by: ada, text: `/ask@${username} hello`, replyTo: null })
    await telegram.offerCommands([{ command: 'ask', description: 'Ask a question' }])
    await telegram.setWebhook('https://nexus.example/api/webhooks/telegram', 'secret')
    await telegram.deleteWebhook()
    await telegram.showTyping(group.chatId)
    const answer = await telegram.send(group.chatId, 'Hello @everybody', said.message_id)
    await telegram.send(group.chatId, 'Nobody asked', 999)
    await people.say(group, { by: { anonymous: true }, text: 'Thanks', replyTo: answer })
    const pdf = { name: 'a.pdf', type: 'application/pdf', content: Buffer.from('%PDF-1.7') }
    await people.sendFile(group, { by: ada, text: `@${username}`, file: pdf })
    await telegram.sendFile(group.chatId, pdf, 'Sam: a.pdf', null)
    const picture = { ...pdf, name: 'a.png', type: 'image/png' }
    await telegram.sendFile(group.chatId, picture, '', said.message_id)
    await people.rename(group, 'Regulars')
    await people.upgrade(group)
    const now = (await chat(group.id))!
    await people.removeBot(now)
    await people.addBot((await chat(group.id))!)
    const updates = await telegram.poll(0, new AbortController().signal)
    await remedyOf(telegram.send(group.chatId, 'Moved?', null))
    await telegram.leave(now.chatId)
    await remedyOf(telegram.send(now.chatId, 'Left', null))

    expect(updates.map((update) => Object.keys(update)[1])).toEqual([
      'my_chat_member',
      'message',
      'message',
      'message',
      'message',
      'message',
      'message',
      'my_chat_member',
      'my_chat_member',
    ])
    const sent = updates.flatMap(({ message }) => message?.document?.file_id ?? [])
    expect(Buffer.from(await telegram.download(sent[0]!, 100)).toString()).toBe('%PDF-1.7')
    expect(await remedyOf(telegram.download(sent[0]!, 5))).toEqual({ kind: 'refused' })
    expect(updates.flatMap(updateViolations)).toEqual([])
    expect(wire.exchanges.flatMap(violations)).toEqual([])
    const called = new Set(wire.exchanges.map(({ method }) => method))
    expect([...called].toSorted()).toEqual([
      'deleteWebhook',
      'getFile',
      'getMe',
      'getUpdates',
      'leaveChat',
      'sendChatAction',
      'sendDocument',
      'sendMessage',
      'sendPhoto',
      'setMyCommands',
      'setWebhook',
    ])
  })
})

describe('a failure', () => {
  it.each([
    [
      { error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 7 } },
      { kind: 'retry', afterMs: 7_000 },
    ],
    [
      { error_code: 400, description: 'Bad Request', parameters: { migrate_to_chat_id: -100 } },
      { kind: 'moved', chatId: -100 },
    ],
    [{ error_code: 403, description: 'Forbidden: bot was kicked' }, { kind: 'gone' }],
    [{ error_code: 400, description: 'Bad Request: chat not found' }, { kind: 'gone' }],
    [{ error_code: 400, description: 'Bad Request: message is too long' }, { kind: 'refused' }],
    [
      { error_code: 502, description: 'Bad Gateway' },
      { kind: 'retry', afterMs: 2_000 },
    ],
    [
      { error_code: 401, description: 'Unauthorized' },
      { kind: 'retry', afterMs: 60_000, isTokenRefused: true },
    ],
  ])('%j is explained, with a remedy', async (refusal, remedy) => {
    wire.failNext('sendMessage', refusal)
    const group = await aGroup()
    expect(await remedyOf(telegram.send(group.chatId, 'Hello', null))).toEqual(remedy)
  })

  it('does not contain the token if the network fails', async () => {
    wire.failNext('sendMessage', 'lost')
    const group = await aGroup()
    const error = await telegram.send(group.chatId, 'Hello', null).catch((error: unknown) => error)
    expect(error).toMatchObject({ remedy: { kind: 'retry' } })
    expect(String((error as Error).cause)).toMatch(/bot…/)
    expect(String((error as Error).cause)).not.toMatch(/bot\d+:/)
  })
})

describe('privacy mode', () => {
  it.each([
    ['Lunch?', false],
    ['mail me at ada@NexusLocalBot', false],
    ['/auth@OtherBot x', false],
    ['@OtherBot hello', false],
    ['/auth x', true],
    ['/auth@NexusLocalBot x', true],
    ['hello @nexuslocalbot', true],
  ])('shows the bot the message %s: %s', async (text, isSeen) => {
    const group = await aGroup()
    await telegram.local!.people.say(group, { by: { name: 'Ada' }, text, replyTo: null })
    await telegram.local!.people.rename(group, 'Marker')
    const updates = await telegram.poll(0, new AbortController().signal)
    expect(updates.some(({ message }) => message?.text === text)).toBe(isSeen)
  })
})

describe('in production', () => {
  it('there is no stand-in for Telegram', async () => {
    const config = { production: true, secret: 'x'.repeat(32) }
    const surroundings = { config, db: null as never, log, onChange: () => {} }
    expect(() => localTelegram(surroundings)).toThrow('does not start in production')
    await expect(noTelegram().bot()).rejects.toMatchObject({
      status: 503,
      code: 'telegram_not_configured',
    })
  })
})
