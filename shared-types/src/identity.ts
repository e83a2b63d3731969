import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** So many of an agent are good at a time: the one in use, and the one it is exchanged for. */
export const MOST_IDENTITY_SECRETS = 2
/** Seconds an identity may be good for. */
export const IDENTITY_SECONDS = 60 * 60

/** A JWT the website signed with a secret of the agent: `sub`, `exp`, and `name` and `email` where it tells them. */
export const IdentityToken = z
  .string()
  .check(z.minLength(1), z.maxLength(4_096, 'Keep the identity under 4096 characters'))

/** What a website signs its visitors' identities with. The secret itself is told once, when it is made. */
export const IdentitySecret = z.object({
  id: Id,
  /** How it ends. */
  hint: z.string(),
  created_at: Timestamp,
  /** When somebody was last known by it; null: never. */
  last_used_at: z.nullable(Timestamp),
})
export type IdentitySecret = z.infer<typeof IdentitySecret>

export const IdentitySecrets = z.object({ secrets: z.array(IdentitySecret) })
export type IdentitySecrets = z.infer<typeof IdentitySecrets>

export const NewIdentitySecret = z.extend(IdentitySecrets, {
  /** Shown now and never again. */
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
