import type { User } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { refused } from '../../errors.ts'
import { record } from '../audit/record.ts'
import {
  findHandedOver,
  listHandedOverTo,
  lockOwnership,
  lockSuccessor,
  partFounder,
  setContact,
} from './hand-over-store.ts'
import { workspaceName } from './workspace-name.ts'
import { findFounder } from './store.ts'

export { lockOwnership } from './hand-over-store.ts'

/**
 * The founder leaves their workspace to the other owners, and goes on in a new one of their own.
 * @returns their sessions. @throws 409 `last_owner`
 */
export async function handOver(deps: Deps, user: User, address: string): Promise<string[]> {
  return deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    const contact = await requireSuccessor(tx, user.id, user.id)
    const founder = await findFounder(tx, user.id)
    const name = workspaceName(founder!.name, founder!.fullName)
    await record(tx, { userId: user.id, email: user.email, address }, { action: 'team.hand_over' })
    return partFounder(tx, user.id, { name, contact })
  })
}

/** Whether a workspace is its members' alone: any of its owners may do with it what its founder could. */
export const isHandedOver = (tx: Deps['db'], userId: string): Promise<boolean> =>
  findHandedOver(tx, userId)

/** Before an owner stops being one of a workspace that has no founder, in a transaction that locked ownership. @throws 409 `last_owner` */
export async function keepAnOwner(tx: Deps['db'], userId: string, ownerId: string): Promise<void> {
  if (await findHandedOver(tx, userId)) await succeed(tx, userId, ownerId)
}

/**
 * Before a person is deleted, in a transaction that locked ownership.
 * @throws 409 `last_owner` where a workspace would have no owner any more
 */
export async function keepOwners(tx: Deps['db'], personId: string): Promise<void> {
  for (const userId of await listHandedOverTo(tx, personId)) await succeed(tx, userId, personId)
}

/** Whoever leaves is not written to about the workspace any more, nor is their name said on its phone. */
async function succeed(tx: Deps['db'], userId: string, leavingId: string): Promise<void> {
  await setContact(tx, userId, await requireSuccessor(tx, userId, leavingId))
}

async function requireSuccessor(tx: Deps['db'], userId: string, leavingId: string) {
  const successor = await lockSuccessor(tx, userId, leavingId)
  if (successor) return successor
  throw refused(
    'last_owner',
    'A workspace needs an owner. Make somebody else its owner first, or delete it.',
  )
}
