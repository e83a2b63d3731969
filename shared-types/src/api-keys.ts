import * as z from 'zod/mini'
import { Id, idParams, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { API_KEY_NAME_MAX } from './limits.ts'

/** Every key begins with this, so that people and secret scanners recognise one. */
export const API_KEY_PREFIX = 'nxs_'

/** How many keys a workspace has at most. */
export const API_KEYS_MAX = 50

/** The longest lifetime of a key that expires, in days. */
const MAX_DAYS = 3_650

/** What a key may be used for. It never allows more than the person who made it may do. */
export const API_SCOPES = [
  'conversations:read',
  'conversations:write',
  'customers:read',
  'leads:read',
  'calls:read',
  'appointments:read',
  'appointments:write',
  'agents:read',
  'agents:write',
  'knowledge:read',
  'knowledge:write',
  'sources:write',
  'tests:read',
  'tests:run',
  'webhooks:read',
  'webhooks:write',
] as const
export const ApiScope = z.enum(API_SCOPES)
export type ApiScope = z.infer<typeof ApiScope>

/** A key of a workspace, without the key itself, which is shown only once, when it is made. */
export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  /** The last characters of the key. */
  hint: z.string(),
  /** Each an `ApiScope`. Any string is accepted, as a newer release that runs beside this one may have made the key. */
  scopes: z.array(z.string()),
  /** The person who made it, and as whom it acts. */
  made_by: z.object({ id: Id, name: z.string() }),
  created_at: Timestamp,
  /** When it was last used, to the minute; null: never. */
  last_used_at: z.nullable(Timestamp),
  /** Null: it does not expire. */
  expires_at: z.nullable(Timestamp),
})
export type ApiKey = z.infer<typeof ApiKey>

export const CreateApiKey = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Give the key a name'),
      z.maxLength(API_KEY_NAME_MAX, `Keep the name under ${API_KEY_NAME_MAX} characters`),
    ),
  scopes: z
    .array(ApiScope)
    .check(z.minLength(1, 'Choose what the key may do'), z.maxLength(API_SCOPES.length)),
  /** In how many days it expires; null: never. */
  expires_in_days: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(MAX_DAYS))),
})
export type CreateApiKey = z.infer<typeof CreateApiKey>

export const NewApiKey = z.object({
  api_key: ApiKey,
  /** The key itself: only this answer contains it. */
  secret: z.string(),
})
export type NewApiKey = z.infer<typeof NewApiKey>

export const apiKeys = {
  list: endpoint({
    method: 'GET',
    path: '/api-keys',
    summary: 'The keys of the workspace, without their secrets, the newest first.',
    response: z.object({ keys: z.array(ApiKey) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api-keys',
    summary: 'Makes a key, told this once.',
    body: CreateApiKey,
    response: NewApiKey,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api-keys/:id',
    summary: 'Takes a key back, which ends it at once.',
    params: idParams,
    response: Nothing,
  }),
}
