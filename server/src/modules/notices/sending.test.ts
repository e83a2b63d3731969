import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { beforeEach, expect, it } from 'vitest'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { localMails, noticeEvents, noticeItems, noticeMessages } from '../../db/schema/notices.ts'
import { phoneNumbers } from '../../db/schema/numbers.ts'
import { webhookEndpoints } from '../../db/schema/webhooks.ts'
import type { Deps } from '../../deps.ts'
import { startSendingNotices } from '../../jobs/send-notices.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aNumber } from '../../test/phone-number.ts'
import { aSecondNode } from '../../test/second-node.ts'
import { buildTestDeps } from '../../test/test-app.ts'
import { until } from '../../test/until.ts'
import { claimMessages, gatherItems } from './message-store.ts'
import { planEvents } from './plan.ts'
import { sendMessage } from './send.ts'

let deps: Deps
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string

beforeEach(async () => {
  deps = await buildTestDeps()
  owner = await aUser(deps, { email: 'Ada@example.com' })
  agentId = (await anAgent(deps.db, owner.user.id)).id
})

async function somebodyAsks(): Promise<string> {
  const id = await aConversation(deps, owner.user.id, agentId)
  await deps.db
    .update(conversations)
    .set({ handoverRequestedAt: new Date() })
    .where(eq(conversations.id, id))
  return id
}

const mails = () => deps.db.select().from(localMails).orderBy(localMails.receivedAt)
const allMessages = () => deps.db.select().from(noticeMessages)

/** One round of the notices job. */
async function round(node = deps): Promise<void> {
  await planEvents(node)
  await gatherItems(node.driver)
  for (const message of await claimMessages(node.db, 10)) await sendMessage(node, message)
}

/** The hour ends for which news that is not urgent waits. */
async function hourLater(): Promise<void> {
  await planEvents(deps)
  await deps.db.update(noticeItems).set({ dueAt: sql`now()` })
  await round()
}

it('a person who is away gets one mail about a request for a person, with a link', async () => {
  const id = await somebodyAsks()
  await round()
  await round()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.recipient).toBe('ada@example.com')
  expect(mail!.subject).toMatch(/^Visitor \w{4} asks for a person: “Hello”$/)
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(`http://localhost:4000/inbox/${id}`)
    expect(part).toContain('In a chat with Helper')
  }
  expect(mail!.html).not.toMatch(/<img|url\(/)
})

