import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import type { TelegramUpdate } from '../../ports/telegram/index.ts'
import { moveGroup } from './group-store.ts'
import { sharedBot } from './bot.ts'
import { receiveUpdates } from './receive.ts'
import { wordingIn } from '../../wording/index.ts'
import { type GroupChat, type Stage, telegramStage } from './test/stage.ts'

const sentences = wordingIn('en').telegram
let stage: Stage
let group: GroupChat

beforeEach(async () => {
  stage = await telegramStage()
  group = await stage.aGroup()
  await stage.start()
})
afterEach(() => stage.close())

const groups = async () => (await stage.integration.read()).groups
const linked = () => expect.poll(groups).toEqual([{ name: 'Guests' }])
const link = async () => {
  await group.say(`/auth ${stage.integration.token}`)
  await linked()
  await group.untilHeard(1)
}

describe('linking a group', () => {
  it.each([
    (token: string) => `/auth ${token}`,
    (token: string) => `/auth@NexusLocalBot ${token}`,
    (token: string) => `/AUTH@nexuslocalbot   ${token}  `,
    (token: string) => `/auth\n${token} please`,
    (token: string) => `/start@NexusLocalBot ${token}`,
  ])('is done by the token, however the command is written', async (words) => {
    await group.say(words(stage.integration.token))
    await linked()
    const [answer] = await group.untilHeard(1)
    expect(answer!.text).toBe(sentences.linked({ agent: 'Helper' }))
  })

  it.each([
    ['/auth wrong', sentences.wrongToken],
    ['/auth', sentences.tokenMissing],
    ['/ask Are you open?', sentences.notLinked],
    ['@NexusLocalBot hello', sentences.notLinked],
  ])('answers %s with a sentence and links nothing', async (words, sentence) => {
    await group.say(words)
    expect((await group.untilHeard(1))[0]!.text).toBe(sentence)
    expect(await groups()).toEqual([])
  })

  it('ignores commands for other bots and conversations of people', async () => {
    await group.say(`/auth@SomeOtherBot ${stage.integration.token}`)
    await group.say('/weather')
    await group.say('Is anybody here?')
    await group.say('/auth')
    expect((await group.untilHeard(1))[0]!.text).toBe(sentences.tokenMissing)
    expect(await groups()).toEqual([])
  })

  it('notifies open dashboards', async () => {
    const told: string[] = []
    stage.deps.bus.subscribe('dashboard', ({ name, event }) => told.push(`${name} ${event.id}`))
    await link()
    expect(told).toContain(`agent ${stage.agent.id}`)
  })

  it('moves it between agents of an account, but never to another account', async () => {
    await link()
    const other = await anAgent(stage.deps.db, stage.owner.user.id, { name: 'Second' })
    const second = await stage.integrate(other.id)
    await group.say(`/auth ${second.token}`)
    await expect.poll(async () => (await second.read()).groups).toEqual([{ name: 'Guests' }])
    expect(await groups()).toEqual([])

    const stranger = await aUser(stage.deps)
    const foreign = await anAgent(stage.deps.db, stranger.user.id)
    await stage.deps.driver.query(
      'update integrations set user_id = $1, agent_id = $2 where id = $3',
      [stranger.user.id, foreign.id, stage.integration.id],
    )
    await group.say(`/auth ${stage.integration.token}`)
    const said = await group.untilHeard(3)
    expect(said.at(-1)!.text).toBe(sentences.linkedElsewhere)
    expect((await second.read()).groups).toEqual([{ name: 'Guests' }])
  })
})

describe('a linked group', () => {
  beforeEach(link)

  it('keeps its link when it becomes a supergroup with another id', async () => {
    const before = (await group.chat()).chatId
    await group.upgrade()
    await group.say('/person')
    expect((await group.untilHeard(2))[1]!.text).toBe('A person will be with you soon.')
    expect((await group.chat()).chatId).not.toBe(before)
    await linked()
  })

  it('keeps its link when the supergroup is reported before the move', async () => {
    const { chatId: from } = await group.chat()
    const chat = { id: from - 1_000_000_000_000, type: 'supergroup' as const, title: 'Guests' }
    const message = { message_id: 1, date: 0, chat, migrate_from_chat_id: from }
    await receiveUpdates(stage.deps, sharedBot(stage.deps), [
      { update_id: 900_000, message } as TelegramUpdate,
    ])
    const { driver } = stage.deps
    const at = async () => (await driver.query('select chat_id::text from telegram_groups')).rows
    await expect.poll(at).toEqual([{ chat_id: String(chat.id) }])
  })

  it('gives way to its supergroup if that was linked first', async () => {
    const supergroup = await stage.aGroup('Supergroup')
    await supergroup.say(`/auth ${stage.integration.token}`)
    await supergroup.untilHeard(1)
    const [from, to] = [await group.chat(), await supergroup.chat()]
    await moveGroup(stage.deps.db, from.chatId, to.chatId)
    expect(await groups()).toEqual([{ name: 'Supergroup' }])
  })

  it('goes by its new name', async () => {
    await group.rename('Regulars')
    await expect.poll(groups).toEqual([{ name: 'Regulars' }])
  })

  it('loses its link once the bot is removed from it', async () => {
    await group.removeBot()
    await expect.poll(groups).toEqual([])
    await group.addBot()
    await group.say('/ask Are you open?')
    expect((await group.untilHeard(2))[1]!.text).toBe(sentences.notLinked)
  })

  it('loses its link when the token is rotated, and accepts only the new token', async () => {
    const { data, status } = await stage.call(
      'PATCH',
      `/agent/integration/rotate-token/${stage.agent.id}/${stage.integration.id}`,
    )
    expect([status, await groups()]).toEqual([200, []])
    await group.say(`/auth ${stage.integration.token}`)
    await group.say(`/auth ${data.newToken}`)
    await linked()
    expect((await group.untilHeard(4)).slice(1).map(({ text }) => text)).toEqual([
      sentences.unlinked({ agent: 'Helper' }),
      sentences.wrongToken,
      sentences.linked({ agent: 'Helper' }),
    ])
  })

  it.each([
    ['integration', () => `/agent/integration/${stage.agent.id}/${stage.integration.id}`],
    ['agent', () => `/agent/${stage.agent.id}?tid=1`],
  ])('is left by the bot once the %s is deleted', async (_what, path) => {
    expect((await stage.call('DELETE', path())).status).toBe(200)
    await expect.poll(async () => (await group.chat()).hasBot).toBe(false)
  })
})

it('Telegram cannot be added in production without a bot', async () => {
  const { app, deps } = await buildTestApp({
    NODE_ENV: 'production',
    SECRET: 'x'.repeat(32),
    APP_URL: 'https://nexus.example',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  const owner = await aUser(deps)
  const { id: agent_id } = await anAgent(deps.db, owner.user.id)
  const response = await app.inject({
    method: 'POST',
    url: '/api/agent/integration',
    headers: { cookie: owner.cookie, origin: 'https://nexus.example' },
    payload: { agent_id, type: 'telegram' },
  })
  expect([response.statusCode, response.json().code]).toEqual([503, 'telegram_not_configured'])
  const groups = { url: '/api/local/telegram', headers: { cookie: owner.cookie } }
  expect((await app.inject(groups)).statusCode).toBe(404)
})
