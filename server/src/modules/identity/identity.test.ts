import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { beforeEach, expect, it } from 'vitest'
import { identitySecrets } from '../../db/schema/identities.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'
import { aSchedule } from '../appointments/test/schedule.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let secret: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  secret = (await ofSecrets('POST')).json().data.secret
})

const headers = () => ({ cookie: owner.cookie, origin: TEST_ORIGIN })
const ofSecrets = (method: 'GET' | 'POST' | 'DELETE', id?: string, agent = agentId) =>
  test.app.inject({
    method,
    url: `/api/agent/identity/${agent}${id ? `/${id}` : ''}`,
    headers: headers(),
  })
const inAnHour = () => Math.floor(test.deps.now().getTime() / 1000) + 3_600
const sign = (claims: object = {}, key = secret) =>
  new SignJWT({
    sub: '42',
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    exp: inAnHour(),
    ...claims,
  })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new TextEncoder().encode(key))
const identify = (identity: string, current?: { id: string; token: string }, agent = agentId) =>
  test.app.inject({
    method: 'POST',
    url: `/api/widget/agents/${agent}/identity`,
    payload: { identity, ...(current && { current }) },
  })
const known = (identity: string, opening: object = {}) =>
  aVisitor(test.app, agentId, { ...opening, identity })
const inbox = async () =>
  (await test.app.inject({ url: '/api/conversations/admin', headers: headers() })).json().data
    .conversations
const customer = async (id: string) =>
  (
    await test.app.inject({ url: `/api/conversation/messages/admin/${id}`, headers: headers() })
  ).json().data.customer_info
const status = async (visitor: { url: string; token: string }) =>
  (
    await test.app.inject({
      url: `${visitor.url}/messages?after=0`,
      headers: { authorization: `Bearer ${visitor.token}` },
    })
  ).statusCode

it('a visitor with a signed identity is shown as verified, with name and email', async () => {
  const visitor = await known(await sign())
  await visitor.say('Are you open on Sundays?')
  expect(await inbox()).toMatchObject([
    { id: visitor.id, customer_name: 'Ada Lovelace', verified: true },
  ])
  expect(await customer(visitor.id)).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    verified: { external_id: '42', name: 'Ada Lovelace', email: 'ada@example.com' },
  })
})

it('an anonymous visitor is not shown as verified', async () => {
  const visitor = await aVisitor(test.app, agentId)
  await visitor.say('Hello')
  expect((await inbox())[0]).not.toHaveProperty('verified')
  expect(await customer(visitor.id)).not.toHaveProperty('verified')
})

it('the conversation follows the person to another device, with all its messages', async () => {
  const phone = await known(await sign())
  await phone.say('Do you repair wheels?')
  const desktop = await known(await sign())
  expect(desktop.id).toBe(phone.id)
  expect((await desktop.history()).messages[0].text).toBe('Do you repair wheels?')
  const found = (await identify(await sign())).json().data.conversation
  expect(found.conversation_id).toBe(phone.id)
})

it('a different number or a different agent means a different person', async () => {
  const ada = await known(await sign())
  const grace = await known(await sign({ sub: '43' }))
  expect(grace.id).not.toBe(ada.id)
  const other = (await anAgent(test.deps.db, owner.user.id)).id
  const { secret: otherSecret } = (await ofSecrets('POST', undefined, other)).json().data
  const answer = await identify(await sign({}, otherSecret), undefined, other)
  expect(answer.json().data.conversation).toBeNull()
})

it('a person who starts a new conversation has it on every device', async () => {
  const first = await known(await sign())
  await first.say('Hello')
  const second = await known(await sign(), { previous: { id: first.id, token: first.token } })
  expect(second.id).not.toBe(first.id)
  expect((await identify(await sign())).json().data.conversation.conversation_id).toBe(second.id)
})

