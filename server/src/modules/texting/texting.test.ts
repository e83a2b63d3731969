import { afterEach, expect, it, vi } from 'vitest'
import { carrierOptOuts } from '../../db/schema/numbers.ts'
import { webhookEndpoints } from '../../db/schema/webhooks.ts'
import { AppError } from '../../errors.ts'
import { sign } from '../../ports/telephony/signature.ts'
import { sidOf } from '../../ports/telephony/sids.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aNumber } from '../../test/phone-number.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { twilioForm } from '../../test/twilio-form.ts'
import { agents } from '../../db/schema/agents.ts'
import { DAY_MS } from '../../lib/time.ts'
import { announceHere } from '../numbers/announce-here.ts'
import { claimOutgoing } from './outbox-store.ts'
import { wantsNoTexts } from './opt-outs.ts'
import { queueMessages } from './outgoing.ts'
import { processText } from './process.ts'
import { receiveText } from './receive.ts'
import { claimReceived } from './received-store.ts'
import { PHONE, type Stage, textingStage } from './test/stage.ts'

let stage: Stage
const begin = async (...how: Parameters<typeof textingStage>) => {
  stage = await textingStage(...how)
}
afterEach(() => stage.close())

const rows = async (query: string) => (await stage.deps.driver.query(query)).rows
const reply = async (id: string, response: string) => {
  await stage.call('PATCH', `/conversation/switchControl/${id}?to=admin`)
  expect((await stage.call('POST', `/conversation/process/${id}`, { response })).status).toBe(200)
}
const texted = async (id: string) =>
  (await stage.conversation(id)).messages.flatMap(({ texted: mark }) => (mark ? [mark] : []))
const untilTexted = (id: string, marks: object[]) =>
  expect.poll(() => texted(id), { timeout: 60_000 }).toEqual(marks)

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** A conversation in which the agent has answered once. */
async function aTalk() {
  await begin()
  stage.start()
  await stage.text('Are you open on Sunday?')
  await stage.answer('Yes, from ten.')
  await stage.untilHeard(['Yes, from ten.'])
  return stage.conversationId()
}

it('a text begins a conversation that the agent answers, until a person takes over', async () => {
  const id = await aTalk()
  expect((await stage.inbox())[0]).toMatchObject({
    channel: 'voice',
    customer_name: '(415) 555-0123',
    lastMsg: { message: 'Yes, from ten.' },
  })
  await reply(id, 'Ring the bell – we’re upstairs.')
  await stage.untilHeard(['Yes, from ten.', "Ada Lovelace: Ring the bell - we're upstairs."])
  await stage.text('Thank you')
  await expect.poll(async () => (await stage.conversation(id)).messages.length).toBe(4)
  expect(await stage.conversation(id)).toMatchObject({
    texting: { from: PHONE, to: stage.number, stopped: false },
    customer_info: { country_code: 'US' },
    messages: [
      { message: 'Are you open on Sunday?' },
      { message: 'Yes, from ten.' },
      { message: 'Ring the bell – we’re upstairs.' },
      { message: 'Thank you' },
    ],
  })
  expect(stage.asked()).toBe(1)
  const person = await stage.call('GET', `/conversation/${id}/person`)
  expect(person.conversations[0]).toMatchObject({ texted_from: PHONE })
})

it('a text is reported to webhooks as such, and counted as a conversation', async () => {
  await begin()
  const { owner, deps } = stage
  await deps.db.insert(webhookEndpoints).values({
    userId: owner.user.id,
    url: 'https://hooks.example.com',
    description: '',
    format: 'standard',
    events: ['conversation.started'],
  })
  stage.start()
  await stage.text('Are you open on Sunday?')
  await stage.answer('Yes, from ten.')
  await stage.untilHeard(['Yes, from ten.'])
  const id = await stage.conversationId()

  expect(await rows("select data->>'channel' as channel from webhook_events")).toEqual([
    { channel: 'text' },
  ])
  const { data: made } = await stage.call('POST', '/api-keys', {
    name: 'Reader',
    scopes: ['conversations:read'],
    expires_in_days: null,
  })
  const headers = { authorization: `Bearer ${made.secret}` }
  const told = await stage.app.inject({ url: `/api/v1/conversations/${id}`, headers })
  expect(told.json()).toMatchObject({ id, channel: 'text' })
  const [from, to] = [-1, 1].map((days) => dayFromNow(days))
  const { data } = await stage.call(
    'GET',
    `/reports?from=${from}&to=${to}&time_zone=UTC&group=channel`,
  )
  expect(data.rows).toMatchObject([
    { key: 'text', figures: { conversations: 1, assumed: 1, calls: 0 } },
  ])
})

