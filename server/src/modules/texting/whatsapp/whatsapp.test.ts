import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ConnectWhatsapp } from 'shared-types'
import { webhookEndpoints } from '../../../db/schema/webhooks.ts'
import { sign } from '../../../ports/telephony/signature.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { twilioForm } from '../../../test/twilio-form.ts'
import { DAY_MS, HOUR_MS } from '../../../lib/time.ts'
import { type Stage, textingStage } from '../test/stage.ts'

/** A number in a country where texts are not answered. */
const PHONE = '+447400123456'
const AT_PHONE = `whatsapp:${PHONE}`

let stage: Stage
let given: ConnectWhatsapp
beforeEach(async () => {
  stage = await textingStage()
  given = (await stage.call('POST', '/local/whatsapp')).data
})
afterEach(() => stage.close())

const rows = async (query: string) => (await stage.deps.driver.query(query)).rows
const at = () => `/agent/whatsapp/${stage.agentId}`
const connect = (body: ConnectWhatsapp = given) => stage.call('POST', at(), body)
const write = (text: string) => {
  const said = { from: PHONE, to: given.phone, text, name: 'Amara Okafor' }
  return stage.deps.telephony.local!.writeWhatsapp(said)
}
const heard = () => stage.heard(AT_PHONE)
const untilHeard = (texts: string[]) =>
  expect.poll(() => heard(), { timeout: 60_000 }).toEqual(texts)
const reply = async (id: string, response: string) => {
  await stage.call('PATCH', `/conversation/switchControl/${id}?to=admin`)
  expect((await stage.call('POST', `/conversation/process/${id}`, { response })).status).toBe(200)
}
const failures = async (id: string) =>
  (await stage.conversation(id)).messages.flatMap(({ texted }) => (texted ? [texted.failure] : []))

/** A conversation in which the agent has answered once. */
async function aTalk() {
  await connect()
  stage.start()
  await write('Are you open on Sunday?')
  await stage.answer('Yes, from **ten**.')
  await untilHeard(['Yes, from ten.'])
  return stage.conversationId()
}

it('a message in WhatsApp is answered by the agent, then by a person, unabridged', async () => {
  const id = await aTalk()
  expect((await stage.inbox())[0]).toMatchObject({
    channel: 'whatsapp',
    customer_name: 'Amara Okafor',
    lastMsg: { message: 'Yes, from **ten**.' },
  })
  const long = `We’re upstairs – ${'ring the bell. '.repeat(80)}`.trim()
  await reply(id, long)
  await untilHeard(['Yes, from ten.', `Ada Lovelace: ${long}`])
  await write('HELP')
  await expect.poll(async () => (await stage.conversation(id)).messages.length).toBe(4)
  const detail = await stage.conversation(id)
  expect(detail).toMatchObject({
    channel: 'whatsapp',
    texting: { from: PHONE, to: given.phone, stopped: false },
    customer_info: { country_code: 'GB' },
  })
  const left = new Date(detail.texting!.until!).getTime() - Date.now()
  expect(left).toBeGreaterThan(23 * HOUR_MS)
  // It is paid by the owner's own account.
  expect(await rows(`select 1 from usage_days where kind = 'text_message'`)).toEqual([])
  const person = await stage.call('GET', `/conversation/${id}/person`)
  expect(person.conversations[0]).toMatchObject({ channel: 'whatsapp', texted_from: PHONE })
})

it('a message in WhatsApp is reported to other programs as such, and counted as such', async () => {
  await stage.deps.db.insert(webhookEndpoints).values({
    userId: stage.owner.user.id,
    url: 'https://hooks.example.com',
    description: '',
    format: 'standard',
    events: ['conversation.started'],
  })
  const id = await aTalk()
  expect(await rows("select data->>'channel' as channel from webhook_events")).toEqual([
    { channel: 'whatsapp' },
  ])
  const key = { name: 'Reader', scopes: ['conversations:read'], expires_in_days: null }
  const { data: made } = await stage.call('POST', '/api-keys', key)
  const headers = { authorization: `Bearer ${made.secret}` }
  const told = await stage.app.inject({ url: `/api/v1/conversations/${id}`, headers })
  expect(told.json()).toMatchObject({ id, channel: 'whatsapp' })
  const day = (from: number) => new Date(Date.now() + from * DAY_MS).toISOString().slice(0, 10)
  const days = `from=${day(-1)}&to=${day(1)}&time_zone=UTC`
  const { data } = await stage.call('GET', `/reports?${days}&group=channel&channel=whatsapp`)
  expect(data.rows).toMatchObject([{ key: 'whatsapp', figures: { conversations: 1 } }])
})

it('a message that WhatsApp no longer accepts is not sent, and the owner sees why', async () => {
  const id = await aTalk()
  const CLOSED =
    'WhatsApp delivers replies only within 24 hours of the last message of this person. You can answer when they write again.'
  // The carrier decides, because it knows when the message was sent.
  await rows(`update local_carrier_messages set sent_at = sent_at - interval '25 hours'`)
  await reply(id, 'Are you still coming?')
  await expect.poll(() => failures(id)).toEqual([CLOSED])
  await rows(`update messages set created_at = created_at - interval '25 hours'`)
  await rows(`update text_outbox set failure = null`)
  await reply(id, 'Hello?')
  await expect.poll(() => failures(id)).toEqual([CLOSED])
  expect(await heard()).toEqual(['Yes, from ten.'])
  await write('Sorry, I was away')
  await expect.poll(async () => (await stage.conversation(id)).messages.length).toBe(5)
  await reply(id, 'No problem.')
  await untilHeard(['Yes, from ten.', 'Ada Lovelace: No problem.'])
})

