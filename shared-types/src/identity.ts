import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** How many secrets of an agent are valid at a time: the current one, and the one it is being replaced with. */
export const IDENTITY_SECRETS_MAX = 2
/** The longest lifetime of an identity token, in seconds. */
export const IDENTITY_SECONDS = 60 * 60

/** A JWT that the website signed with a secret of the agent. Claims: `sub`, `exp`, and optionally `name` and `email`. */
export const IdentityToken = z
  .string()
  .check(z.minLength(1), z.maxLength(4_096, 'Keep the identity under 4096 characters'))

/** A secret with which a website signs the identities of its visitors. The secret itself is shown only once, when it is made. */
export const IdentitySecret = z.object({
  id: Id,
  /** The last characters of the secret. */
  hint: z.string(),
  created_at: Timestamp,
  /** When a token signed with it was last accepted; null: never. */
  last_used_at: z.nullable(Timestamp),
})
export type IdentitySecret = z.infer<typeof IdentitySecret>

export const IdentitySecrets = z.object({ secrets: z.array(IdentitySecret) })
export type IdentitySecrets = z.infer<typeof IdentitySecrets>

export const NewIdentitySecret = z.extend(IdentitySecrets, {
  /** The secret itself: only this answer contains it. */
  secret: z.string(),
})
export type NewIdentitySecret = z.infer<typeof NewIdentitySecret>

export const identitySecrets = {
  list: endpoint({
    method: 'GET',
    path: '/agent/identity/:id',
    summary: 'What a website signs its visitors with, without the secrets.',
    params: idParams,
    response: IdentitySecrets,
  }),
  create: endpoint({
    method: 'POST',
    path: '/agent/identity/:id',
    summary: 'Makes a secret, told this once.',
    params: idParams,
    response: NewIdentitySecret,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/agent/identity/:id/:secretId',
    summary: 'Takes a secret back.',
    params: z.object({ id: Id, secretId: Id }),
    response: IdentitySecrets,
  }),
}
