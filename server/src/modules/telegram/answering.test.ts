import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { insertUpdate } from '../../ports/telegram/local/store.ts'
import { dictatedAnswer } from '../../test/dictated-answer.ts'
import { answer } from '../answering/service.ts'
import { wordingIn } from '../../wording/index.ts'
import { type GroupChat, type Stage, telegramStage } from './test/stage.ts'

const sentences = wordingIn('en').telegram
let stage: Stage
let group: GroupChat
let agent: ReturnType<typeof dictatedAnswer>

beforeEach(async () => {
  stage = await telegramStage()
  agent = dictatedAnswer()
  stage.deps.answer = agent.answer
  group = await stage.aGroup()
  await stage.start()
  await group.say(`/auth ${stage.integration.token}`)
  await group.untilHeard(1)
})
afterEach(() => stage.close())

/** Asks a question, to which the agent gives this answer. */
async function ask(words: string, answer: string, options = {}) {
  const question = await group.say(words, options)
  const dictation = await agent.next()
  dictation.say(answer)
  dictation.end()
  return { question, heard: dictation.question }
}
const newest = async () => (await stage.inbox())[0]
const control = (id: string) => stage.call('PATCH', `/conversation/switchControl/${id}`)
const reply = (id: string, response: string) =>
  stage.call('POST', `/conversation/process/${id}`, { response })

describe('a question in a linked group', () => {
  it.each([
    ['@NexusLocalBot, are you open on Sunday?', 'are you open on Sunday?'],
    ['Are you open @NexusLocalBot on Sunday?', 'Are you open on Sunday?'],
    ['/ask are you open on Sunday?', 'are you open on Sunday?'],
    ['/ask@NexusLocalBot are you open on Sunday?', 'are you open on Sunday?'],
  ])('is understood in %s and answered as a reply to it', async (words, text) => {
    const { question, heard } = await ask(words, 'Yes, from **ten**.')
    const [, answer] = await group.untilHeard(2)
    expect(heard.text).toBe(text)
    expect(answer!.text).toBe('Yes, from ten.')
    expect(answer!.reply_to_message?.message_id).toBe(question.message_id)
  })

  it('can be a reply to the bot, and has its history', async () => {
    await ask('/ask Are you open?', 'Yes.')
    const [, answer] = await group.untilHeard(2)
    const { heard } = await ask('Until when?', 'Until six.', { replyTo: answer!.message_id })
    expect(heard).toMatchObject({
      text: 'Until when?',
      history: [{ text: 'Are you open?' }, { text: 'Yes.' }],
    })
    expect((await group.untilHeard(3))[2]!.text).toBe('Until six.')
  })

  it('is not a conversation of people, even if the bot reads everything', async () => {
    const { chatId: id, title } = await group.chat()
    const { db } = stage.deps
    await insertUpdate(db, null, {
      message: {
        message_id: 900,
        date: 1_700_000_000,
        chat: { id, title, type: 'group' },
        from: { id: 7, is_bot: false, first_name: 'Grace' },
        text: 'Lunch?',
      },
    })
    await ask('/ask Are you open?', 'Yes.')
    await group.untilHeard(2)
    expect(agent.asked()).toBe(1)
  })

  it('is answered with the sources', async () => {
    await group.say('/ask What is a crown?')
    const dictation = await agent.next()
    dictation.say('780 dollars.')
    dictation.cite([
      { title: 'Prices', url: 'https://dentist.example/prices', page: null, snippet: '' },
    ])
    dictation.end()
    expect((await group.untilHeard(2))[1]!.text).toBe(
      '780 dollars.\n\nPrices: https://dentist.example/prices',
    )
  })

  it('gets the offer of a person if it could not be answered, and a person on demand', async () => {
    await group.say('/ask Do you sell boats?')
    const dictation = await agent.next()
    dictation.say('I do not know that.')
    dictation.end('not_known')
    expect((await group.untilHeard(2))[1]!.text).toBe(
      `I do not know that.\n\n${sentences.offerPerson}`,
    )
    await group.say('/person')
    expect((await group.untilHeard(3))[2]!.text).toBe('A person will be with you soon.')
    expect(await newest()).toMatchObject({ handover_requested: true })
  })

  it.each([
    'I would rather talk to a human being',
    'kann mir bitte ein echter Mensch antworten?',
    'vorrei parlare con una persona vera',
  ])('requests a person if it asks for one: %s', async (words) => {
    stage.deps.answer = (question, signal) => answer(stage.deps, question, signal)
    await group.say(`/ask ${words}`)
    expect((await group.untilHeard(2))[1]!.text).toBe('A person will be with you soon.')
    expect(await newest()).toMatchObject({ handover_requested: true })
  })

  it('gets a sentence instead of an answer while the agent is inactive', async () => {
    await stage.deps.driver.query('update agents set activated = false')
    await group.say('/ask Are you open?')
    expect((await group.untilHeard(2))[1]!.text).toBe(sentences.inactive)
    expect(await stage.inbox()).toEqual([])
  })

  it('goes to the person who has taken over although the agent is inactive', async () => {
    await ask('/ask Are you open?', 'Yes.')
    await group.untilHeard(2)
    const { id } = (await newest())!
    await control(id)
    await stage.deps.driver.query('update agents set activated = false')
    await group.say('/ask Until when?')
    await reply(id, 'Until six.')
    expect((await group.untilHeard(3))[2]!.text).toContain('Until six.')
    expect(agent.asked()).toBe(1)
  })

  it('is answered in parts if the answer is longer than Telegram allows', async () => {
    const sentence = 'We repair bicycles of every kind and make. '
    await ask('/ask Tell me everything', sentence.repeat(200))
    const [, ...parts] = await group.untilHeard(4)
    expect(parts.map(({ text }) => text!.length).every((length) => length <= 4096)).toBe(true)
    expect(parts.map(({ text }) => text).join(' ')).toBe(sentence.repeat(200).trim())
  })
})

