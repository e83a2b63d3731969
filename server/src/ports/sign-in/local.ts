import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../config.ts'
import { listenOnLoopback, originOf } from '../../lib/listen.ts'
import type { SignInProvider } from './index.ts'
import { openIdFlow } from './flow.ts'

const CLIENT_ID = 'nexus'

/**
 * Stands in for Google without keys: a certified OpenID provider on loopback, so that sign-in runs the same code.
 * @throws in production.
 */
export function localSignIn(config: Config, log: FastifyBaseLogger): SignInProvider {
  if (config.production) {
    throw new Error('The local sign-in lets anybody in, so it does not start in production.')
  }
  const clientSecret = randomBytes(32).toString('base64url')
  let listening: Promise<Server> | undefined
  const listen = () => (listening ??= openListener(config, clientSecret, log))

  const flow = openIdFlow(async () => ({
    url: originOf(await listen()),
    accountIssuer: 'local-sign-in',
    clientId: CLIENT_ID,
    clientSecret,
    insecure: true,
    parameters: {},
  }))
  return {
    kind: 'local',
    name: 'Google',
    path: 'google',
    ...flow,
    start: async () => void (await listen()),
    async close() {
      const server = await listening
      server?.closeAllConnections()
      server?.close()
    },
  }
}

/** The provider takes 50 MB of memory, so it is loaded at its first request. */
async function openListener(config: Config, clientSecret: string, log: FastifyBaseLogger) {
  let handler: Promise<RequestListener> | undefined
  const server = createServer((request, response) => {
    handler ??= import('./local/provider.ts').then(({ localProvider }) =>
      localProvider({ issuer: originOf(server), clientId: CLIENT_ID, clientSecret, config, log }),
    )
    handler
      .then((handle) => handle(request, response))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the local sign-in failed')
        response.writeHead(500).end('The local sign-in failed; the log says why.')
      })
  })
  await listenOnLoopback(server, config.localSignInPort)
  return server
}
