import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { conversations } from '../../db/schema/conversations.ts'
import { noticeMessages } from '../../db/schema/notices.ts'
import { carrierMessages, carrierVerifications, phoneNumbers } from '../../db/schema/numbers.ts'
import { aConversation } from '../../test/belongings/talks.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { aNumber } from '../../test/phone-number.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { claimMessages, gatherItems } from './message-store.ts'
import { planEvents } from './plan.ts'
import { sendMessage } from './send.ts'

const PHONE = '+12025550177'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>
let agentId: string
let number: string

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
  agentId = (await anAgent(test.deps.db, owner.user.id)).id
  number = await aNumber(test.deps, owner.user.id, agentId)
})

const ask = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path = '', payload?: object) => {
  const response = await test.app.inject({
    method,
    url: `/api/user/notices${path}`,
    headers: { cookie: owner.cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })
  return { status: response.statusCode, ...response.json() }
}
const askForCode = () => ask('POST', '/phone', { phone: PHONE })

async function verify() {
  await askForCode()
  const [waiting] = await test.deps.db.select().from(carrierVerifications)
  return ask('POST', '/phone/verify', { otp: waiting!.code })
}

async function wantTexts() {
  const { choices } = (await ask('GET')).data
  const person_wanted = { email: 'off', push: false, text: true }
  await ask('PATCH', '', { choices: { ...choices, person_wanted } })
}

/**
 * A visitor asks for a person.
 * @returns the conversation's id
 */
async function somebodyAsks(): Promise<string> {
  const id = await aConversation(test.deps, owner.user.id, agentId)
  await test.deps.db
    .update(conversations)
    .set({ handoverRequestedAt: new Date() })
    .where(eq(conversations.id, id))
  return id
}

async function round() {
  await planEvents(test.deps)
  await gatherItems(test.deps.driver)
  for (const message of await claimMessages(test.deps.db, 10)) await sendMessage(test.deps, message)
}
const texts = () =>
  test.deps.db.select().from(carrierMessages).where(eq(carrierMessages.sender, number))

it("a person with a verified phone gets text messages for the chosen notices, with a link and without the visitor's words", async () => {
  expect((await verify()).data.phone).toBe(PHONE)
  await wantTexts()
  const id = await somebodyAsks()
  await round()
  const [text, ...others] = await texts()
  expect(others).toEqual([])
  expect(text!.recipient).toBe(PHONE)
  expect(text!.text).toBe(`A visitor asks for a person. http://localhost:4000/inbox/${id}`)
})

it('an unverified phone gets no texts', async () => {
  await askForCode()
  expect((await ask('POST', '/phone/verify', { otp: '000000' })).code).toBe('wrong_code')
  await wantTexts()
  await somebodyAsks()
  await round()
  expect(await texts()).toEqual([])
  expect((await ask('POST', '/test', { channel: 'text' })).code).toBe('no_phone')
})

it('a text message is not sent again if the node died before it learned that the carrier accepted it', async () => {
  await verify()
  await wantTexts()
  await somebodyAsks()
  await planEvents(test.deps)
  await gatherItems(test.deps.driver)
  const [message] = await claimMessages(test.deps.db, 1)
  await sendMessage(test.deps, message!)
  await test.deps.db.update(noticeMessages).set({ settledAt: null })
  await round()
  expect(await texts()).toHaveLength(1)
})

it('a text with the same words as one of yesterday is sent', async () => {
  await verify()
  await wantTexts()
  await somebodyAsks()
  await round()
  await test.deps.db.update(carrierMessages).set({ sentAt: sql`now() - interval '1 day'` })
  await test.deps.db.update(noticeMessages).set({ settledAt: null })
  await round()
  expect(await texts()).toHaveLength(2)
})

it('requests for codes are limited by the minute, like those for forwarding phones', async () => {
  test = await buildTestApp({ RATE_LIMIT: 'true' })
  owner = await aUser(test.deps)
  const statuses: number[] = []
  for (let time = 0; time < 11; time++) statuses.push((await ask('POST', '/phone', {})).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
})

it('a person gets at most twenty texts a day', async () => {
  await verify()
  await wantTexts()
  const sent = { userId: owner.user.id, personId: owner.user.id, channel: 'text' as const }
  const settled = { settledAt: sql`now()`, createdAt: sql`now() - interval '1 hour'` }
  await test.deps.db
    .insert(noticeMessages)
    .values(Array.from({ length: 20 }, () => ({ ...sent, ...settled })))
  await somebodyAsks()
  await round()
  expect(await texts()).toEqual([])
  expect((await ask('GET')).data.failures.text).toMatch(/20 times in a day/)
})

it('without a number of the workspace there is nothing to text from', async () => {
  await test.deps.db.update(phoneNumbers).set({ suspendedAt: new Date() })
  expect((await ask('GET')).data.texts_from).toBeNull()
  expect((await askForCode()).code).toBe('no_number')
})

it('a removed phone gets no more texts', async () => {
  await verify()
  await wantTexts()
  expect((await ask('DELETE', '/phone')).data.phone).toBeNull()
  await somebodyAsks()
  await round()
  expect(await texts()).toEqual([])
})