describe('too many questions', () => {
  const query = (sql: string) => stage.deps.driver.query(sql)
  beforeEach(async () => {
    stage.deps.config.rateLimit = true
    await ask('/ask One?', 'One.')
    await group.untilHeard(2)
    await query(`insert into messages (id, conversation_id, seq, revision, role, client_id, text, status)
      select gen_random_uuid(), id, last_seq + n, revision + n, 'customer', 'earlier:' || n, 'More?', 'complete'
      from conversations, generate_series(1, 9) n`)
    await query('update conversations set last_seq = last_seq + 9')
  })

  it('are refused per person, with one message a minute', async () => {
    await group.say('/ask Eleven?')
    await group.say('/ask Twelve?')
    await ask('/ask Mine?', 'Yours.', { by: { name: 'Grace Hopper' } })
    await group.untilHeard(4)
    await query(`update messages set created_at = now() - interval '1 minute'`)
    await ask('/ask Thirteen?', 'Thirteen.')
    const said = (await group.untilHeard(5)).map(({ text }) => text)
    expect(said.slice(1)).toEqual(['One.', sentences.tooFast, 'Yours.', 'Thirteen.'])
  })

  it('are accepted while a person is in control', async () => {
    const { id } = await newest()
    await control(id)
    await group.say('/ask Eleven?')
    await group.say('/ask')
    expect((await group.untilHeard(3))[2]!.text).toBe(sentences.nothingAsked)
    expect((await stage.conversation(id)).messages.at(-1)).toMatchObject({ message: 'Eleven?' })
  })
})

