import type { Output, sessions } from 'shared-types'
import { describe, expect, it } from 'vitest'
import { sessions as table, users } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { aUser } from '../../test/factories.ts'
import { liveStream } from '../../test/live-stream.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { DAY_MS, MINUTE_MS } from '../../lib/time.ts'
import { signIn } from '../user/service.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

async function start(environment: Record<string, string> = {}) {
  const { app, deps } = await buildTestApp(environment)
  const call = (method: 'GET' | 'DELETE', path: string, cookie: string) =>
    app.inject({
      method,
      url: `/api${path}`,
      headers: { cookie, origin: deps.config.appUrl },
      remoteAddress: '192.0.2.9',
    })
  const list = async (cookie: string): Promise<Output<typeof sessions.list>['sessions']> =>
    (await call('GET', '/user/sessions', cookie)).json().data.sessions
  const isSignedIn = async (cookie: string) =>
    (await call('GET', '/user', cookie)).statusCode === 200
  return { app, deps, call, list, isSignedIn }
}

/** A person with a session in each of these browsers. @returns the cookies. */
async function signedInWith(deps: Deps, userAgents: string[], email = 'ada@example.com') {
  const who = { issuer: 'https://issuer.test', subject: email, email, fullName: 'Ada', avatar: '' }
  const cookies: string[] = []
  for (const userAgent of userAgents) {
    const token = await signIn(deps, who, { userAgent, address: '198.51.100.1' })
    cookies.push(`nexus_session=${token}`)
  }
  return cookies as [string, string, string]
}

describe('the list of sessions', () => {
  it('shows browser, address and time, beginning with the current browser', async () => {
    const { deps, list } = await start()
    const [phone, laptop] = await signedInWith(deps, [IPHONE, FIREFOX, ''])
    expect(await list(phone)).toMatchObject([
      { current: true, browser: 'Safari on iOS', address: '198.51.100.1' },
      { current: false, browser: null },
      { current: false, browser: 'Firefox on Linux' },
    ])
    expect((await list(laptop))[0]).toMatchObject({ current: true, browser: 'Firefox on Linux' })
  })

  it('is updated at most once a minute, with the last address', async () => {
    const { deps, list } = await start()
    const [cookie] = await signedInWith(deps, [FIREFOX])
    const [before] = await list(cookie)
    const at = Date.parse(before!.last_seen_at)
    deps.now = () => new Date(at + 59_000)
    expect((await list(cookie))[0]).toEqual(before)
    deps.now = () => new Date(at + MINUTE_MS)
    expect((await list(cookie))[0]).toMatchObject({
      last_seen_at: new Date(at + MINUTE_MS).toISOString(),
      address: '192.0.2.9',
    })
  })
})

describe('signing out', () => {
  it('in one other browser leaves this one signed in', async () => {
    const { deps, call, list, isSignedIn } = await start()
    const [phone, laptop] = await signedInWith(deps, [IPHONE, FIREFOX])
    const other = (await list(laptop)).find(({ current }) => !current)!
    expect((await call('DELETE', `/user/sessions/${other.id}`, laptop)).statusCode).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
  })

  it('everywhere ends every session of the account, including this one, and no other', async () => {
    const { deps, call, isSignedIn } = await start()
    const [phone, laptop] = await signedInWith(deps, [IPHONE, FIREFOX])
    const [stranger] = await signedInWith(deps, [FIREFOX], 'grace@example.com')
    const response = await call('DELETE', '/user/sessions', laptop)
    expect(response.cookies).toMatchObject([{ name: 'nexus_session', value: '' }])
    const left = await Promise.all([phone, laptop, stranger].map(isSignedIn))
    expect(left).toEqual([false, false, true])
  })

  it('closes the open streams of that browser', async () => {
    const { app, deps, call } = await start()
    await app.listen({ port: 0 })
    const [cookie] = await signedInWith(deps, [FIREFOX])
    const stream = await liveStream(`${app.listeningOrigin}/api/events`, { headers: { cookie } })
    await call('DELETE', '/user/sessions', cookie)
    await stream.end
    await app.close()
  })

  it('is recorded in the activity with its person, address and browser', async () => {
    const { deps, call, list } = await start()
    const [, laptop] = await signedInWith(deps, [IPHONE, FIREFOX])
    const other = (await list(laptop)).find(({ current }) => !current)!
    await call('DELETE', `/user/sessions/${other.id}`, laptop)
    const { entries } = (await call('GET', '/user/activity', laptop)).json().data
    expect(entries[0]).toMatchObject({
      action: 'session.end_one',
      actor: 'ada@example.com',
      address: '192.0.2.9',
      subject: { id: other.id, name: 'Safari on iOS' },
    })
  })
})

