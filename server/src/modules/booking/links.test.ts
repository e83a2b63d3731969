import { beforeEach, describe, expect, it } from 'vitest'
import { aBookingPage, BOOKING_PAGE } from '../../test/booking-page.ts'
import { anAgent, aUser } from '../../test/factories.ts'
import { buildTestApp, TEST_ORIGIN } from '../../test/test-app.ts'
import { aVisitor } from '../../test/visitor.ts'

const PERSON =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'

let test: Awaited<ReturnType<typeof buildTestApp>>
let cookie: string
let agent: Awaited<ReturnType<typeof anAgent>>
let path: string

beforeEach(async () => {
  test = await buildTestApp()
  const owner = await aUser(test.deps)
  cookie = owner.cookie
  agent = await anAgent(test.deps.db, owner.user.id)
  await aBookingPage(test.deps, agent)
  const visitor = await aVisitor(test.app, agent.id)
  const { events } = await visitor.say("I'd like to book an appointment")
  const { text } = events.find(({ event }) => event === 'done')!.data.message
  path = new URL(/http\S+/.exec(text)![0]).pathname
})

const open = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', url = path) =>
  test.app.inject({ method, url, headers: { 'user-agent': PERSON, ...headers } })

const page = async () => {
  const url = `/api/agent/integration/${agent.id}`
  return (await test.app.inject({ url, headers: { cookie } })).json().data[0]
}

describe('the link a customer is given', () => {
  it('leads to the booking page and is counted', async () => {
    const response = await open()
    expect([response.statusCode, response.headers.location]).toEqual([302, BOOKING_PAGE])
    await open()
    expect((await page()).booking).toEqual({
      offers: 1,
      clicks: { widget: 2, voice: 0, telegram: 0 },
      time_zone: 'America/New_York',
    })
  })

  it.each([
    ['a preview of a chat', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    [
      'a preview of a phone',
      { 'user-agent': `${PERSON} facebookexternalhit/1.1 Facebot Twitterbot/1.0` },
    ],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
    ['nobody in particular', { 'user-agent': '' }],
  ])('is not counted when %s looks', async (_who, headers) => {
    expect((await open(headers)).statusCode).toBe(302)
    expect((await page()).booking.clicks.widget).toBe(0)
  })

  it('is not counted for HEAD', async () => {
    expect((await open({}, 'HEAD')).statusCode).toBe(302)
    expect((await page()).booking.clicks.widget).toBe(0)
  })

  it('cannot be changed to lead to another address', async () => {
    const response = await open({}, 'GET', `${path}?url=https://evil.example&to=//evil.example`)
    expect(response.headers.location).toBe(BOOKING_PAGE)
    for (const url of ['/book/0123456789abcdef', '/book/https:%2F%2Fevil.example', '/book/x']) {
      const missing = await open({}, 'GET', url)
      expect([missing.statusCode, missing.headers.location]).toEqual([404, undefined])
      expect(missing.body).toContain('This link is no longer in use')
    }
  })

  it('leads to the current page of the agent, and nowhere once it has none', async () => {
    const { id } = await page()
    const removed = await test.app.inject({
      method: 'DELETE',
      url: `/api/agent/integration/${agent.id}/${id}`,
      headers: { cookie, origin: TEST_ORIGIN },
    })
    expect(removed.statusCode).toBe(200)
    expect((await open()).statusCode).toBe(404)
    await aBookingPage(test.deps, agent, 'https://cal.com/harbour')
    expect((await open()).headers.location).toBe('https://cal.com/harbour')
    // The offer was for another page and does not count for this one.
    expect((await page()).booking.offers).toBe(0)
  })
})
