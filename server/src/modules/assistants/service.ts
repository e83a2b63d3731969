import OAuth2Server from '@node-oauth/oauth2-server'
import type { ApiScope, ConnectedAssistant } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { record, type Actor } from '../audit/record.ts'
import { authority, type Granter, knownScopes } from './authority.ts'
import { clientWith, placeOf } from './clients.ts'
import { isOurResource } from './metadata.ts'
import { listGrants, removeGrant } from './store.ts'

export const readAssistants = async (
  deps: Deps,
  userId: string,
): Promise<{ assistants: ConnectedAssistant[] }> => ({
  assistants: await listGrants(deps.db, userId),
})

/** The client that asks for access, and the scopes. @throws 400 when the request is invalid */
export function readAsked(deps: Deps, asked: string) {
  const { name, place, scopes } = understand(deps, asked)
  return { name, host: place, scopes }
}

/**
 * Gives an assistant these of the scopes it asked for, or refuses access.
 * @returns the address to redirect the browser to.
 * @throws 400; 409 `assistants_full`
 */
export async function decide(
  deps: Deps,
  granter: Granter,
  { asked, scopes }: { asked: string; scopes: ApiScope[] | null },
): Promise<{ redirect_to: string }> {
  const { fields, scopes: requested } = understand(deps, asked)
  const allowed = requested.filter((scope) => scopes?.includes(scope))
  const isAllowed = scopes !== null && allowed.length > 0
  const request = new OAuth2Server.Request({
    method: 'GET',
    headers: {},
    query: {
      ...fields,
      scope: (isAllowed ? allowed : requested).join(' '),
      allowed: String(isAllowed),
    },
  })
  const backWith = (answer: Record<string, string>) => ({
    redirect_to: backTo(fields, answer, deps),
  })
  try {
    const code = await authority(deps, granter).authorize(request, new OAuth2Server.Response({}))
    return backWith({ code: code.authorizationCode })
  } catch (error) {
    // A refusal is reported to the assistant, as the standard demands; any other error is ours, or for the person who is asked.
    if (!(error instanceof OAuth2Server.AccessDeniedError)) throw causeOf(error)
    return backWith({ error: error.name, error_description: error.message })
  }
}

/** Ends an assistant's access. @throws 404 */
export async function disconnect(deps: Deps, actor: Actor, id: string): Promise<null> {
  const removed = await deps.db.transaction(async (tx) => {
    const grant = await removeGrant(tx, id, actor.userId)
    if (!grant) throw notFound('Assistant')
    const subject = { id, name: grant.name }
    await record(tx, actor, { action: 'assistant.disconnect', subject })
    return grant
  })
  if (removed.accessHash) deps.bus.publish('api_key', { tokenHash: removed.accessHash })
  return null
}

/** The library wraps errors that our own code threw. */
const causeOf = (error: unknown): unknown =>
  error instanceof OAuth2Server.ServerError && 'inner' in error ? error.inner : error

/**
 * Checks the request before anything else: nobody is redirected and no error is reported until the client and the redirect address are
 * known to be valid.
 */
function understand({ config }: Deps, asked: string) {
  const fields = Object.fromEntries(new URLSearchParams(asked))
  const client = clientWith(config, fields['client_id'] ?? '')
  if (!client) {
    throw invalid('unknown_client', 'This assistant is not known here. Connect it again.')
  }
  const uri = fields['redirect_uri'] ?? client.redirectUris[0]!
  if (!client.redirectUris.includes(uri)) {
    throw invalid('wrong_redirect', 'This assistant asked to go back to a place it did not name.')
  }
  const isProved = fields['code_challenge'] && fields['code_challenge_method'] === 'S256'
  const isOurs = fields['resource'] === undefined || isOurResource(config, fields['resource'])
  const scopes = knownScopes(fields['scope']?.split(' ').filter(Boolean))
  if (fields['response_type'] !== 'code' || !isProved || !isOurs || scopes.length === 0) {
    throw invalid('wrong_request', 'This assistant asked in a way that is not supported here.')
  }
  const place = placeOf(uri)
  return { fields: { ...fields, redirect_uri: uri }, name: client.name, place, scopes }
}

type Fields = Record<string, string>

/** The registered redirect address, unchanged, with the answer. `iss` tells an assistant with several servers which one answers. */
function backTo({ redirect_uri: uri = '', state }: Fields, answer: Fields, { config }: Deps) {
  const url = new URL(uri)
  const parameters = { ...answer, ...(state && { state }), iss: config.appUrl }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}