it('two nodes answer texts once, in order, however often they are announced', async () => {
  await begin()
  const other = await aSecondNode(stage.deps)
  stage.start()
  stage.start(other.deps)
  const texts = ['One?', 'Two?', 'Three?']
  for (const [at, Body] of texts.entries()) {
    const fields = { MessageSid: `SM${String(at).repeat(32)}`, From: PHONE, To: stage.number, Body }
    await Promise.all([receiveText(stage.deps, fields), receiveText(other.deps, fields)])
  }
  for (const text of texts) expect(await stage.answer(`To ${text}`)).toBe(text)
  await stage.untilHeard(texts.map((text) => `To ${text}`))
  const { messages } = await stage.conversation(await stage.conversationId())
  const asked = messages.filter(({ sender }) => sender.role === 'customer')
  expect(asked.map(({ message }) => message)).toEqual(texts)
  expect(await rows('select distinct text, ours, theirs from received_texts')).toEqual([
    { text: '', ours: '', theirs: '' },
  ])
  await other.app.close()
})

it('a text that was sent when a node died is not sent again by the next', async () => {
  await begin()
  const stop = stage.start()
  await stage.text('Are you open?')
  const id = await stage.conversationId()
  await stop()
  await stage.answer('Yes.')
  await expect
    .poll(async () => (await stage.conversation(id)).messages.at(-1)!.status)
    .toBe('complete')
  await queueMessages(stage.deps, id)
  const [claimed] = await claimOutgoing(stage.deps.driver, 1)
  await stage.deps.telephony.sendSms(stage.number, PHONE, claimed!.text)
  await stage.deps.driver.query('update text_outbox set due_at = now()')
  stage.start()
  await expect.poll(() => rows('select 1 from text_outbox where settled_at is null')).toEqual([])
  expect(await stage.heard()).toEqual(['Yes.'])
})

it('the same words twice are two texts, also if the second is tried again', async () => {
  const id = await aTalk()
  const { telephony } = stage.deps
  await reply(id, 'OK')
  const said = 'Ada Lovelace: OK'
  await stage.untilHeard(['Yes, from ten.', said])
  const busy = new AppError(502, 'telephony_unreachable', 'No answer.')
  vi.spyOn(telephony, 'sendSms').mockRejectedValueOnce(busy)
  await reply(id, 'OK')
  await stage.untilHeard(['Yes, from ten.', said, said])
})

it('a text is not given up while the agent is busy with earlier ones', async () => {
  await begin()
  const stop = stage.start()
  for (let count = 1; count <= 5; count += 1) await stage.text(`Question ${count}`)
  const id = await stage.conversationId()
  await expect.poll(async () => (await stage.conversation(id)).messages.length).toBe(10)
  await stop()
  await stage.text('One more')
  const [claimed] = await claimReceived(stage.deps.db, 1)
  await processText(stage.deps, claimed!)
  expect(await rows('select attempts from received_texts where processed_at is null')).toEqual([
    { attempts: 0 },
  ])
  for (let count = 1; count <= 5; count += 1) await stage.answer('Yes.')
})

it('STOP ends texts to a phone until START, HELP is answered, and none is a message', async () => {
  const id = await aTalk()
  await stage.text('stop ')
  const both = { ours: stage.number, theirs: PHONE }
  await expect.poll(async () => (await stage.conversation(id)).texting!.stopped).toBe(true)
  expect(await wantsNoTexts(stage.deps.db, both)).toBe(true)
  await reply(id, 'Are you still there?')
  await untilTexted(id, [{ failure: 'This person asked for no more texts.', shortened: false }])
  await stage.text('HELP')
  await stage.text('Yes')
  await expect.poll(async () => (await stage.conversation(id)).texting!.stopped).toBe(false)
  await reply(id, 'Good.')
  await expect.poll(async () => (await stage.heard()).at(-1)).toBe('Ada Lovelace: Good.')
  await stage.text('Yes')
  await expect.poll(async () => (await stage.conversation(id)).messages.at(-1)!.message).toBe('Yes')
  const said = await stage.heard()
  expect(said.map((text) => text.slice(0, 32))).toEqual([
    'Yes, from ten.',
    'You have successfully been unsub',
    'Reply STOP to unsubscribe. Msg&D',
    'You have successfully been re-su',
    'Ada Lovelace: Good.',
  ])
  expect((await stage.conversation(id)).messages).toHaveLength(5)
})

it('a text that the carrier refuses or cannot deliver is marked in the inbox', async () => {
  const id = await aTalk()
  const { appUrl, secret } = stage.deps.config
  const [{ position }] = (await rows('select position from text_outbox')) as [{ position: number }]
  const url = `/api/webhooks/twilio/text-status?text=${position}`
  const fields = { MessageStatus: 'undelivered', ErrorCode: '30006' }
  const token = sidOf('AC', `token:${secret}`).slice(2)
  const tell = (signature: string) => stage.app.inject(twilioForm(url, fields, signature))
  expect((await tell('guessed')).statusCode).toBe(403)
  expect(await texted(id)).toEqual([])
  expect((await tell(sign(token, appUrl + url, fields))).statusCode).toBe(204)
  const failure = 'This number takes no texts. It may be a landline.'
  expect(await texted(id)).toEqual([{ failure, shortened: false }])
  // Opted out at the carrier, without our knowledge.
  await stage.deps.db.insert(carrierOptOuts).values({ number: stage.number, phone: PHONE })
  await reply(id, 'Hello?')
  await expect.poll(async () => (await stage.conversation(id)).texting!.stopped).toBe(true)
  expect((await texted(id))[1]!.failure).toBe('This person asked for no more texts.')
})

