import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { API_SCOPES, ASSISTANT_SCOPES } from 'shared-types'
import { calendarConnections } from '../../db/schema/calendar-connections.ts'
import type { Deps } from '../../deps.ts'
import { sealAccess } from '../../modules/calendars/access.ts'
import { type ActionShop, orderAction } from '../action-shop.ts'
import type { Account } from '../belongings.ts'
import { TEST_ORIGIN } from '../test-app.ts'

/** The text of each secret, by its name. */
export type Secrets = Record<string, string>

/** The server that stores the secrets, and the outside services they are for. */
type Place = { app: FastifyInstance; deps: Deps; owner: Account; shop: ActionShop; hook: string }

/** Gives an account every kind of secret, as its owner would. @returns those that are valid afterwards */
export async function everySecret(place: Place): Promise<Secrets> {
  const { owner } = place
  return {
    session: owner.cookie.split('=')[1]!,
    'first key of the API': owner.key.authorization,
    'token of the WhatsApp account': owner.has.whatsappAccount.auth_token,
    ...(await ofPrograms(place)),
    ...(await ofConnections(place)),
    ...(await ofAssistants(place)),
  }
}

const posting =
  ({ app, owner }: Place) =>
  // oxlint-disable-next-line typescript/no-explicit-any -- any JSON that was received
  async (path: string, payload: object = {}): Promise<any> => {
    const headers = { cookie: owner.cookie, origin: TEST_ORIGIN }
    const answer = await app.inject({ method: 'POST', url: `/api${path}`, headers, payload })
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json().data
  }

/** Secrets of an API key, of a webhook before and after rotation, and of a website. */
async function ofPrograms(place: Place): Promise<Secrets> {
  const post = posting(place)
  const { agentId } = place.owner.has
  const scopes = [...API_SCOPES]
  const key = await post('/api-keys', { name: 'Ledger', scopes, expires_in_days: null })
  const events = ['message.received', 'message.sent']
  const made = await post('/webhook-endpoints', { url: place.hook, events })
  const anew = await post(`/webhook-endpoints/${made.endpoint.id}/secret`)
  return {
    'key of the API': key.secret,
    'secret of a webhook': made.secret,
    'new secret of a webhook': anew.secret,
    'secret of a website': (await post(`/agent/identity/${agentId}`)).secret,
  }
}

/** Secrets of an action's service, of calendars and of a bot. */
async function ofConnections(place: Place): Promise<Secrets> {
  const post = posting(place)
  const { deps, owner, shop } = place
  const { agentId, otherAgentId, botIntegrationId, botToken, workspaceId: userId } = owner.has
  const value = 'Bearer s3cret-of-the-shop'
  const headers = [{ name: 'Authorization', value, is_secret: true }]
  const action = await post(`/actions/${agentId}`, orderAction(shop, { headers }))
  await post(`/actions/${agentId}/${action.id}/try`, { inputs: { order: 'A-1042' } })
  const key = 'cal_local_key-of-the-calendar'
  await post(`/agent/calendar/${agentId}`, { vendor: 'cal_com', key })
  const password = 'password-of-the-calendar'
  const access = { vendor: 'caldav', server: shop.at('/'), username: 'ada', password } as const
  const sealed = sealAccess(deps, access)
  const connection = { userId, agentId: otherAgentId, account: 'ada', sealed, timeZone: 'UTC' }
  await deps.db.insert(calendarConnections).values({ ...connection, vendor: 'caldav' })
  await deps.driver.query('delete from telegram_bots where integration_id = $1', [botIntegrationId])
  await post(`/agent/integration/bot/${otherAgentId}/${botIntegrationId}`, { token: botToken })
  return {
    'secret of an action': value,
    'key of a calendar': key,
    'password of a calendar': password,
    'token of a bot': botToken,
  }
}

/** Secrets of an assistant with access. */
async function ofAssistants(place: Place): Promise<Secrets> {
  const redirect = 'http://127.0.0.1:6274/back'
  const verifier = 'v'.repeat(43)
  const registered = await place.app.inject({
    method: 'POST',
    url: '/oauth/register',
    payload: { client_name: 'Helper', redirect_uris: [redirect] },
  })
  const { client_id: client } = registered.json()
  const asked = new URLSearchParams({
    response_type: 'code',
    client_id: client,
    redirect_uri: redirect,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })
  const scopes = [...ASSISTANT_SCOPES]
  const { redirect_to: back } = await posting(place)('/assistants/asked', {
    asked: String(asked),
    scopes,
  })
  const code = new URL(back).searchParams.get('code')!
  const fetched = await place.app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirect,
      client_id: client,
      code_verifier: verifier,
    }).toString(),
  })
  const { access_token: access, refresh_token: refresh } = fetched.json()
  return {
    'code of an assistant': code,
    'token of an assistant': access,
    'refresh token of an assistant': refresh,
  }
}