describe('a session', () => {
  it('ends if it was not used for the days the operator set, and stays if it was', async () => {
    const { deps, isSignedIn } = await start({ SESSION_IDLE_DAYS: '2' })
    const [used, left] = await signedInWith(deps, [FIREFOX, IPHONE])
    const at = Date.now()
    for (const days of [1.5, 3, 4.5]) {
      deps.now = () => new Date(at + days * DAY_MS)
      expect([days, await isSignedIn(used)]).toEqual([days, true])
    }
    expect(await isSignedIn(left)).toBe(false)
  })

  it('is deleted after its end, when somebody signs in', async () => {
    const { deps } = await start()
    await signedInWith(deps, [FIREFOX])
    deps.now = () => new Date(Date.now() + 15 * DAY_MS)
    await aUser(deps)
    expect(await deps.db.select().from(table)).toHaveLength(1)
  })

  it('ends after thirty days even if it is used', async () => {
    const { deps, isSignedIn } = await start()
    const [cookie] = await signedInWith(deps, [FIREFOX])
    const at = Date.now()
    for (const days of [10, 20, 29]) {
      deps.now = () => new Date(at + days * DAY_MS)
      expect(await isSignedIn(cookie)).toBe(true)
    }
    deps.now = () => new Date(at + 31 * DAY_MS)
    expect(await isSignedIn(cookie)).toBe(false)
  })
})

it('an account that is being deleted rejects new and existing sessions', async () => {
  const { deps, isSignedIn } = await start()
  const [cookie] = await signedInWith(deps, [FIREFOX])
  await deps.db.update(users).set({ closingAt: new Date() })
  expect(await isSignedIn(cookie)).toBe(false)
  const again = await signedInWith(deps, [FIREFOX])
  expect(again[0]).toBe('nexus_session=null')
})

describe('the session cookie over https', () => {
  const https = { APP_URL: 'https://nexus.example' }
  const host = (cookie: string) => `__Host-${cookie}`

  it('is accepted if this host has set it', async () => {
    const { deps, isSignedIn, call } = await start(https)
    const [cookie] = await signedInWith(deps, [FIREFOX])
    expect(await isSignedIn(host(cookie))).toBe(true)
    const { cookies } = await call('DELETE', '/user/sessions', host(cookie))
    expect(cookies).toContainEqual(
      expect.objectContaining({
        name: '__Host-nexus_session',
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'Lax',
      }),
    )
    expect(cookies.every(({ domain }) => domain === undefined)).toBe(true)
  })

  it('is refused if another host below the same domain may have set it', async () => {
    const { deps, isSignedIn } = await start(https)
    const [planted] = await signedInWith(deps, [FIREFOX])
    expect(await isSignedIn(planted)).toBe(false)
  })

  it('is still accepted from the previous release', async () => {
    const { deps, isSignedIn } = await start(https)
    const [cookie] = await signedInWith(deps, [FIREFOX])
    // As the previous release stores it, which does not know the column.
    await deps.db.update(table).set({ userAgent: null })
    expect(await isSignedIn(cookie)).toBe(true)
  })
})
