import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { clientIdOf, isGoodRedirect } from './clients.ts'

const MAX_NAME = 80
const MAX_URIS = 10
/** Total length of a client's redirect addresses, because they are part of every sign-in address. */
const MAX_CHARACTERS = 2_000

const Registration = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string()).check(z.minLength(1), z.maxLength(MAX_URIS)),
})

/** Registers a client (RFC 7591). @returns the answer and its status. */
export function register(config: Config, body: unknown) {
  const asked = Registration.safeParse(body)
  if (!asked.success) return refusal('invalid_client_metadata', 'Send one or more redirect_uris.')
  const { client_name: name = '', redirect_uris: redirectUris } = asked.data
  const isShort = redirectUris.join('').length <= MAX_CHARACTERS
  if (!isShort || !redirectUris.every(isGoodRedirect)) {
    return refusal(
      'invalid_redirect_uri',
      'Use https, a loopback address, or the scheme of an own program.',
    )
  }
  const client = { name: readable(name), redirectUris }
  return {
    status: 201,
    answer: {
      client_id: clientIdOf(config, client),
      client_name: client.name,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
  }
}

const refusal = (error: string, description: string) => ({
  status: 400,
  answer: { error, error_description: description },
})

/** A name on one line without invisible characters, because it is part of a question about trust. */
const readable = (name: string): string =>
  [...name.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, MAX_NAME).join('') || 'An assistant'
