import type { Deps } from '../../deps.ts'
import { hashToken } from '../../lib/secret-token.ts'
import { findGrant, removeGrant } from './store.ts'

/** Ends what an assistant may do, on every node at once. */
export async function endGrant(deps: Deps, id: string): Promise<void> {
  const removed = await removeGrant(deps.db, id)
  if (removed?.accessHash) deps.bus.publish('api_key', { tokenHash: removed.accessHash })
}

/** The whole grant ends with either of its tokens; of one that is none nothing is told (RFC 7009). */
export async function revokeToken(deps: Deps, token: string): Promise<void> {
  const { db } = deps
  const hash = hashToken(token)
  const grant =
    (await findGrant(db, 'refreshHash', hash)) ?? (await findGrant(db, 'accessHash', hash))
  if (grant) await endGrant(deps, grant.id)
}