it('a person is told in a new conversation of the appointment they booked in an earlier one', async () => {
  await aSchedule(test.deps, { userId: owner.user.id, id: agentId })
  const first = await known(await sign())
  for (const words of ["I'd like to book an appointment", '1', 'Ada, ada@example.com']) {
    await first.say(words)
  }
  const second = await known(await sign(), { previous: { id: first.id, token: first.token } })
  const { events } = await second.say('Please cancel my appointment')
  const done = events.find(({ event }) => event === 'done')!
  expect(done.data.message.text).toMatch(/^You have an appointment on .*\/book\/mine\//)
})

it('signing in within a chat continues it, and invalidates its previous token', async () => {
  const stranger = await aVisitor(test.app, agentId)
  await stranger.say('How much is it?')
  await stranger.requestPerson({ name: 'Mallory', email: 'mallory@example.com' })
  const answer = await identify(await sign(), { id: stranger.id, token: stranger.token })
  const { conversation_id, visitor_token } = answer.json().data.conversation
  expect(conversation_id).toBe(stranger.id)
  expect(await status({ url: stranger.url, token: visitor_token })).toBe(200)
  // A stranger's token in a shared browser gives no access to what a signed-in visitor writes there later.
  expect(await status(stranger)).toBe(401)
  expect((await stranger.say('Still there?')).response.statusCode).toBe(401)
  expect(await customer(stranger.id)).toMatchObject({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
  })
})

it('the stream of an anonymous visitor ends when somebody signs in', async () => {
  await test.app.listen({ port: 0 })
  const stranger = await aVisitor(test.app, agentId)
  const stream = await stranger.liveEvents()
  await identify(await sign(), { id: stranger.id, token: stranger.token })
  await stream.end
})

it('signing in as another person does not take over the conversation of the first', async () => {
  const ada = await known(await sign())
  await ada.say('My order 1815 has not come')
  const answer = await identify(await sign({ sub: '43' }), { id: ada.id, token: ada.token })
  expect(answer.json().data.conversation).toBeNull()
  expect(await customer(ada.id)).toMatchObject({ verified: { external_id: '42' } })
  expect(await status(ada)).toBe(200)
})

it('an anonymous visitor with a token of a verified one is not joined to them', async () => {
  const ada = await known(await sign())
  await ada.say('Hello')
  const stranger = await aVisitor(test.app, agentId, {
    previous: { id: ada.id, token: ada.token },
  })
  await stranger.say('Hello')
  expect(await customer(stranger.id)).not.toHaveProperty('verified')
})

it('values that a visitor types do not replace signed ones', async () => {
  const visitor = await known(await sign({ email: undefined }))
  await visitor.requestPerson({ name: 'Mallory', email: 'mallory@example.com' })
  expect(await customer(visitor.id)).toMatchObject({
    name: 'Ada Lovelace',
    email: 'mallory@example.com',
    // The visitor entered the email themselves, so it is not shown as signed.
    verified: { name: 'Ada Lovelace', email: null },
  })
  await identify(await sign())
  await visitor.requestPerson({ email: 'mallory@example.com' })
  expect(await customer(visitor.id)).toMatchObject({ email: 'ada@example.com' })
})

it('typing the address of a verified person does not verify a visitor', async () => {
  await known(await sign())
  const stranger = await aVisitor(test.app, agentId)
  await stranger.requestPerson({ name: 'Ada Lovelace', email: 'ada@example.com' })
  expect(await customer(stranger.id)).not.toHaveProperty('verified')
})

it('signing out invalidates the token of that device, but not those of other devices', async () => {
  const phone = await known(await sign())
  const desktop = await known(await sign())
  const left = await test.app.inject({
    method: 'POST',
    url: `${phone.url}/leave`,
    headers: phone.headers,
  })
  expect(left.statusCode).toBe(200)
  expect(await status(phone)).toBe(401)
  expect(await status(desktop)).toBe(200)
})

it('a device that identifies itself again keeps its session, of a limited number', async () => {
  const phone = await known(await sign())
  const again = (await identify(await sign(), { id: phone.id, token: phone.token })).json().data
  expect(again.conversation.visitor_token.split('.')[2]).toBe(phone.token.split('.')[2])
  for (let n = 0; n < 20; n++) await identify(await sign())
  expect(await status(phone)).toBe(401)
})

it('two devices that open a conversation at once share one', async () => {
  const identity = await sign()
  const both = await Promise.all([known(identity), known(identity)])
  expect(both[0].id).toBe(both[1].id)
})

const FORGED: Record<string, [code: string, make: () => Promise<string>]> = {
  'is not signed': [
    'identity_forged',
    async () => new UnsecuredJWT({ sub: '42', exp: inAnHour() }).encode(),
  ],
  'is signed with another key': ['identity_forged', () => sign({}, 'guessed')],
  'is signed with a key of its own kind': [
    'identity_forged',
    async () => {
      const { privateKey } = await generateKeyPair('RS256')
      return new SignJWT({ sub: '42', exp: inAnHour() })
        .setProtectedHeader({ alg: 'RS256' })
        .sign(privateKey)
    },
  ],
  'is signed with another hash': [
    'identity_forged',
    () =>
      new SignJWT({ sub: '42', exp: inAnHour() })
        .setProtectedHeader({ alg: 'HS512' })
        .sign(new TextEncoder().encode(secret)),
  ],
  'is no token': ['identity_forged', async () => 'not.a.token'],
  'has expired': ['identity_expired', () => sign({ exp: inAnHour() - 3_600 - 61 })],
  'is good for more than an hour': ['identity_too_long', () => sign({ exp: inAnHour() + 120 })],
  'never ends': ['identity_incomplete', () => sign({ exp: undefined })],
  'is not good yet': ['identity_incomplete', () => sign({ nbf: inAnHour() })],
  'names nobody': ['identity_incomplete', () => sign({ sub: '' })],
  'names somebody by a number': ['identity_incomplete', () => sign({ sub: 42 })],
  'has no address in place of one': ['identity_incomplete', () => sign({ email: 'ada' })],
}

it.each(Object.entries(FORGED))('an identity that %s is refused', async (_, [code, make]) => {
  const ada = await known(await sign())
  await ada.say('My order 1815 has not come')
  const identity = await make()
  const answers = [
    await identify(identity, { id: ada.id, token: ada.token }),
    await test.app.inject({
      method: 'POST',
      url: `/api/widget/agents/${agentId}/conversations`,
      payload: { identity },
    }),
  ]
  for (const answer of answers) {
    expect([answer.statusCode, answer.json().code]).toEqual([403, code])
    expect(answer.json().message).toMatch(/^The identity .+\.$/)
    expect(answer.body).not.toContain('1815')
  }
})

it('a token signed for one agent is refused by another agent, and by one that has no secret', async () => {
  const other = (await anAgent(test.deps.db, owner.user.id)).id
  expect((await identify(await sign(), undefined, other)).json().code).toBe('identity_unknown')
  await ofSecrets('POST', undefined, other)
  expect((await identify(await sign(), undefined, other)).json().code).toBe('identity_forged')
})

it('two secrets are valid at a time, shown once, and not readable in the database', async () => {
  const second = (await ofSecrets('POST')).json().data.secret
  expect((await identify(await sign())).statusCode).toBe(200)
  expect((await identify(await sign({}, second))).statusCode).toBe(200)
  expect((await ofSecrets('POST')).json().code).toBe('secrets_full')
  const listed = await ofSecrets('GET')
  expect(listed.json().data.secrets).toMatchObject([
    { hint: secret.slice(-4), last_used_at: expect.any(String) },
    { hint: second.slice(-4), last_used_at: expect.any(String) },
  ])
  const rows = JSON.stringify(await test.deps.db.select().from(identitySecrets))
  for (const text of [rows, listed.body]) {
    expect(text).not.toContain(secret)
    expect(text).not.toContain(second)
  }
})

it('a revoked secret ends the sessions based on it at once', async () => {
  await test.app.listen({ port: 0 })
  const visitor = await known(await sign())
  const stream = await visitor.liveEvents()
  const [{ id }] = (await ofSecrets('GET')).json().data.secrets
  expect((await ofSecrets('DELETE', id)).statusCode).toBe(200)
  await stream.end
  expect(await status(visitor)).toBe(401)
  expect((await identify(await sign())).statusCode).toBe(403)
})

it('the data of an identified visitor is exported and erased with them', async () => {
  const visitor = await known(await sign())
  await visitor.say('Hello')
  const url = `/api/conversation/${visitor.id}/person`
  const held = await test.app.inject({ url, headers: headers() })
  expect(held.json().person.signed).toMatchObject({ external_id: '42' })
  await test.app.inject({ method: 'DELETE', url, headers: headers() })
  expect((await identify(await sign())).json().data.conversation).toBeNull()
})
