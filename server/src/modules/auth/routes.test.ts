import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { User } from 'shared-types'
import { followPort } from '../../config.ts'
import { Browser } from '../../test/browser.ts'
import { buildTestApp } from '../../test/test-app.ts'
import { MINUTE_MS } from '../../lib/time.ts'

let test: Awaited<ReturnType<typeof buildTestApp>>
let browser: Browser
let app: string

beforeEach(async () => {
  test = await buildTestApp({ PORT: '0' })
  await test.app.listen({ host: '127.0.0.1', port: 0 })
  followPort(test.deps.config, (test.app.server.address() as AddressInfo).port)
  app = test.deps.config.appUrl
  browser = new Browser()
})

afterEach(async () => {
  await test.app.close()
  await test.deps.signIn[0].close()
})

const ada = { name: 'Ada Lovelace', email: 'ada@example.com', action: 'continue' }
const inApp = (url: string) =>
  /^\/(auth|dashboard)/.test(new URL(url).pathname) && url.startsWith(app)
const isCallback = (url: string) => new URL(url).pathname === '/api/auth/google/callback'

/** Starts the sign-in. @returns the provider's sign-in page. */
const leave = (who = browser) => who.go(`${app}/api/auth/google`, { stop: inApp })

async function signIn(form: Record<string, string>, who = browser) {
  const { url } = await leave(who)
  return (await who.go(url, { form, stop: inApp })).url
}

/** @returns the user, or the status when nobody is signed in. */
const whoAmI = async (who = browser): Promise<User | number> => {
  const response = await who.hop(`${app}/api/user`)
  return response.ok ? ((await response.json()) as { data: User }).data : response.status
}

describe('signing in through the local provider', () => {
  it('goes through the whole OpenID Connect flow and lands on the dashboard with a session', async () => {
    expect(await signIn(ada)).toBe(`${app}/dashboard`)
    expect(await whoAmI()).toMatchObject({ full_name: 'Ada Lovelace', email: 'ada@example.com' })
  })

  it('asks the provider with PKCE, a state and a nonce', async () => {
    const response = await browser.hop(`${app}/api/auth/google`)
    const query = new URL(response.headers.get('location')!).searchParams
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('redirect_uri')).toBe(`${app}/api/auth/google/callback`)
    expect(query.get('scope')).toBe('openid email profile')
    for (const secret of ['state', 'nonce', 'code_challenge']) {
      expect(query.get(secret)?.length).toBeGreaterThanOrEqual(43)
    }
  })

  it('gives the same email the same account again, and another email another', async () => {
    await signIn(ada)
    const { id } = (await whoAmI()) as User
    await browser.go(`${app}/api/auth/logout`, { stop: inApp })
    await signIn({ ...ada, email: 'ADA@example.com', name: 'Countess' })
    expect(await whoAmI()).toMatchObject({ id, full_name: 'Countess' })
    await signIn({ ...ada, email: 'grace@example.com' })
    expect(await whoAmI()).not.toMatchObject({ id })
  })

  it('offers the accounts that signed in before', async () => {
    await signIn(ada)
    const { url, page } = await leave(new Browser())
    const subject = /name="account" value="(\w+)"/.exec(page)![1]!
    const other = new Browser()
    expect(await signIn({ account: subject }, other)).toBe(`${app}/dashboard`)
    expect(await whoAmI(other)).toMatchObject({ email: 'ada@example.com' })
    expect(url).toContain('/interaction/')
  })

  it('says on its page that it stands in for Google, and which field is missing', async () => {
    const { url, page } = await leave()
    expect(page).toContain('stands in for Google')
    const again = await browser.go(url, { form: { ...ada, name: '<b>', email: 'nonsense' } })
    expect(again.page).toContain('Enter an email address')
    expect(again.page).toContain('value="&lt;b&gt;"')
  })

  it('is reached at 127.0.0.1 too', async () => {
    const { url } = await browser.go(`${app.replace('localhost', '127.0.0.1')}/api/auth/google`)
    expect((await browser.go(url, { form: ada, stop: inApp })).url).toBe(`${app}/dashboard`)
  })
})

