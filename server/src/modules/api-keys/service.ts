import {
  API_KEY_PREFIX,
  type ApiKey,
  type CreateApiKey,
  API_KEYS_MAX,
  type NewApiKey,
} from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { DAY_MS } from '../../lib/time.ts'
import { type Actor, record } from '../audit/record.ts'
import { countKeysLocked, insertKey, listKeys, removeKey } from './store.ts'

const HINT_CHARACTERS = 4

export const readKeys = async (deps: Deps, userId: string): Promise<{ keys: ApiKey[] }> => ({
  keys: await listKeys(deps.db, userId),
})

/**
 * Makes a key that acts in the name of this person.
 * @throws 409 `keys_full`
 */
export async function createKey(
  deps: Deps,
  actor: Actor,
  personId: string,
  { name, scopes, expires_in_days: days }: CreateApiKey,
): Promise<NewApiKey> {
  const { userId } = actor
  const secret = `${API_KEY_PREFIX}${newToken()}`
  const key = {
    userId,
    madeBy: personId,
    name,
    scopes: [...new Set(scopes)],
    tokenHash: hashToken(secret),
    hint: secret.slice(-HINT_CHARACTERS),
    expiresAt: days === null ? null : new Date(deps.now().getTime() + days * DAY_MS),
  }
  const id = await deps.db.transaction(async (tx) => {
    if ((await countKeysLocked(tx, userId)) >= API_KEYS_MAX) {
      throw refused('keys_full', `A workspace has ${API_KEYS_MAX} keys at most. Revoke one first.`)
    }
    const added = await insertKey(tx, key)
    const details = { scopes: key.scopes.join(', ') }
    await record(tx, actor, { action: 'api_key.create', subject: { id: added, name }, details })
    return added
  })
  const [made] = await listKeys(deps.db, userId, id)
  return { api_key: made!, secret }
}

/**
 * Deletes a key, which ends it on every node.
 * @throws 404
 */
export async function revokeKey(deps: Deps, actor: Actor, id: string): Promise<null> {
  const removed = await deps.db.transaction(async (tx) => {
    const key = await removeKey(tx, actor.userId, id)
    if (!key) throw notFound('API key')
    await record(tx, actor, { action: 'api_key.revoke', subject: { id, name: key.name } })
    return key
  })
  deps.bus.publish('api_key', { tokenHash: removed.tokenHash })
  return null
}
