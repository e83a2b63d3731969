import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { integrations } from '../../db/schema/integrations.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { hashToken } from '../../lib/secret-token.ts'

const PAGE = 'https://calendly.com/harbour-cycles/service'

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let userId: string
let agentId: string

beforeEach(async () => {
  test = await buildTestApp()
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  userId = owner.user.id
  agentId = (await anAgent(test.deps.db, userId)).id
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({
    method,
    url: `/api/agent${url}`,
    headers: { cookie, origin: TEST_ORIGIN },
    ...(payload && { payload }),
  })

const addPage = (fields: object = {}) =>
  call('POST', '/integration', { agent_id: agentId, type: 'google_calendar', url: PAGE, ...fields })
const addTelegram = () => call('POST', '/integration', { agent_id: agentId, type: 'telegram' })

const storedToken = async () => {
  const [row] = await test.deps.db
    .select()
    .from(integrations)
    .where(eq(integrations.type, 'telegram'))
  return row!.tokenHash
}

describe('integrations of an agent', () => {
  it('are listed and counted as they are added, and gone once deleted', async () => {
    const page = (await addPage()).json().data
    const bot = (await addTelegram()).json().data
    expect([page, bot]).toMatchObject([
      { type: 'google_calendar', url: PAGE },
      { type: 'telegram' },
    ])
    expect((await call('GET', `/integration/${agentId}`)).json().data).toEqual([page, bot])
    expect((await call('GET', `/${agentId}`)).json().data.integrations).toBe(2)

    expect((await call('DELETE', `/integration/${agentId}/${page.id}`)).statusCode).toBe(200)
    expect((await call('GET', `/integration/${agentId}`)).json().data).toEqual([bot])
    expect((await call('GET', `/${agentId}`)).json().data.integrations).toBe(1)
  })

  it('are stored with a valid link, in any script', async () => {
    const { url } = (await addPage({ url: 'https://calendly.com/café/\n预约' })).json().data
    expect(url).toBe('https://calendly.com/caf%C3%A9/%E9%A2%84%E7%BA%A6')
  })

  it('are one of a type, also when two are added at once', async () => {
    const answers = await Promise.all([addPage(), addPage(), addTelegram(), addTelegram()])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409, 409])
    expect((await addTelegram()).json()).toEqual({
      message: 'This agent has a Telegram bot already.',
      code: 'integration_exists',
    })
  })

  it('are not for an anti-theft agent', async () => {
    agentId = (await anAgent(test.deps.db, userId, { type: 'ANTI_THEFT' })).id
    expect((await addTelegram()).json()).toEqual({
      message: 'An anti-theft agent has no integrations.',
      code: 'no_integrations',
    })
  })
})

describe('a booking page', () => {
  it.each([
    [undefined, 'Please enter the booking page link'],
    ['  ', 'Please enter the booking page link'],
    ['http://calendly.com/harbour', 'Enter a link that begins with https://'],
    ['javascript:alert(1)', 'Enter a link that begins with https://'],
    ['https://me:secret@calendly.com/harbour', 'Enter a link that begins with https://'],
    ['https://calendly.com.evil.example/harbour', 'This is not a booking page we know.'],
    ['https://calendar.google.com/calendar/u/0/r', 'This is not a booking page we know.'],
  ])('cannot be %s', async (url, message) => {
    const response = await addPage({ url })
    expect([response.statusCode, response.json().message]).toEqual([400, message])
  })

  it('may be on an unknown service if the owner insists', async () => {
    const url = 'https://harbour-cycles.example/book'
    const response = await addPage({ url, any_page: true })
    expect(response.json().data).toMatchObject({ url })
  })

  it('is never a page of this installation, which would redirect to itself', async () => {
    const url = 'https://localhost:4000/book/x'
    expect((await addPage({ url, any_page: true })).statusCode).toBe(400)
  })
})

describe('the token of a Telegram bot', () => {
  const detail = async (id: string) => (await call('GET', `/integration/${agentId}/${id}`)).json()

  it('is shown to its owner on request, and stored only as a hash', async () => {
    const { id } = (await addTelegram()).json().data
    const { telegram } = (await detail(id)).data
    expect(telegram).toEqual({
      auth_token: expect.stringMatching(/^[0-9a-f]{32}$/),
      groups: [],
      bot: 'NexusLocalBot',
      start: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect((await detail(id)).data.telegram).toEqual(telegram)
    expect(await storedToken()).toBe(hashToken(telegram.auth_token))
  })

  it('is another one after rotating it', async () => {
    const { id } = (await addTelegram()).json().data
    const before = (await detail(id)).data.telegram.auth_token
    const { newToken } = (await call('PATCH', `/integration/rotate-token/${agentId}/${id}`)).json()
      .data
    expect(newToken).not.toBe(before)
    expect((await detail(id)).data.telegram.auth_token).toBe(newToken)
    expect(await storedToken()).toBe(hashToken(newToken))
  })

  it('does not exist for a booking page', async () => {
    const { id } = (await addPage()).json().data
    const response = await call('PATCH', `/integration/rotate-token/${agentId}/${id}`)
    expect([response.statusCode, response.json().code]).toEqual([409, 'no_token'])
  })
})
