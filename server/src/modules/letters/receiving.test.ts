import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { conversations, customers, messages } from '../../db/schema/conversations.ts'
import { letters, letterThreads, receivedMails } from '../../db/schema/letters.ts'
import { noticeEvents } from '../../db/schema/notices.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { readForm } from '../../http/posted-form.ts'
import { HOUR_MS } from '../../lib/time.ts'
import { receiveMail } from './receive.ts'
import { aMinuteLater, aStage, mailsOf, round, VISITOR } from './test/stage.ts'

const POSTMARK = 'postmark:0123456789abcdef0123'
const MAILGUN = 'key-0123456789abcdef'

let test: Awaited<ReturnType<typeof buildTestApp>>
let stage: Awaited<ReturnType<typeof aStage>>
let address: string

async function begin(environment: Record<string, string> = {}) {
  test = await buildTestApp(environment)
  stage = await aStage(test)
  await stage.write('Yes, in blue.')
  await aMinuteLater(test.deps)
  await round(test.deps)
  const [thread] = await test.deps.db.select().from(letterThreads)
  address = `${thread!.token}@replies.local.invalid`
}
beforeEach(() => begin())

let count = 0
const mail = (
  fields: { to?: string; from?: string; text?: string; more?: string[]; id?: string } = {},
) =>
  Buffer.from(
    [
      `From: Vera <${fields.from ?? VISITOR}>`,
      `To: ${fields.to ?? address}`,
      'Subject: Re: Your conversation',
      `Message-ID: <${fields.id ?? `mail-${++count}@example.org`}>`,
      ...(fields.more ?? []),
      '',
      fields.text ??
        'Then I take it.\r\n\r\nOn Monday, Ada <nexus@local.invalid> wrote:\r\n> Yes, in blue.',
    ].join('\r\n'),
  )
const receive = (content: Buffer) => receiveMail(test.deps, { kind: 'mime', content })
const said = async () =>
  (await test.deps.db.select().from(messages).orderBy(messages.seq)).filter(
    ({ role }) => role === 'customer',
  )
const received = () => test.deps.db.select().from(receivedMails)

it("a visitor's answer by email is added to the same conversation, without the quoted text", async () => {
  expect(await receive(mail())).toBe('taken')
  const [message] = (await stage.thread()).messages.slice(-1)
  expect(message).toMatchObject({ message: 'Then I take it.', sender: { role: 'customer' } })
  expect(message.mail).toEqual({ sender: VISITOR, is_from_visitor: true, attachments: [] })
  const [whole] = await received()
  expect(whole!.text).toContain('> Yes, in blue.')
  const [conversation] = await test.deps.db.select().from(conversations)
  expect(conversation!.unread).toBe(1)
})

it('the same mail is stored once, however often and by whichever way it comes', async () => {
  const same = mail()
  const outcomes = await Promise.all([receive(same), receive(same), receive(same)])
  expect(outcomes.toSorted()).toEqual(['known', 'known', 'taken'])
  expect(await said()).toHaveLength(1)
})

it('a mail from another address is marked as such, and does not change the visitor', async () => {
  await receive(mail({ from: 'mallory@example.net' }))
  const thread = await stage.thread()
  expect(thread.messages.at(-1).mail).toMatchObject({
    sender: 'mallory@example.net',
    is_from_visitor: false,
  })
  expect(thread.customer_info.email).toBe(VISITOR)
  await stage.write('Thanks.')
  await aMinuteLater(test.deps)
  await round(test.deps)
  expect(new Set((await mailsOf(test.deps)).map(({ recipient }) => recipient))).toEqual(
    new Set([VISITOR]),
  )
})

it('a mail without the address of a conversation belongs to none, whoever sent it', async () => {
  for (const to of [
    '0'.repeat(32) + '@replies.local.invalid',
    'nexus@local.invalid',
    address.replace('replies', 'other'),
  ])
    expect(await receive(mail({ to })), to).toBe('not_ours')
  expect(await said()).toEqual([])
})

it('an address in the text of a mail is not a recipient', async () => {
  expect(await receive(mail({ to: 'a@example.org', text: address }))).toBe('not_ours')
})