describe('the conversation', () => {
  it('is in the inbox with the name and the group, one for each person', async () => {
    await ask('/ask Are you open?', 'Yes.')
    await ask('/ask Where are you?', 'Here.', { by: { name: 'Grace Hopper' } })
    await ask('/ask And who are you?', 'A bot.', { by: { anonymous: true } })
    await group.untilHeard(4)
    const rows = await stage.inbox()
    expect(rows).toMatchObject([
      { channel: 'telegram', customer_name: 'Guests' },
      { channel: 'telegram', customer_name: 'Grace Hopper' },
      { channel: 'telegram', customer_name: 'Ada Byron' },
    ])
    expect(await stage.conversation(rows[2].id)).toMatchObject({
      channel: 'telegram',
      telegram: { group: 'Guests', connected: true },
      customer_info: { name: 'Ada Byron' },
      messages: [{ message: 'Are you open?' }, { message: 'Yes.' }],
    })
  })

  it('is taken over: the bot is silent and the owner writes, until control is given back', async () => {
    await group.say('/ask Tell me everything')
    const cut = await agent.next()
    cut.say('It began ')
    const { id } = await newest()
    await control(id)
    const { message_id: asked } = await group.say('/ask Anybody there?')
    await expect.poll(async () => (await stage.conversation(id)).messages).toHaveLength(2)
    await reply(id, 'Yes, me.')
    const [, said] = await group.untilHeard(2)
    expect(said).toMatchObject({
      text: 'Ada Lovelace:\nYes, me.',
      reply_to_message: { message_id: asked },
    })
    await control(id)
    await ask('/ask And now?', 'Now it is me again.')
    expect((await group.untilHeard(3))[2]!.text).toBe('Now it is me again.')
    // What the group never saw is not shown in the inbox either.
    const texts = (await stage.conversation(id)).messages.map(
      ({ message }: { message: string }) => message,
    )
    expect(texts).not.toContain('It began ')
  })

  it('gets no answer of the bot that was not delivered before the takeover', async () => {
    await ask('/ask First?', 'One.')
    await group.untilHeard(2)
    const { id } = await newest()
    await stage.deps.driver.query(
      `insert into telegram_outbox (chat_id, text, due_at) values ($1, 'Holds the others up', now() + interval '2 seconds')`,
      [(await group.chat()).chatId],
    )
    await ask('/ask Second?', 'Two.')
    await expect.poll(async () => (await stage.conversation(id)).messages).toHaveLength(4)
    await control(id)
    await reply(id, 'Three.')
    const heard = await group.untilHeard(4)
    expect(heard.slice(2).map(({ text }) => text)).toEqual([
      'Holds the others up',
      'Ada Lovelace:\nThree.',
    ])
  })

  it('shows that messages no longer reach the group', async () => {
    await ask('/ask Are you open?', 'Yes.')
    await group.untilHeard(2)
    const { id } = await newest()
    await group.removeBot()
    await expect
      .poll(async () => (await stage.conversation(id)).telegram)
      .toEqual({ group: 'Guests', connected: false })
  })
})

describe('delivery', () => {
  it('waits as long as Telegram asks, and keeps the order', async () => {
    stage.wire.failNext('sendMessage', {
      error_code: 429,
      description: 'Too Many Requests: retry after 1',
      parameters: { retry_after: 1 },
    })
    await ask('/ask First?', 'One.')
    await ask('/ask Second?', 'Two.')
    const heard = await group.untilHeard(3)
    expect(heard.slice(1).map(({ text }) => text)).toEqual(['One.', 'Two.'])
  })

  it('follows a group that became a supergroup before the bot was told', async () => {
    stage.wire.failNext('sendMessage', { error_code: 500, description: 'Internal Server Error' })
    await ask('/ask Are you open?', 'Yes.')
    const local = stage.deps.telegram.local!
    const { chatId } = await group.chat()
    await group.upgrade()
    expect((await group.untilHeard(2))[1]!.text).toBe('Yes.')
    expect((await local.chat((await group.chat()).id))!.migratedFrom).toBe(chatId)
  })

  it('unlinks a group the bot is in no longer', async () => {
    stage.wire.failNext('sendMessage', {
      error_code: 403,
      description: 'Forbidden: bot was kicked from the group chat',
    })
    await ask('/ask Are you open?', 'Yes.')
    await expect.poll(async () => (await stage.integration.read()).groups).toEqual([])
  })
})

it('a private chat gets an explanation where the bot answers', async () => {
  const chat = { id: 77, type: 'private' as const, first_name: 'Ada' }
  const from = { id: 77, is_bot: false, first_name: 'Ada' }
  await insertUpdate(stage.deps.db, null, {
    message: { message_id: 1, date: 1_700_000_000, chat, from, text: '/start' },
  })
  await expect
    .poll(() => stage.wire.sent().map(({ fields }) => fields))
    .toContainEqual(expect.objectContaining({ chat_id: 77, text: sentences.privateChat }))
})
