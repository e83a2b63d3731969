import type { auth, Output, User } from 'shared-types'
import { expect, it, onTestFinished } from 'vitest'
import { followPort } from '../../config.ts'
import { Browser } from '../../test/browser.ts'
import { freePort } from '../../../../scripts/lib/ports.mjs'
import { startOpenIdProvider } from '../../test/open-id-provider.ts'
import { buildTestApp } from '../../test/test-app.ts'

const grace = { sub: 'grace', name: 'Grace Hopper', email: 'grace@works.example' }

/** A listening server with an OpenID provider of its own. */
async function start(environment: Record<string, string> = {}) {
  // The port must be known, because the provider's configuration contains it.
  const port = await freePort()
  const provider = await startOpenIdProvider(`http://localhost:${port}`)
  const { app, deps } = await buildTestApp({
    PORT: String(port),
    ...provider.environment,
    ...environment,
  })
  await app.listen({ host: '127.0.0.1', port })
  followPort(deps.config, port)
  onTestFinished(async () => {
    await app.close()
    provider.close()
  })
  const { appUrl } = deps.config
  let browser: Browser
  const stop = (url: string) =>
    url.startsWith(appUrl) && /^\/(auth|dashboard)$/.test(new URL(url).pathname)
  return {
    app,
    deps,
    provider,
    signIn: async (path = 'openid') => {
      browser = new Browser()
      return (await browser.go(`${appUrl}/api/auth/${path}`, { stop })).url.replace(appUrl, '')
    },
    whoAmI: async () => {
      const response = await browser.hop(`${appUrl}/api/user`)
      return response.ok ? ((await response.json()) as { data: User }).data : response.status
    },
    options: async (): Promise<Output<typeof auth.options>> =>
      (await app.inject('/api/auth/options')).json().data,
  }
}

it('people sign in with a provider of their own, found by the address of its issuer', async () => {
  const { provider, signIn, whoAmI, options } = await start()
  provider.signsIn({ ...grace, email_verified: true })
  expect((await options()).providers).toEqual([{ name: 'Example Works', path: 'openid' }])
  expect(await signIn()).toBe('/dashboard')
  expect(await whoAmI()).toMatchObject({ full_name: 'Grace Hopper', email: grace.email })
})

it('the address of the sign-in with Google leads to the only provider', async () => {
  const { provider, signIn } = await start()
  provider.signsIn({ ...grace, email_verified: true })
  expect(await signIn('google')).toBe('/dashboard')
})

it('it is offered beside Google if both have keys', async () => {
  const google = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' }
  expect((await (await start(google)).options()).providers).toEqual([
    { name: 'Google', path: 'google' },
    { name: 'Example Works', path: 'openid' },
  ])
})

it.each([
  ['an address the provider says is verified', { email_verified: true }, 'false', true],
  ['one it says so of in a word', { email_verified: 'true' }, 'false', true],
  ['one it says nothing of', {}, 'false', false],
  ['one it says nothing of, where the operator trusts it', {}, 'true', true],
  ['one it says is not, even then', { email_verified: false }, 'true', false],
])('%s: %j, trusted %s, lets in: %s', async (_what, said, trusted, isLetIn) => {
  const { provider, signIn, whoAmI } = await start({ OPENID_TRUSTS_EMAIL: trusted })
  provider.signsIn({ ...grace, ...said })
  expect(await signIn()).toBe(isLetIn ? '/dashboard' : '/auth?error=email_not_found')
  expect((await whoAmI()) !== 401).toBe(isLetIn)
})

it('only an address of the domains can make an account, and accounts still sign in', async () => {
  const { provider, signIn, deps, options } = await start({
    SIGN_UP: 'Works.example, other.example',
  })
  provider.signsIn({ ...grace, email: 'Grace@WORKS.example', email_verified: true })
  expect(await signIn()).toBe('/dashboard')
  for (const email of ['eve@sub.works.example', 'works.example@evil.example']) {
    provider.signsIn({ ...grace, sub: 'eve', email, email_verified: true })
    expect(await signIn()).toBe('/auth?error=sign_up_refused')
  }
  expect((await options()).sign_up).toEqual(['works.example', 'other.example'])

  deps.config.signUp = 'closed'
  expect(await signIn()).toBe('/auth?error=sign_up_refused')
  provider.signsIn({ ...grace, email_verified: true })
  expect(await signIn()).toBe('/dashboard')
})