it('automatic mail is not a message, and no mail is ever answered automatically', async () => {
  const before = (await mailsOf(test.deps)).length
  for (const sign of [
    'Auto-Submitted: auto-replied',
    'List-Id: <x.y>',
    'Precedence: bulk',
    'Return-Path: <>',
  ])
    expect(await receive(mail({ more: [sign] })), sign).toBe('automatic')
  expect(await receive(mail({ from: 'nexus@local.invalid' }))).toBe('automatic')
  expect(await receive(mail({ from: address }))).toBe('automatic')
  const arrived = { kind: 'mime' as const, content: mail(), envelope: { from: '', to: [address] } }
  expect(await receiveMail(test.deps, arrived)).toBe('automatic')
  expect(await receive(mail())).toBe('taken')
  await aMinuteLater(test.deps)
  await round(test.deps)
  expect(await said()).toHaveLength(1)
  expect(await mailsOf(test.deps)).toHaveLength(before)
})

it('an address that rejects mail gets no more, and the person is told', async () => {
  const report = Buffer.from(
    [
      'From: MAILER-DAEMON@example.org',
      `To: ${address}`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      'Content-Type: message/delivery-status',
      '',
      'Action: failed',
      'Status: 5.1.1',
      '--r--',
    ].join('\r\n'),
  )
  await stage.ask('POST', `conversation/transcript/${stage.visitor.id}`, { to: 'visitor' })
  const revisionOfAnswer = async () => {
    const { db } = test.deps
    const [row] = await db.select().from(messages).where(eq(messages.role, 'admin'))
    return row!.revision
  }
  const known = await revisionOfAnswer()
  expect(await receive(report)).toBe('bounce')
  // Open dashboards read the answer again, with the mark that it did not arrive.
  expect(await revisionOfAnswer()).toBeGreaterThan(known)
  const [answer, transcript] = await test.deps.db.select().from(letters).orderBy(letters.createdAt)
  expect(answer!.failure).toBe('The address takes no mail.')
  // The letter was not sent yet.
  expect(transcript!.failure).toBe(null)
  const before = (await mailsOf(test.deps)).length
  await stage.write('Are you there?')
  await aMinuteLater(test.deps)
  await round(test.deps)
  expect(await mailsOf(test.deps)).toHaveLength(before)
})

it('a conversation accepts a limited number of mails per hour', async () => {
  for (let each = 0; each < 20; each += 1) expect(await receive(mail())).toBe('taken')
  expect(await receive(mail())).toBe('too_many')
})

it('a mail to a conversation of the agent requests a person, and the agent is silent', async () => {
  await stage.ask('PATCH', `conversation/switchControl/${stage.visitor.id}`)
  await test.deps.db.delete(noticeEvents)
  await stage.ask('PATCH', 'inbox/settings', { assigns_in_turn: true })
  await test.deps.db.update(conversations).set({ assigneeId: null, nobodyToldAt: sql`now()` })
  await receive(mail())
  const [conversation] = await test.deps.db.select().from(conversations)
  expect(conversation).toMatchObject({ assigneeId: stage.owner.user.id, nobodyToldAt: null })
  const { messages: all, handover_requested } = await stage.thread()
  expect(handover_requested).toBe(true)
  expect(all.at(-1).message).toBe('Then I take it.')
  const events = await test.deps.db.select().from(noticeEvents)
  expect(events.map(({ kind }) => kind)).toContain('person_wanted')
})

it('an attached file is named, and not stored', async () => {
  const parts = [
    '--a\r\nContent-Type: text/plain\r\n\r\nSee here.',
    '--a\r\nContent-Type: image/png\r\nContent-Disposition: attachment; filename="bike.png"\r\n\r\nxx\r\n--a--',
  ]
  await receive(
    mail({ more: ['Content-Type: multipart/mixed; boundary=a'], text: parts.join('\r\n') }),
  )
  expect((await stage.thread()).messages.at(-1)).toMatchObject({
    message: 'See here.',
    mail: { attachments: ['bike.png'] },
  })
})

it('an erased visitor’s mails are erased, and later ones are refused', async () => {
  await receive(mail())
  await stage.ask('DELETE', `conversation/${stage.visitor.id}`)
  expect(await received()).toEqual([])
  expect(await receive(mail())).toBe('not_ours')
})

it('the export of a visitor contains the complete text of their mails', async () => {
  await receive(mail())
  const held = (await stage.ask('GET', `conversation/${stage.visitor.id}/person`)).json()
  expect(JSON.stringify(held)).toContain('> Yes, in blue.')
})

const REMOTE = {
  REPLY_ADDRESS: '*@replies.local.invalid',
  POSTMARK_INBOUND_SECRET: POSTMARK,
  MAILGUN_SIGNING_KEY: MAILGUN,
}

