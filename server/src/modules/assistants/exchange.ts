import type { IncomingHttpHeaders } from 'node:http'
import OAuth2Server from '@node-oauth/oauth2-server'
import type { Deps } from '../../deps.ts'
import { authority } from './authority.ts'
import { isOurResource } from './metadata.ts'

/** Exchanges a code or a refresh token for new tokens; a refresh token can be used once. @returns the answer with its status. */
export async function exchange(
  deps: Deps,
  sent: IncomingHttpHeaders,
  body: Record<string, string>,
): Promise<{ status: number; answer: unknown }> {
  if (body['resource'] !== undefined && !isOurResource(deps.config, body['resource'])) {
    return refusal(400, 'invalid_target', 'Tokens are for this server alone.')
  }
  const { 'content-type': type = '', 'content-length': length = '' } = sent
  const headers = { 'content-type': type, 'content-length': length }
  const request = new OAuth2Server.Request({ method: 'POST', headers, query: {}, body })
  const response = new OAuth2Server.Response({})
  try {
    await authority(deps).token(request, response)
  } catch (error) {
    if (!(error instanceof OAuth2Server.OAuthError) || error.code >= 500) throw error
    return refusal(error.code, error.name, error.message)
  }
  return { status: response.status ?? 200, answer: response.body }
}

const refusal = (status: number, error: string, description: string) => ({
  status,
  answer: { error, error_description: description },
})
