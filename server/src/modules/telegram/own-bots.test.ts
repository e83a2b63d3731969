import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { anAgent, aUser } from '../../test/factories.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { TEST_ORIGIN } from '../../test/test-app.ts'
import { type Stage, telegramStage } from './test/stage.ts'
import { ownWebhook } from './webhooks.ts'

let stage: Stage
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  stage = await telegramStage()
  agent = dictatedAnswer()
  stage.deps.answer = agent.answer
})
afterEach(() => stage.close())

const rows = async (query: string) => (await stage.deps.driver.query(query)).rows
const pathOf = (agentId: string, id: string) => `/agent/integration/bot/${agentId}/${id}`
const ownPath = () => pathOf(stage.agent.id, stage.integration.id)

/** Gives the agent a bot of the account's own. */
async function bringBot(username = 'HarbourBot') {
  const token = (await stage.deps.telegram.local!.makeBot(stage.owner.user.id, username))!
  const { status } = await stage.call('POST', ownPath(), { token })
  expect(status).toBe(200)
  return token
}

async function answerWith(text: string) {
  const dictation = await agent.next()
  dictation.say(text)
  dictation.end()
  return dictation
}

it('two accounts with two bots and the shared one answer each in their own chats', async () => {
  await stage.start()
  await bringBot()
  const other = await aUser(stage.deps)
  const otherAgent = await anAgent(stage.deps.db, other.user.id)
  const ask = (method: 'POST', url: string, payload: object) =>
    stage.app.inject({
      method,
      url: `/api${url}`,
      headers: { cookie: other.cookie, origin: TEST_ORIGIN },
      payload,
    })
  const added = await ask('POST', '/agent/integration', {
    agent_id: otherAgent.id,
    type: 'telegram',
  })
  const token = (await stage.deps.telegram.local!.makeBot(other.user.id, 'QuayBot'))!
  const set = await ask('POST', pathOf(otherAgent.id, added.json().data.id), { token })
  expect(set.statusCode, set.body).toBe(200)

  const harbour = await stage.aGroup('Harbour', 'HarbourBot')
  const quay = await stage.aGroup('Quay', 'QuayBot', other.user.id)
  const shared = await stage.aGroup('Shared')
  await shared.say(`/auth ${stage.integration.token}`)
  await shared.untilHeard(1)
  await harbour.say('/ask In the harbour?')
  expect((await answerWith('Harbour.')).question.agent.id).toBe(stage.agent.id)
  await quay.say('/ask At the quay?')
  expect((await answerWith('Quay.')).question.agent.id).toBe(otherAgent.id)
  await shared.say('/ask By the shared one?')
  await answerWith('Shared.')
  await Promise.all([harbour.untilHeard(1), quay.untilHeard(1), shared.untilHeard(2)])
  expect(await harbour.heard()).toEqual(['Harbour.'])
  expect(await quay.heard()).toEqual(['Quay.'])
  expect((await shared.heard())[1]).toBe('Shared.')
  const alone = await stage.aPrivateChat('Ada', 'HarbourBot')
  await alone.say('Just me?')
  await answerWith('Just you.')
  expect((await alone.untilHeard(1))[0]!.text).toBe('Just you.')
})

it('the previous release does not process the messages of an agent’s own bot', async () => {
  await stage.start()
  await bringBot()
  const group = await stage.aGroup('Harbour', 'HarbourBot')
  await stage.deps.driver.query(`create table seen (what text)`)
  onTestFinished(async () => {
    await stage.deps.driver.query('drop function see() cascade')
    await stage.deps.driver.query('drop table seen')
  })
  // Exactly the conditions with which the previous release claims its work.
  await stage.deps.driver.query(
    `create function see() returns trigger language plpgsql as $$ begin
       if to_jsonb(new) ->> coalesce(tg_argv[0], '') is null then insert into seen values (tg_table_name); end if;
       return new; end $$`,
  )
  for (const [table, column] of [
    ['telegram_updates', 'processed_at'],
    ['telegram_outbox', 'settled_at'],
  ]) {
    await stage.deps.driver.query(
      `create trigger seen after insert or update on ${table} for each row execute function see('${column}')`,
    )
  }
  await group.say('/ask Are you open?')
  await answerWith('Yes.')
  await group.untilHeard(1)
  expect(await rows('select what from seen')).toEqual([])
  const unqueued = `select 1 from telegram_threads t join conversations c on c.id = t.conversation_id where c.last_seq > t.queued_seq`
  expect(await rows(unqueued)).toEqual([])
  const { id } = (await stage.inbox())[0]
  await stage.call('PATCH', `/conversation/switchControl/${id}`)
  await stage.call('POST', `/conversation/process/${id}`, { response: 'I am here.' })
  expect((await group.untilHeard(2))[1]!.text).toContain('I am here.')
  expect(await rows('select what from seen')).toEqual([])
  expect(await rows(unqueued)).toEqual([])
})