it('STOP is respected, and the same person by text is the same customer', async () => {
  const id = await aTalk()
  await write('Stop')
  await expect.poll(async () => (await stage.conversation(id)).texting!.stopped).toBe(true)
  await stage.text('And by text', PHONE)
  await expect.poll(async () => (await stage.inbox()).length, { timeout: 60_000 }).toBe(2)
  expect(
    await rows('select count(distinct customer_id)::int as people from conversations'),
  ).toEqual([{ people: 1 }])
})

it('a sender belongs to one account, and its token is shown to nobody', async () => {
  expect((await stage.call('GET', at())).data).toBe(null)
  expect(await connect({ ...given, auth_token: 'f'.repeat(32) })).toMatchObject({
    status: 409,
    code: 'account_refused',
  })
  expect(await connect({ ...given, phone: '+14155550999' })).toMatchObject({ code: 'no_sender' })
  const sender = { phone: given.phone, account_sid: given.account_sid, state: 'online' }
  expect((await connect()).data).toEqual(sender)
  expect((await stage.call('GET', at())).data).toEqual(sender)
  const other = await anAgent(stage.deps.db, stage.owner.user.id)
  expect(await stage.call('POST', `/agent/whatsapp/${other.id}`, given)).toMatchObject({
    status: 409,
    code: 'sender_taken',
  })
  expect(JSON.stringify(await rows('select * from whatsapp_senders'))).not.toContain(
    given.auth_token,
  )
  await rows(`update local_carrier_whatsapp_senders set auth_token = '${'0'.repeat(32)}'`)
  expect((await stage.call('GET', at())).data.state).toBe('refused')
  expect((await stage.call('DELETE', at())).status).toBe(200)
  expect((await stage.call('DELETE', at())).status).toBe(404)
  expect((await stage.call('GET', at())).data).toBe(null)
})

it('an account reports only for its own sender, signed with its own token', async () => {
  const id = await aTalk()
  const [{ position }] = (await rows('select position from text_outbox')) as [{ position: number }]
  const stranger = await aUser(stage.deps)
  const { id: agentId } = await anAgent(stage.deps.db, stranger.user.id)
  const theirs = await stage.deps.telephony.local!.registerWhatsapp(stranger.user.id)
  const { accountSid: account_sid, authToken: auth_token, phone } = theirs
  await stage.app.inject({
    method: 'POST',
    url: `/api/agent/whatsapp/${agentId}`,
    headers: { cookie: stranger.cookie, origin: stage.deps.config.appUrl },
    payload: { account_sid, auth_token, phone },
  })
  const [own] = await rows(`select id from whatsapp_senders where agent_id = '${stage.agentId}'`)
  const [foreign] = await rows(`select id from whatsapp_senders where agent_id = '${agentId}'`)
  const post = (token: string, end: string, fields: Record<string, string>) => {
    const url = `/api/webhooks/twilio/whatsapp/${end}`
    const signature = sign(token, stage.deps.config.appUrl + url, fields)
    return stage.app.inject(twilioForm(url, fields, signature))
  }
  const said = { MessageSid: `SM${'a'.repeat(32)}`, From: AT_PHONE, Body: 'Forged' }
  const forged = { ...said, To: `whatsapp:${given.phone}` }
  expect((await post(auth_token, own!['id'] as string, forged)).statusCode).toBe(403)
  expect((await post(auth_token, foreign!['id'] as string, forged)).statusCode).toBe(200)
  expect((await post(auth_token, 'nonsense', forged)).statusCode).toBe(403)
  const failed = { MessageStatus: 'failed', ErrorCode: '63024' }
  await post(auth_token, `${foreign!['id'] as string}/status?text=${position}`, failed)
  expect(await failures(id)).toEqual([])
  await post(given.auth_token, `${own!['id'] as string}/status?text=${position}`, failed)
  expect(await failures(id)).toEqual(['There is no WhatsApp with this number.'])
  expect((await stage.conversation(id)).messages).toHaveLength(2)
  const to = { from: PHONE, to: phone, text: 'Hello' }
  expect((await stage.call('POST', '/local/whatsapp/messages', to)).status).toBe(404)
})

it('a deleted agent and an erased person leave nothing', async () => {
  const id = await aTalk()
  await stage.call('DELETE', `/conversation/${id}/person`)
  expect(await rows('select 1 from text_threads union all select 1 from text_outbox')).toEqual([])
  expect(await rows('select profile_name, ours, theirs, text from received_texts')).toEqual([
    { profile_name: null, ours: '', theirs: '', text: '' },
  ])
  await stage.call('DELETE', `/agent/${stage.agentId}`)
  expect(await rows('select 1 from whatsapp_senders')).toEqual([])
})