it('mails of Postmark are accepted with its password only', async () => {
  await begin(REMOTE)
  const bring = (secret: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail/postmark',
      headers: { authorization: `Basic ${Buffer.from(secret).toString('base64')}` },
      payload: { FromFull: { Email: VISITOR }, To: address, TextBody: 'By Postmark.', Headers: [] },
    })
  expect((await bring('postmark:wrong')).statusCode).toBe(401)
  expect(await said()).toEqual([])
  expect((await bring(POSTMARK)).statusCode).toBe(200)
  expect((await said())[0]!.text).toBe('By Postmark.')
})

it('mails of Mailgun are accepted in both kinds of form, with its signature only', async () => {
  await begin(REMOTE)
  const bring = (key: string, kind: 'form' | 'multipart', at = Date.now()) => {
    const timestamp = String(Math.floor(at / 1000))
    const signature = createHmac('sha256', key).update(`${timestamp}token`).digest('hex')
    const fields = {
      recipient: address,
      sender: VISITOR,
      'body-mime': mail({ text: `By Mailgun, ${kind}.`, to: 'somebody@example.org' }).toString(),
      timestamp,
      token: 'token',
      signature,
    }
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const isForm = kind === 'form'
    return test.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail/mailgun/mime',
      headers: {
        'content-type': isForm
          ? 'application/x-www-form-urlencoded'
          : 'multipart/form-data; boundary=b',
      },
      payload: isForm ? new URLSearchParams(fields).toString() : `${parts.join('')}--b--\r\n`,
    })
  }
  expect((await bring('key-wrong-wrong-wrong', 'form')).statusCode).toBe(403)
  expect((await bring(MAILGUN, 'form', Date.now() - HOUR_MS)).statusCode).toBe(403)
  expect(await said()).toEqual([])
  expect((await bring(MAILGUN, 'form')).statusCode).toBe(200)
  expect((await bring(MAILGUN, 'multipart')).statusCode).toBe(200)
  expect((await said()).map(({ text }) => text)).toEqual([
    'By Mailgun, form.',
    'By Mailgun, multipart.',
  ])
})

it('the body of an unsigned form is limited to the length of a mail', async () => {
  await begin(REMOTE)
  const bring = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/webhooks/mail/mailgun/mime',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
    })
  expect((await bring('a=1&'.repeat(100))).statusCode).toBe(403)
  expect((await bring('a=1&'.repeat(100_000))).statusCode).toBe(413)
  const other = { 'content-type': 'application/json' }
  const url = '/api/webhooks/mail/mailgun/mime'
  const json = await test.app.inject({ method: 'POST', url, headers: other, payload: '{}' })
  expect(json.statusCode).toBe(415)
  const form = [Buffer.from(`other=${'x'.repeat(5_000)}&token=${'x'.repeat(5_000)}&body-mime=`)]
  const kept = { token: 1_000, 'body-mime': 3_000 }
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const mime = Buffer.from('x'.repeat(5_000))
  const fields = await readForm(Readable.from([...form, mime]), headers, { bytes: 20_000, kept })
  expect(fields).toEqual({ token: 'x'.repeat(1_000), 'body-mime': 'x'.repeat(3_000) })
  const tooLong = Readable.from([...form, mime, mime, mime])
  await expect(readForm(tooLong, headers, { bytes: 20_000, kept })).rejects.toThrow('too large')
})

it('a new address of a visitor applies to all their conversations', async () => {
  const other = await aVisitor(test.app, stage.agent.id)
  const { db } = test.deps
  const [first] = await db
    .select()
    .from(conversations)
    .where(eq(conversations.id, stage.visitor.id))
  const { customerId } = first!
  await db.update(conversations).set({ customerId }).where(eq(conversations.id, other.id))
  await db.update(letterThreads).set({ bouncedAt: sql`now()` })
  await other.requestPerson({ email: 'new@example.org' })
  const [thread] = await db.select().from(letterThreads)
  expect(thread).toMatchObject({ conversationId: stage.visitor.id, bouncedAt: null })
  expect(await receive(mail()), 'from the address before').toBe('not_ours')
})

it('a new address of a visitor receives their mails', async () => {
  await test.deps.db.update(letterThreads).set({ bouncedAt: sql`now()` })
  await test.deps.db.update(conversations).set({ control: 'bot' })
  await stage.visitor.requestPerson({ email: 'new@example.org' })
  await test.deps.db.update(conversations).set({ control: 'admin' })
  await stage.write('Here?')
  await aMinuteLater(test.deps)
  await round(test.deps)
  expect((await mailsOf(test.deps)).at(-1)!.recipient).toBe('new@example.org')
  expect(await receive(mail()), 'from the address before').toBe('not_ours')
  expect(await test.deps.db.$count(customers, eq(customers.email, VISITOR))).toBe(0)
})
