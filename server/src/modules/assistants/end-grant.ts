import type { Deps } from '../../deps.ts'
import { hashToken } from '../../lib/secret-token.ts'
import { findGrant, removeGrant } from './store.ts'

/** Ends an assistant's access, on every node at once. */
export async function endGrant(deps: Deps, id: string): Promise<void> {
  const removed = await removeGrant(deps.db, id)
  if (removed?.accessHash) deps.bus.publish('api_key', { tokenHash: removed.accessHash })
}

/** Revokes a token, which ends the whole grant; for an unknown token there is no error (RFC 7009). */
export async function revokeToken(deps: Deps, token: string): Promise<void> {
  const { db } = deps
  const hash = hashToken(token)
  const grant =
    (await findGrant(db, 'refreshHash', hash)) ?? (await findGrant(db, 'accessHash', hash))
  if (grant) await endGrant(deps, grant.id)
}
