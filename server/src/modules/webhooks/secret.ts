import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import type { Config } from '../../config.ts'
import { memoized } from '../../lib/memoized.ts'
import { seal, unseal } from '../../lib/sealed.ts'

export const PURPOSE = 'webhook_secret'
const SECRET_BYTES = 32
const HINT_CHARACTERS = 4
/** How many decrypted secrets are kept in memory: decrypting one takes longer than signing with it. */
const KEPT = 500

/** A new secret: its text for the owner, and what is stored. */
export function newSecret({ secret: key }: Config) {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
  // The last character of 32 bytes in base64 is padding.
  const hint = secret.replace(/=+$/, '').slice(-HINT_CHARACTERS)
  return { secret, stored: { sealed: seal(key, PURPOSE, secret), hint } }
}

/** A function that signs with the encrypted secrets of an endpoint. */
export type Sign = (message: { id: string; at: Date; body: string; sealed: string[] }) => string

/**
 * @returns a function that signs with each of the secrets, with spaces between the signatures; none for a secret that was encrypted with an
 * installation `SECRET` that no longer exists.
 */
export function signer({ secrets }: Config): Sign {
  const open = memoized<Webhook | null>(KEPT, (sealed) => {
    const secret = unseal(secrets, PURPOSE, sealed)
    return secret === null ? null : new Webhook(secret)
  })
  return ({ id, at, body, sealed }) =>
    sealed.flatMap((secret) => open(secret)?.sign(id, at, body) ?? []).join(' ')
}