it('two nodes never poll one bot at once', async () => {
  const other = await aSecondNode(stage.deps)
  await bringBot()
  await stage.start()
  await stage.start(other.deps)
  const group = await stage.aGroup('Harbour', 'HarbourBot')
  const questions = ['one?', 'two?', 'three?']
  for (const question of questions) await group.say(`/ask ${question}`)
  for (const question of questions) await answerWith(`To ${question}`)
  await group.untilHeard(questions.length)
  expect(await group.heard()).toEqual(questions.map((question) => `To ${question}`))
  expect(
    await rows(
      'select count(*)::int as bots, count(distinct bot_id)::int as ids from telegram_polling',
    ),
  ).toEqual([{ bots: 2, ids: 2 }])
  await other.app.close()
})

it('a token that Telegram revoked is reported until it is replaced', async () => {
  await stage.start()
  await bringBot()
  await expect.poll(() => rows('select 1 from telegram_polling')).toHaveLength(2)
  await stage.deps.driver.query(`update local_telegram_bots set token = token || 'x'`)
  await expect
    .poll(async () => (await stage.integration.read()).own, { timeout: 30_000 })
    .toEqual({ refused: true })
  const revived = `7999999999:${'a'.repeat(35)}`
  await stage.deps.driver.query(`update local_telegram_bots set token = '${revived}'`)
  expect((await stage.call('POST', ownPath(), { token: revived })).status).toBe(200)
  expect((await stage.integration.read()).own).toEqual({ refused: false })
})

it('a token is revoked while the database is away: that is reported once it is back', async () => {
  const { driver } = stage.deps
  await stage.start()
  await bringBot()
  await expect.poll(() => rows('select 1 from telegram_polling')).toHaveLength(2)
  // The sequence counts the attempts, because a rollback does not undo it.
  await driver.query('create sequence attempts')
  await driver.query(
    `create function be_away() returns trigger language plpgsql as $$ begin
       perform nextval('attempts'); raise exception 'away'; end $$`,
  )
  await driver.query(
    'create trigger away before update on telegram_bots for each row execute function be_away()',
  )
  onTestFinished(async () => {
    await driver.query('drop function be_away() cascade')
    await driver.query('drop sequence attempts')
  })
  await driver.query(`update local_telegram_bots set token = token || 'x'`)
  await expect
    .poll(() => rows('select is_called from attempts'), { timeout: 30_000 })
    .toEqual([{ is_called: true }])
  await driver.query('drop trigger away on telegram_bots')
  await expect
    .poll(async () => (await stage.integration.read()).own, { timeout: 30_000 })
    .toEqual({ refused: true })
})

it('an unknown token, or one of a bot of another agent, is refused', async () => {
  const token = await bringBot()
  const wrong = await stage.call('POST', ownPath(), { token: `12345678:${'b'.repeat(35)}` })
  expect([wrong.status, wrong.code]).toEqual([400, 'token_refused'])
  const second = await anAgent(stage.deps.db, stage.owner.user.id)
  const { id } = await stage.integrate(second.id)
  const taken = await stage.call('POST', pathOf(second.id, id), { token })
  expect([taken.status, taken.code]).toEqual([409, 'bot_taken'])
  expect(JSON.stringify(await stage.integration.read())).not.toContain(token)
  expect(JSON.stringify(await rows('select * from telegram_bots'))).not.toContain(token)
})

