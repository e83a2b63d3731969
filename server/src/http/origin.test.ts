import { describe, expect, it } from 'vitest'
import { aUser } from '../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../test/test-app.ts'

/** Creates an agent as a page would; `headers` are what the browser sends about that page. */
async function createFrom(headers: Record<string, string>, environment = {}) {
  const { app, deps } = await buildTestApp(environment)
  const { cookie } = await aUser(deps)
  return app.inject({
    method: 'POST',
    url: '/api/agent',
    headers: { cookie, ...headers },
    payload: { name: 'Frontdesk', type: 'CHATBOT' },
  })
}

describe('requests that change something', () => {
  it.each([
    [{ origin: TEST_ORIGIN }],
    [{ origin: 'http://127.0.0.1:4000' }],
    [{ origin: 'http://[::1]:4000' }],
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ referer: `${TEST_ORIGIN}/agents` }],
  ])('are taken from the app itself: %j', async (headers) => {
    expect((await createFrom(headers)).statusCode).toBe(200)
  })

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'http://localhost:9999' }],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ referer: 'https://evil.example/http://localhost:4000' }],
    [{ referer: 'not a url' }],
    [{}],
  ])('are refused from anywhere else: %j', async (headers) => {
    const response = await createFrom(headers)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      message: 'This request did not come from the dashboard.',
      code: 'foreign_origin',
    })
  })

  it('are taken from the address the app is published at, and from no loopback name then', async () => {
    const published = { APP_URL: 'https://app.example.com' }
    const origin = 'https://app.example.com'
    expect((await createFrom({ origin }, published)).statusCode).toBe(200)
    expect((await createFrom({ origin: TEST_ORIGIN }, published)).statusCode).toBe(403)
  })

  it('are taken from a dashboard development server in front of the app', async () => {
    const origin = 'http://localhost:5173'
    expect((await createFrom({ origin }, { APP_URL: origin })).statusCode).toBe(200)
  })
})
