import { eq, isNotNull, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { conversations } from '../../../db/schema/conversations.ts'
import { newId } from '../../../lib/ids.ts'
import { anAgent, aUser } from '../../../test/factories.ts'
import { aSecondNode } from '../../../test/second-node.ts'
import { buildTestApp, TEST_ORIGIN } from '../../../test/test-app.ts'
import { until } from '../../../test/until.ts'
import { aVisitor } from '../../../test/visitor.ts'
import { wordingIn } from '../../../wording/index.ts'
import { insertReceived } from '../../letters/received-store.ts'
import { lookAfterWaiting } from './look-after.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let visitor: Awaited<ReturnType<typeof aVisitor>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  test.deps.answer = async function* ({ text }) {
    yield { type: 'text', text: `You said ${text}` }
    yield { type: 'end', outcome: 'answered', offerPerson: false }
  }
  visitor = await aVisitor(test.app, (await anAgent(test.deps.db, owner.user.id)).id)
  await visitor.say('Hello')
})
afterEach(() => test.app.close())

const asOwner = (method: 'GET' | 'PATCH' | 'POST', path: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
const takeControl = () => asOwner('PATCH', `conversation/switchControl/${visitor.id}`)
const reply = (response: string) =>
  asOwner('POST', `conversation/process/${visitor.id}`, { response })
/** Lets time pass: moves all stored times back by so many minutes. */
const pass = (minutes: number) =>
  test.deps.db
    .update(conversations)
    .set({
      personActedAt: sql`person_acted_at - make_interval(mins => ${minutes})`,
      handoverRequestedAt: sql`handover_requested_at - make_interval(mins => ${minutes})`,
      leasedUntil: null,
    })
    .where(eq(conversations.id, visitor.id))
const said = async () =>
  (await visitor.history()).messages.map(
    ({ text, event }: { text: string; event?: string }) => event ?? text,
  )
const isHeld = async () => (await visitor.history()).admin_in_control

it('a conversation that a person left goes back to the agent, and both sides are told', async () => {
  await takeControl()
  await reply('One moment.')
  await pass(14)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
  await pass(2)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(false)
  expect((await said()).slice(2)).toEqual(['One moment.', 'returned'])
  const shown = await asOwner('GET', `conversation/messages/admin/${visitor.id}`)
  expect(shown.json().data.messages.at(-1)).toMatchObject({
    event: 'returned',
    message: wordingIn('en').chat.returned({ name: owner.user.full_name }),
  })
  await visitor.say('Are you open?')
  expect((await said()).at(-1)).toBe('You said Are you open?')
})

it('a message by email is not answered by the agent and counts as a request for a person', async () => {
  await takeControl()
  await insertReceived(test.deps.driver, {
    conversationId: visitor.id,
    messageId: newId(),
    clientId: 'mail',
    reply: 'The blue one.',
    mailId: '<answer@visitors.example>',
    sender: 'ada@visitors.example',
    isFromVisitor: true,
    subject: 'Re: Your bike',
    text: 'The blue one.',
    attachments: [],
  })
  await pass(16)
  await lookAfterWaiting(test.deps)
  expect((await said()).slice(2)).toEqual(['The blue one.', 'returned'])
  const { handover_requested: asked } = (await asOwner('GET', 'conversations/admin')).json().data
    .conversations[0]
  expect(asked).toBe(true)
})

it('the agent answers the questions that came meanwhile', async () => {
  await takeControl()
  await visitor.say('Are you open?')
  await pass(16)
  await lookAfterWaiting(test.deps)
  await until(async () =>
    expect((await said()).slice(2)).toEqual([
      'Are you open?',
      'returned',
      'You said Are you open?',
    ]),
  )
})

it('a person who writes or is typing keeps control', async () => {
  await takeControl()
  await pass(16)
  await asOwner('POST', `conversation/typing/${visitor.id}`)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
  await pass(16)
  await reply('Still here.')
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
})

it('the workspace sets the time after which a conversation goes back, or never', async () => {
  await asOwner('PATCH', 'inbox/settings', { return_after_minutes: null })
  await takeControl()
  await reply('One moment.')
  await pass(10_000)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
  const { data } = (await asOwner('PATCH', 'inbox/settings', { return_after_minutes: 3 })).json()
  expect(data).toMatchObject({ return_after_minutes: 3, nobody_after_minutes: 5 })
  await pass(4)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(false)
})

it('conversations that are never given back are not checked', async () => {
  const toLookThrough = () =>
    test.deps.db.$count(conversations, isNotNull(conversations.personActedAt))
  await takeControl()
  expect(await toLookThrough()).toBe(1)
  await asOwner('PATCH', 'inbox/settings', { return_after_minutes: null })
  expect(await toLookThrough()).toBe(0)
  await reply('Still here.')
  await asOwner('PATCH', `conversation/switchControl/${visitor.id}`)
  await takeControl()
  expect(await toLookThrough()).toBe(0)
})

it('no conversation is given back to an agent that is switched off', async () => {
  await takeControl()
  await test.deps.db.execute(sql`update agents set activated = false`)
  await pass(60)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
})

it('a visitor whom nobody helps is told once what happens next, even with several nodes', async () => {
  await visitor.requestPerson()
  await pass(4)
  await lookAfterWaiting(test.deps)
  expect(await said()).toHaveLength(3)
  await pass(2)
  const second = await aSecondNode(test.deps)
  await Promise.all(
    [test, second].flatMap(({ deps }) => [lookAfterWaiting(deps), lookAfterWaiting(deps)]),
  )
  expect((await said()).slice(3)).toEqual(['nobody_came'])
  await pass(60)
  await lookAfterWaiting(test.deps)
  expect(await said()).toHaveLength(4)
  const list = await asOwner('GET', 'conversations/admin')
  expect(list.json().data.waiting).toMatchObject([
    { id: visitor.id, waiting_since: expect.any(String) },
  ])
  await second.app.close()
})

it('another node continues if a node dies meanwhile', async () => {
  await takeControl()
  await pass(16)
  const dying = {
    ...test.deps,
    db: new Proxy(test.deps.db, {
      get: (db, name, self) =>
        name === 'transaction' ? () => new Promise(() => {}) : Reflect.get(db, name, self),
    }),
  }
  void lookAfterWaiting(dying)
  await until(async () => {
    const [row] = await test.deps.db.select().from(conversations)
    expect(row!.leasedUntil).not.toBeNull()
  })
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(true)
  await pass(0)
  await lookAfterWaiting(test.deps)
  expect(await isHeld()).toBe(false)
  expect((await said()).filter((text: string) => text === 'returned')).toHaveLength(1)
})

it('control that is taken several times at once is taken once', async () => {
  const { data: settings } = (await asOwner('GET', 'inbox/settings')).json()
  expect(settings).toMatchObject({ assigns_in_turn: false })
  const url = `conversation/switchControl/${visitor.id}?to=admin`
  const answers = await Promise.all([1, 2, 3].map(() => asOwner('PATCH', url)))
  expect(answers.map((answer) => answer.json().data.admin_in_control)).toEqual([true, true, true])
  expect(await isHeld()).toBe(true)
  const activity = await asOwner('GET', 'user/activity')
  const actions = activity.json().data.entries.map(({ action }: { action: string }) => action)
  expect(actions.filter((action: string) => action === 'conversation.take_control')).toHaveLength(1)
})
