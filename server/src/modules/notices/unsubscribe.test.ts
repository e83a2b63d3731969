import { beforeEach, expect, it } from 'vitest'
import { aUser } from '../../test/factories.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let owner: Awaited<ReturnType<typeof aUser>>

beforeEach(async () => {
  test = await buildTestApp()
  owner = await aUser(test.deps)
})

const tokenFor = (kinds: Parameters<typeof unsubscribeToken>[1]['kinds']) =>
  unsubscribeToken(test.deps.config.secret, {
    userId: owner.user.id,
    personId: owner.user.id,
    kinds,
  })
const visit = (method: 'GET' | 'POST', token: string, payload?: string) =>
  test.app.inject({
    method,
    url: `/unsubscribe/${token}`,
    ...(payload && {
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  })
const choices = async () => {
  const headers = { cookie: owner.cookie }
  const response = await test.app.inject({ method: 'GET', url: '/api/user/notices', headers })
  return response.json().data.choices
}

it('a POST without signing in, as email programs send it, unsubscribes from the kinds of notices in that email', async () => {
  const response = await visit(
    'POST',
    tokenFor(['person_wanted', 'lead']),
    'List-Unsubscribe=One-Click',
  )
  expect(response.statusCode).toBe(200)
  const { person_wanted, lead, call_message } = await choices()
  expect([person_wanted.email, lead.email, call_message.email]).toEqual(['off', 'off', 'at_once'])
  expect(person_wanted.push).toBe(true)
})

it('the button on the page does the same, and opening the page changes nothing', async () => {
  const page = await visit('GET', tokenFor(['call_message']))
  expect(page.body).toContain('a call is missed')
  expect((await choices()).call_message.email).toBe('at_once')
  await visit('POST', tokenFor(['call_message']), '')
  expect((await choices()).call_message.email).toBe('off')
})

it('a changed or unsigned token changes nothing', async () => {
  const token = tokenFor(['lead'])
  const bytes = Buffer.from(token, 'base64url')
  bytes[32] = 0xff
  for (const wrong of [
    `${token}xxxx`,
    bytes.toString('base64url'),
    unsubscribeToken('another secret', {
      userId: owner.user.id,
      personId: owner.user.id,
      kinds: [],
    }),
    'nonsense',
  ]) {
    expect((await visit('POST', wrong, '')).statusCode).toBe(404)
    expect((await visit('GET', wrong)).statusCode).toBe(404)
  }
  expect((await choices()).person_wanted.email).toBe('at_once')
})