it('a long answer is cut to four texts, and none is sent at the cap', async () => {
  await begin('SALES_ASSISTANT', { PRICE_TEXT_MESSAGE: '0.01', MONTHLY_CAP_ACCOUNT: '0.05' })
  stage.start()
  await stage.text('Tell me everything')
  await stage.answer('We mend bicycles of every kind. '.repeat(30))
  await expect.poll(async () => (await stage.heard()).length, { timeout: 60_000 }).toBe(1)
  expect((await stage.heard())[0]).toMatch(/^(We mend bicycles of every kind\.\s?){18,19}$/)
  const id = await stage.conversationId()
  await untilTexted(id, [{ failure: null, shortened: true }])
  expect(
    await rows(
      `select times, cost_micros::int as cost from usage_days where kind = 'text_message'`,
    ),
  ).toEqual([{ times: 4, cost: 40_000 }])
  await reply(id, 'One more')
  await expect.poll(async () => (await stage.heard()).length).toBe(2)
  await reply(id, 'And one')
  await expect
    .poll(async () => (await texted(id)).at(-1)?.failure)
    .toBe('The monthly cap is reached, so this was not sent.')
})

it.each(['ANTI_THEFT', 'switched off', 'abroad'] as const)(
  'a text waits for a person if the agent cannot answer: %s',
  async (why) => {
    await begin(why === 'ANTI_THEFT' ? why : 'SALES_ASSISTANT')
    if (why === 'switched off') await stage.deps.db.update(agents).set({ activated: false })
    stage.start()
    await stage.text('Hello', why === 'abroad' ? '+447911123456' : PHONE)
    const id = await stage.conversationId()
    expect(await stage.conversation(id)).toMatchObject({
      handover_requested: true,
      messages: [{ message: 'Hello' }],
    })
    expect(stage.asked()).toBe(0)
  },
)

it('the texts of a phone are limited, and an erased one leaves nothing', async () => {
  await begin('ANTI_THEFT', { RATE_LIMIT: 'true' })
  stage.start()
  for (let nth = 0; nth < 12; nth++) await stage.text(`Text ${nth}`)
  const waiting = 'select 1 from received_texts where processed_at is null'
  await expect.poll(() => rows(waiting), { timeout: 60_000 }).toEqual([])
  const id = await stage.conversationId()
  expect((await stage.conversation(id)).messages).toHaveLength(10)
  await stage.call('DELETE', `/conversation/${id}/person`)
  expect(await rows('select 1 from text_threads union all select 1 from text_outbox')).toEqual([])
})

it('texts to the number of another account are refused', async () => {
  await begin()
  const stranger = await aUser(stage.deps)
  const { id } = await anAgent(stage.deps.db, stranger.user.id)
  const to = await aNumber(stage.deps, stranger.user.id, id)
  const said = { from: PHONE, to, text: 'Hello' }
  expect((await stage.call('POST', '/local/messages', said)).status).toBe(404)
  const own = { ...said, to: stage.number }
  expect((await stage.call('POST', '/local/messages', own)).status).toBe(200)
})

it('a number bought before texts were announced receives them now', async () => {
  await begin()
  await stage.deps.driver.query(`update local_carrier_numbers set sms_url = null`)
  await expect(stage.text('Hello')).rejects.toThrow('announces no texts')
  await announceHere(stage.deps)
  await stage.text('Hello')
  expect(await rows('select text from received_texts')).toEqual([{ text: 'Hello' }])
})

it('after a change of the address, all numbers are announced there, also if the carrier lost one', async () => {
  await begin()
  const { deps, owner } = stage
  const { id } = await anAgent(deps.db, owner.user.id)
  const number = await aNumber(deps, owner.user.id, id)
  await deps.driver.query('delete from local_carrier_numbers where phone <> $1', [number])
  await deps.driver.query(
    `update local_carrier_numbers set voice_url = 'https://old.example', status_callback = 'https://old.example'`,
  )
  await announceHere(deps)
  expect(await rows('select voice_url, status_callback from local_carrier_numbers')).toEqual([
    {
      voice_url: `${deps.config.appUrl}/api/webhooks/twilio/voice`,
      status_callback: `${deps.config.appUrl}/api/webhooks/twilio/status`,
    },
  ])
})