it('a removed bot leaves its groups, and nothing of it is kept', async () => {
  await stage.start()
  await bringBot()
  const group = await stage.aGroup('Harbour', 'HarbourBot')
  const shared = await stage.aGroup('Shared')
  await shared.say(`/auth ${stage.integration.token}`)
  await shared.untilHeard(1)
  await expect
    .poll(async () => (await stage.integration.read()).groups)
    .toEqual(expect.arrayContaining([{ name: 'Harbour' }, { name: 'Shared' }]))
  expect((await stage.call('DELETE', ownPath())).status).toBe(200)
  await expect.poll(async () => (await group.chat()).hasBot, { timeout: 30_000 }).toBe(false)
  await expect.poll(() => rows('select 1 from telegram_bots'), { timeout: 30_000 }).toEqual([])
  expect(await rows('select 1 from telegram_bot_chats')).toEqual([])
  expect((await stage.integration.read()).groups).toEqual([{ name: 'Shared' }])
  expect((await stage.call('DELETE', ownPath())).status).toBe(404)
})

it('its webhook accepts only its own secret, and stores an update before answering', async () => {
  await bringBot()
  const [{ id }] = (await rows('select id from telegram_bots')) as [{ id: string }]
  const { secret } = ownWebhook(stage.deps.config, id)
  const update = {
    update_id: 880_000_001,
    message: {
      message_id: 1,
      from: { id: 5_123_456_789, is_bot: false, first_name: 'Ada' },
      chat: { id: -1_002_147_483_648, title: 'Harbour', type: 'supergroup' },
      date: 1_763_700_000,
      text: '/ask Open?',
    },
  }
  const post = async (at: string, given: string) =>
    (
      await stage.app.inject({
        method: 'POST',
        url: `/api/webhooks/telegram${at}`,
        headers: { 'x-telegram-bot-api-secret-token': given },
        payload: update,
      })
    ).statusCode
  expect([await post('', secret), await post(`/${stage.agent.id}`, secret)]).toEqual([403, 403])
  expect(await rows('select 1 from telegram_updates')).toEqual([])
  expect([await post(`/${id}`, secret), await post(`/${id}`, secret)]).toEqual([200, 200])
  const [kept, ...others] = await rows('select chat_id::text as id from telegram_updates')
  expect(Number(kept!['id'])).toBeLessThanOrEqual(-(2 ** 52))
  expect(others).toEqual([])
})

it('erasing a person removes their Telegram ids, and a later message starts anew', async () => {
  await stage.start()
  await bringBot()
  const own = await stage.aPrivateChat('Ada', 'HarbourBot')
  const shared = await stage.aPrivateChat('Ben')
  await shared.say(`/start ${(await stage.integration.read()).start}`)
  await shared.untilHeard(1)
  for (const chat of [own, shared]) {
    await chat.say('Are you open?')
    await answerWith('Yes.')
  }
  await Promise.all([own.untilHeard(1), shared.untilHeard(2)])
  const numbers: string[] = []
  for (const { id } of await stage.inbox()) {
    const held = await stage.app.inject({
      url: `/api/conversation/${id}/person`,
      headers: { cookie: stage.owner.cookie },
    })
    numbers.push(String(held.json().conversations[0].telegram_id))
    expect((await stage.call('DELETE', `/conversation/${id}/person`)).status).toBe(200)
  }
  expect(numbers).toEqual([expect.stringMatching(/^\d{5,}$/), expect.stringMatching(/^\d{5,}$/)])
  for (const [table, column] of [
    ['telegram_bot_chats', 'chat_id'],
    ['telegram_groups', 'chat_id'],
    ['telegram_outbox', 'chat_id'],
    ['telegram_updates', 'chat_id'],
    ['telegram_threads', 'sender_id'],
  ]) {
    const left = await rows(`select ${column}::text as number from ${table}`)
    expect(left.filter(({ number }) => numbers.includes(number as string))).toEqual([])
  }
  expect(await rows('select 1 from telegram_bot_chats')).toEqual([])
  await own.say('And tomorrow?')
  await answerWith('Tomorrow too.')
  expect((await own.untilHeard(2))[1]!.text).toBe('Tomorrow too.')
})
