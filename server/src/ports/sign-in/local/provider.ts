import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { type Configuration, Provider } from 'oidc-provider'
import type { Config } from '../../../config.ts'
import { interactions } from './interactions.ts'
import { expiredPage, sendPage } from './pages.ts'
import { type Account, openStorage, type Storage } from './storage.ts'

export type LocalProviderOptions = {
  /** The provider's own address. */
  issuer: string
  clientId: string
  clientSecret: string
  config: Config
  log: FastifyBaseLogger
}

const MINUTE_S = 60

export async function localProvider(options: LocalProviderOptions): Promise<RequestListener> {
  const { issuer, config, log } = options
  const storage = await openStorage(join(config.dataDir, 'local-sign-in.json'))
  const provider = new Provider(issuer, configuration(storage, options))
  provider.on('server_error', (_context, error) =>
    log.error({ err: error }, 'the local sign-in failed'),
  )
  const answerOpenId = provider.callback()
  const answerPerson = interactions(provider, storage, config)
  const host = new URL(issuer).host
  return (request, response) => {
    // Rejects requests under another host name, so that a website whose name points at loopback cannot use it.
    if (request.headers.host !== host) return response.writeHead(421).end()
    request.headers.cookie = withoutSession(request.headers.cookie)
    const isPage = request.url?.startsWith('/interaction/')
    return isPage ? answerPerson(request, response) : answerOpenId(request, response)
  }
}

/** Removes the provider's session, so that every sign-in shows the page, where the account can be changed. */
const withoutSession = (cookies = '') =>
  cookies
    .split('; ')
    .filter((cookie) => !cookie.startsWith('_session'))
    .join('; ')

function configuration(
  storage: Storage,
  { clientId, clientSecret, config }: LocalProviderOptions,
): Configuration {
  return {
    adapter: storage.adapter,
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [`${config.appUrl}/api/auth/google/callback`],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [storage.signingKey] },
    cookies: { keys: [storage.cookieKey] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // Puts the claims into the ID token itself, as Google does.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: {
      url: (_context, interaction) => `/interaction/${interaction.uid}`,
    },
    ttl: {
      AccessToken: MINUTE_S,
      AuthorizationCode: MINUTE_S,
      Grant: 10 * MINUTE_S,
      IdToken: 10 * MINUTE_S,
      Interaction: 60 * MINUTE_S,
      Session: 60 * MINUTE_S,
    },
    findAccount: (_context, subject) => {
      const account = storage.accounts().find((known) => known.subject === subject)
      return account && { accountId: subject, claims: () => claimsOf(account) }
    },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError: (context) => {
      context.type = 'html'
      sendPage(context.res, 400, expiredPage(config.appUrl), config.appUrl)
      context.respond = false
    },
  }
}

const claimsOf = ({ subject, name, email }: Account) => ({
  sub: subject,
  name,
  ...(email !== null && { email, email_verified: true }),
})