describe('a sign-in that fails', () => {
  const failure = (code: string) => `${app}/auth?error=${code}`

  it('gives google_auth_failed when the person refuses', async () => {
    expect(await signIn({ action: 'deny' })).toBe(failure('google_auth_failed'))
    expect(await whoAmI()).toBe(401)
  })

  it('gives email_not_found for an account without an email address', async () => {
    expect(await signIn({ action: 'without-email' })).toBe(failure('email_not_found'))
    expect(await whoAmI()).toBe(401)
  })

  it('gives google_auth_failed when the state is another one', async () => {
    const { url } = await leave()
    const callback = await browser.go(url, { form: ada, stop: isCallback })
    const forged = new URL(callback.url)
    forged.searchParams.set('state', 'another')
    expect((await browser.go(forged.href, { stop: inApp })).url).toBe(failure('google_auth_failed'))
  })

  it('gives unauthenticated to a browser that did not begin it', async () => {
    const { url } = await leave()
    const callback = await browser.go(url, { form: ada, stop: isCallback })
    const victim = new Browser()
    expect((await victim.go(callback.url, { stop: inApp })).url).toBe(failure('unauthenticated'))
    expect(await whoAmI(victim)).toBe(401)
  })

  it('accepts a callback once', async () => {
    const { url } = await leave()
    const callback = await browser.go(url, { form: ada, stop: isCallback })
    await browser.go(callback.url, { stop: inApp })
    expect((await browser.go(callback.url, { stop: inApp })).url).toBe(failure('unauthenticated'))
  })

  it('gives unauthenticated when it took longer than ten minutes', async () => {
    const { url } = await leave()
    const callback = await browser.go(url, { form: ada, stop: isCallback })
    test.deps.now = () => new Date(Date.now() + 11 * MINUTE_MS)
    expect((await browser.go(callback.url, { stop: inApp })).url).toBe(failure('unauthenticated'))
  })

  it('gives google_auth_failed when the provider is down, before and during', async () => {
    const { url } = await leave()
    const callback = await browser.go(url, { form: ada, stop: isCallback })
    await test.deps.signIn[0].close()
    expect((await browser.go(callback.url, { stop: inApp })).url).toBe(
      failure('google_auth_failed'),
    )
  })

  it('never redirects to an address a request names', async () => {
    const asked = '?redirect=https://evil.example&return_to=//evil.example'
    const begun = await browser.hop(`${app}/api/auth/google${asked}`)
    expect(new URL(begun.headers.get('location')!).searchParams.get('redirect_uri')).toBe(
      `${app}/api/auth/google/callback`,
    )
    for (const path of ['/api/auth/google/callback', '/api/auth/logout']) {
      const { url } = await browser.go(`${app}${path}${asked}`, { stop: inApp })
      expect(new URL(url).origin).toBe(app)
    }
  })
})

describe('signing out', () => {
  const logout = () => `${app}/api/auth/logout`
  const isSignedIn = async () => (await whoAmI()) !== 401
  const headersOf = (site: string, destination = 'document') => ({
    'sec-fetch-site': site,
    'sec-fetch-dest': destination,
  })

  it('ends the session for good and goes to the sign-in page', async () => {
    await signIn(ada)
    const token = browser.cookie('nexus_session')!
    const response = await browser.hop(logout(), undefined, headersOf('same-origin'))
    expect(response.headers.get('location')).toBe(`${app}/auth`)
    expect(browser.cookie('nexus_session')).toBeUndefined()
    const headers = { cookie: `nexus_session=${token}` }
    expect((await test.app.inject({ url: '/api/user', headers })).statusCode).toBe(401)
  })

  it.each<[string, Record<string, string>]>([
    ['a link of another site', headersOf('cross-site')],
    ['a link of another host below the same domain', headersOf('same-site')],
    ['a picture on another site', headersOf('cross-site', 'image')],
    ['a picture in the dashboard, as a visitor may send one', headersOf('same-origin', 'image')],
    ['a frame', headersOf('cross-site', 'iframe')],
    ['a page that hides where it is, in an old browser', {}],
    ['another site, in an old browser', { referer: 'https://evil.example/' }],
  ])('is not possible by %s', async (_who, headers) => {
    await signIn(ada)
    const response = await browser.hop(logout(), undefined, headers)
    expect(response.headers.get('location')).toBe(`${app}/settings/access`)
    expect(await isSignedIn()).toBe(true)
  })

  it.each<[string, () => Record<string, string>]>([
    ['typing the address', () => headersOf('none')],
    ['the dashboard in an old browser', () => ({ referer: `${app}/inbox` })],
    [
      'a dashboard served beside the API',
      () => ({ ...headersOf('same-site'), referer: `${app}/` }),
    ],
  ])('is possible by %s', async (_how, headers) => {
    await signIn(ada)
    await browser.hop(logout(), undefined, headers())
    expect(await isSignedIn()).toBe(false)
  })
})
