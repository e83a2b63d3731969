import { randomBytes } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Provider } from 'oidc-provider'
import { listenOnLoopback, originOf } from '../lib/listen.ts'
import { openStorage } from '../ports/sign-in/local/storage.ts'

const MINUTE_S = 60

type Person = { sub: string; name: string; email?: string; email_verified?: boolean | string }

/**
 * An identity provider of a third party: it accepts the client's secret only in the header, puts only an identifier into the ID token, and
 * signs in whomever the test chose.
 * @param appUrl the app to which it redirects back.
 */
export async function startOpenIdProvider(appUrl: string) {
  const client = { id: 'nexus-at-example', secret: randomBytes(32).toString('base64url') }
  const people = new Map<string, Person>()
  let next = ''
  const storage = await openStorage(
    join(mkdtempSync(join(tmpdir(), 'nexus-test-')), 'provider.json'),
  )
  const server = createServer()
  await listenOnLoopback(server, 0)
  const issuer = originOf(server)
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${appUrl}/api/auth/openid/callback`],
        token_endpoint_auth_method: 'client_secret_basic',
      },
    ],
    clientAuthMethods: ['client_secret_basic'],
    adapter: storage.adapter,
    jwks: { keys: [storage.signingKey] },
    cookies: { keys: [storage.cookieKey] },
    ttl: {
      AccessToken: MINUTE_S,
      Grant: MINUTE_S,
      IdToken: MINUTE_S,
      Interaction: MINUTE_S,
      Session: MINUTE_S,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/sign-in' },
    findAccount: (_context, sub) => ({ accountId: sub, claims: () => people.get(sub)! }),
    loadExistingGrant: async ({ oidc }) => {
      const { clientId } = oidc.client!
      const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session!.accountId! })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) =>
    request.url === '/sign-in'
      ? provider.interactionFinished(request, response, {
          login: { accountId: next, remember: false },
        })
      : answer(request, response),
  )
  return {
    environment: {
      OPENID_ISSUER: issuer,
      OPENID_CLIENT_ID: client.id,
      OPENID_CLIENT_SECRET: client.secret,
      OPENID_NAME: 'Example Works',
    },
    /** Sets the person of the next sign-in. */
    signsIn(person: Person) {
      people.set(person.sub, person)
      next = person.sub
    },
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