it('a mail has the headers that mail programs need', async () => {
  await somebodyAsks()
  await round()
  const [mail] = await mails()
  const [message] = await allMessages()
  const headers = mail!.headers.join('\n').replaceAll('\r\n ', ' ')
  expect(mail!.messageId).toBe(`<notice/${message!.id}@local.invalid>`)
  expect(headers).toMatch(/^List-Unsubscribe: +<http:\/\/localhost:4000\/unsubscribe\//m)
  expect(headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  expect(headers).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(headers).not.toMatch(/^Reply-To/m)
})

it('one mail reports many simultaneous events', async () => {
  for (let count = 0; count < 25; count += 1) await somebodyAsks()
  await round()
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail!.subject).toMatch(/^25 things wait for you: Visitor/)
  expect(mail!.text).toContain('And 5 more: http://localhost:4000/dashboard')
})

it('after three mails in a short time the next one waits, and then reports all', async () => {
  for (let count = 0; count < 5; count += 1) {
    await somebodyAsks()
    await round()
  }
  expect(await mails()).toHaveLength(3)
  await deps.db.update(noticeMessages).set({ createdAt: sql`now() - interval '6 minutes'` })
  await round()
  expect((await mails()).at(-1)!.subject).toMatch(/^2 things wait for you/)
})

it('two nodes that look at the same moment send one mail', async () => {
  const { deps: second } = await aSecondNode(deps)
  for (let count = 1; count <= 3; count += 1) {
    await somebodyAsks()
    await Promise.all([round(), round(second)])
    await round()
    expect(await mails()).toHaveLength(count)
  }
  expect(await allMessages()).toHaveLength(3)
})

it('a node that dies after the mail was taken leaves a mail that is sent again as the same one', async () => {
  await somebodyAsks()
  const dying = { ...deps, mailer: { ...deps.mailer, send: dieAfter(deps.mailer.send) } }
  await planEvents(dying)
  await gatherItems(dying.driver)
  const [message] = await claimMessages(dying.db, 1)
  await expect(Promise.race([sendMessage(dying, message!), died])).rejects.toThrow('killed')
  expect(await mails()).toHaveLength(1)
  // While the lease lasts, no other node takes the message.
  await round()
  await deps.db.update(noticeMessages).set({ leasedUntil: sql`now()` })
  await round()
  expect(await mails()).toHaveLength(1)
  expect((await allMessages())[0]).toMatchObject({ attempts: 2, failure: null })
  expect((await allMessages())[0]!.settledAt).not.toBeNull()
})

let killed: (error: Error) => void
const died = new Promise<never>((_resolve, reject) => (killed = reject))
died.catch(() => {})
/** Sends the mail and then never returns, like a node that dies. */
const dieAfter = (send: Deps['mailer']['send']) => async (mail: Parameters<typeof send>[0]) => {
  await send(mail)
  killed(new Error('killed'))
  await new Promise<never>(() => {})
}

it('a notice is not sent if a person has taken over meanwhile', async () => {
  const id = await somebodyAsks()
  await planEvents(deps)
  await gatherItems(deps.driver)
  await deps.db.update(conversations).set({ control: 'admin' }).where(eq(conversations.id, id))
  await round()
  expect(await mails()).toEqual([])
  expect(await allMessages()).toEqual([])
})

it('the suspension of a number is not reported if it was paid for meanwhile', async () => {
  const phone = await aNumber(deps, owner.user.id, agentId)
  const suspend = (suspendedAt: Date | null) =>
    deps.db.update(phoneNumbers).set({ suspendedAt }).where(eq(phoneNumbers.phone, phone))
  await suspend(new Date())
  await planEvents(deps)
  await gatherItems(deps.driver)
  expect(await allMessages()).toHaveLength(1)
  await suspend(null)
  await round()
  expect(await mails()).toEqual([])
  await suspend(new Date())
  await round()
  expect((await mails()).map(({ subject }) => subject).join()).toContain('is suspended')
})

it('a lost calendar is reported, but not once it is connected anew', async () => {
  const { db } = deps
  const userId = owner.user.id
  const lost = { agentId, vendor: 'cal_com', account: 'ada', sealed: '', timeZone: 'UTC' } as const
  const [connection] = await db
    .insert(calendarConnections)
    .values({ ...lost, userId, goneAt: new Date() })
    .returning()
  const report = async (day: number) => {
    const fact = `calendar:${connection!.id}:2027-01-0${day}`
    const detail = { what: 'calendar', vendor: 'cal_com' }
    await db.insert(noticeEvents).values({ userId, agentId, kind: 'failing', fact, detail })
    await hourLater()
    return (await mails()).length
  }
  expect(await report(1)).toBe(1)
  await db.update(calendarConnections).set({ goneAt: null })
  expect(await report(2)).toBe(1)
})

it('a webhook that was turned off is reported, but not once it is on again', async () => {
  const { db } = deps
  const userId = owner.user.id
  const url = 'https://shop.example/hook'
  const [endpoint] = await db
    .insert(webhookEndpoints)
    .values({ userId, url, description: '', format: 'standard', events: [], isOn: false })
    .returning()
  const report = async (day: number) => {
    const fact = `webhook:${endpoint!.id}:off:2027-01-0${day}`
    const detail = { what: 'webhook', host: 'shop.example', level: 'off' }
    await db.insert(noticeEvents).values({ userId, kind: 'failing', fact, detail })
    await hourLater()
    return (await mails()).length
  }
  expect(await report(1)).toBe(1)
  await db.update(webhookEndpoints).set({ isOn: true })
  expect(await report(2)).toBe(1)
})

it('an erased visitor leaves no notices', async () => {
  const id = await somebodyAsks()
  await planEvents(deps)
  await gatherItems(deps.driver)
  await deps.db.delete(conversations).where(eq(conversations.id, id))
  await round()
  expect(await mails()).toEqual([])
  expect(await deps.db.$count(noticeEvents)).toBe(0)
})

/** A mail server that answers every recipient with this code. */
async function aServerThatAnswers(responseCode: number) {
  let asked = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      asked += 1
      done(Object.assign(new Error('no'), { responseCode }))
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  deps = await buildTestDeps({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Nexus <nexus@example.com>',
  })
  owner = await aUser(deps)
  agentId = (await anAgent(deps.db, owner.user.id)).id
  const close = async () => {
    await deps.mailer.close()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { close, asked: () => asked }
}

it('an unavailable mail server is tried again at longer intervals, and given up', async () => {
  const server = await aServerThatAnswers(451)
  await somebodyAsks()
  await round()
  expect((await allMessages())[0]).toMatchObject({ attempts: 1, settledAt: null })
  await round()
  expect(server.asked()).toBe(1)
  for (let more = 0; more < 20; more += 1) {
    await deps.db.update(noticeMessages).set({ dueAt: sql`now()` })
    await round()
  }
  const [message] = await allMessages()
  expect(message).toMatchObject({ attempts: 16, failure: expect.stringContaining('given up') })
  expect(server.asked()).toBe(16)
  await server.close()
})

it('a mail server that refuses for good is tried once', async () => {
  const server = await aServerThatAnswers(550)
  await somebodyAsks()
  await round()
  await round()
  expect(server.asked()).toBe(1)
  expect((await allMessages())[0]!.failure).toBe(
    'The mail server did not take the last mail to you.',
  )
  await server.close()
})

it('a running server sends notices by itself', async () => {
  const stop = startSendingNotices(deps)
  await somebodyAsks()
  await until(async () => expect(await mails()).toHaveLength(1))
  await stop()
})
