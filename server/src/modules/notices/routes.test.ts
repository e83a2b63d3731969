import { beforeEach, expect, it } from 'vitest'
import { and, eq, inArray } from 'drizzle-orm'
import { conversations } from '../../db/schema/conversations.ts'
import { localMails, noticeEvents, noticeItems, noticeMessages } from '../../db/schema/notices.ts'
import { members } from '../../db/schema/team.ts'
import { users } from '../../db/schema/users.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { aMember, anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { removeMember } from '../team/store.ts'
import { claimMessages, gatherItems } from './message-store.ts'
import { planEvents } from './plan.ts'
import { sendMessage } from './send.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps, { email: 'ada@example.com' })
})

const ask = (method: 'GET' | 'PATCH' | 'POST' | 'DELETE', path = '', payload?: object) =>
  test.app.inject({
    method,
    url: `/api/user/notices${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const settings = async () => (await ask('GET')).json().data

/** When the owner is notified that a visitor asked for a person. */
async function toldAt() {
  const { deps } = test
  const { id: agentId } = await anAgent(deps.db, owner.user.id)
  const id = await aConversation(deps, owner.user.id, agentId)
  const handoverRequestedAt = new Date()
  await deps.db.update(conversations).set({ handoverRequestedAt }).where(eq(conversations.id, id))
  await planEvents(deps)
  return deps.db.select().from(noticeItems)
}

it('by default, urgent notices are mailed at once and the others hourly', async () => {
  const { choices, quiet_hours, mail, address, devices } = await settings()
  expect(choices.person_wanted).toEqual({ email: 'at_once', push: true, text: false })
  expect(choices.cap_near.email).toBe('hourly')
  expect([quiet_hours, mail, address, devices]).toEqual([null, 'local', 'ada@example.com', 0])
})

it('people with the role agent are notified of waiting visitors, but not of payments', async () => {
  const { deps } = test
  const agent = await aMember(deps, owner.user.id, 'agent')
  const headers = { cookie: agent.cookie }
  const read = await test.app.inject({ url: '/api/user/notices', headers })
  const { kinds } = read.json().data
  expect(kinds).toEqual([
    'person_wanted',
    'mention',
    'assigned',
    'call_message',
    'lead',
    'appointment',
  ])
  expect((await toldAt()).map(({ personId }) => personId).toSorted()).toEqual(
    [owner.user.id, agent.user.id].toSorted(),
  )
  await deps.db.insert(noticeEvents).values({
    userId: owner.user.id,
    kind: 'cap_near',
    fact: 'cap',
    detail: { of: 'Your account' },
  })
  await planEvents(deps)
  const rows = await deps.db
    .select()
    .from(noticeItems)
    .innerJoin(
      noticeEvents,
      and(eq(noticeEvents.id, noticeItems.eventId), eq(noticeEvents.kind, 'cap_near')),
    )
  expect(rows.map((row) => row.notice_items.personId)).toEqual([owner.user.id])
})

it('a member who left before a mail went out gets none', async () => {
  const { deps } = test
  const agent = await aMember(deps, owner.user.id, 'agent')
  await toldAt()
  await gatherItems(deps.driver)
  await removeMember(deps.db, owner.user.id, agent.user.id)
  for (const message of await claimMessages(deps.db, 10)) await sendMessage(deps, message)
  const mails = await deps.db.select().from(localMails)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})

it('a member who lost access, or is about to be deleted, gets no mail', async () => {
  const { deps } = test
  const changed = await aMember(deps, owner.user.id, 'admin')
  const closing = await aMember(deps, owner.user.id, 'admin')
  const others = [changed.user.id, closing.user.id]
  await deps.db.insert(noticeEvents).values({ userId: owner.user.id, kind: 'failing', fact: 'it' })
  await planEvents(deps)
  await deps.db.update(noticeItems).set({ dueAt: new Date(0) })
  await gatherItems(deps.driver)
  expect(await deps.db.$count(noticeMessages, inArray(noticeMessages.personId, others))).toBe(2)
  await deps.db.update(members).set({ role: 'agent' }).where(eq(members.memberId, others[0]!))
  await deps.db.update(users).set({ closingAt: new Date() }).where(eq(users.id, others[1]!))
  for (const message of await claimMessages(deps.db, 10)) await sendMessage(deps, message)
  const mails = await deps.db.select().from(localMails)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ada@example.com'])
})

it('the chosen notices are stored, and decide who is notified of which events', async () => {
  const { choices } = await settings()
  const change = { choices: { ...choices, person_wanted: { email: 'off', push: true } } }
  expect((await ask('PATCH', '', change)).json().message).toBe('Notifications saved')
  expect((await settings()).choices.person_wanted.email).toBe('off')
  expect(await toldAt()).toEqual([])
})

it('in quiet hours a notice waits for the morning of the person', async () => {
  await ask('PATCH', '', {
    quiet_hours: { from: '22:00', to: '07:00' },
    time_zone: 'Europe/Berlin',
  })
  test.deps.now = () => new Date('2027-01-05T21:30:00Z')
  const [item] = await toldAt()
  expect(item!.dueAt).toEqual(new Date('2027-01-06T06:00:00Z'))
})

it('a time zone is stored only with quiet hours, and stays with them', async () => {
  const { choices } = await settings()
  await ask('PATCH', '', { choices })
  expect((await settings()).time_zone).toBeNull()
  await ask('PATCH', '', {
    quiet_hours: { from: '22:00', to: '07:00' },
    time_zone: 'Europe/Berlin',
  })
  await ask('PATCH', '', { choices })
  expect((await settings()).time_zone).toBe('Europe/Berlin')
})

it('endless quiet hours and an unknown time zone are refused', async () => {
  for (const change of [
    { quiet_hours: { from: '09:00', to: '09:00' } },
    { time_zone: 'Mars/Base' },
  ]) {
    expect((await ask('PATCH', '', change)).statusCode).toBe(400)
  }
})

it('a test notice uses the real channel, a few times an hour', async () => {
  await ask('POST', '/test', { channel: 'email' })
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
  const [mail] = await test.deps.db.select().from(localMails)
  expect(mail!.subject).toBe('This is your test')
  for (let more = 0; more < 9; more += 1) await ask('POST', '/test', { channel: 'email' })
  expect((await ask('POST', '/test', { channel: 'email' })).statusCode).toBe(429)
})

it('a test of a browser that is not turned on says so', async () => {
  expect((await ask('POST', '/test', { channel: 'push' })).json().code).toBe('no_device')
})

it('production without a mail server says so, and sends nothing', async () => {
  const { deps } = test
  const { noMailer } = await import('../../ports/mail/not-configured.ts')
  deps.mailer = noMailer()
  expect((await settings()).mail).toBe('none')
  expect((await ask('POST', '/test', { channel: 'email' })).json().code).toBe('no_mail')
  expect(await toldAt()).toEqual([])
  await gatherItems(deps.driver)
})

it('the local mailbox shows the mails of its own account alone', async () => {
  await ask('POST', '/test', { channel: 'email' })
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
  const stranger = await aUser(test.deps)
  const mailsOf = async ({ cookie }: { cookie: string }) =>
    (await test.app.inject({ url: '/api/local/mails', headers: { cookie } })).json().data
  expect(await mailsOf(owner)).toMatchObject([{ to: 'ada@example.com', from: expect.any(String) }])
  expect(await mailsOf(stranger)).toEqual([])
})
