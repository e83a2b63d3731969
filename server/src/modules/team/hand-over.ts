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
import { findFounder, type Removed, removeKeys } from './store.ts'

export { lockOwnership } from './hand-over-store.ts'

/**
 * The founder leaves the workspace to its other owners, and gets a new one.
 * @returns their sessions, and the tokens that are over.
 * @throws 409 `last_owner`
 */
export async function handOver(deps: Deps, user: User, address: string): Promise<Removed> {
  return deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    const contact = await requireSuccessor(tx, user.id, user.id)
    const founder = await findFounder(tx, user.id)
    const name = workspaceName(founder!.name, founder!.fullName)
    await record(tx, { userId: user.id, email: user.email, address }, { action: 'team.hand_over' })
    const tokens = await removeKeys(tx, user.id, user.id)
    return { sessions: await partFounder(tx, user.id, { name, contact }), tokens }
  })
}

/** Whether the founder has left a workspace: each owner may then do what the founder could. */
export const isHandedOver = (tx: Deps['db'], userId: string): Promise<boolean> =>
  findHandedOver(tx, userId)

/**
 * To be called before an owner leaves or loses the role, in a transaction that locked ownership; concerns workspaces without a
 * founder.
 * @throws 409 `last_owner`
 */
export async function keepAnOwner(tx: Deps['db'], userId: string, ownerId: string): Promise<void> {
  if (await findHandedOver(tx, userId)) await succeed(tx, userId, ownerId)
}

/**
 * To be called before a person is deleted, in a transaction that locked ownership.
 * @throws 409 `last_owner` where a workspace would lose its last owner
 */
export async function keepOwners(tx: Deps['db'], personId: string): Promise<void> {
  for (const userId of await listHandedOverTo(tx, personId)) await succeed(tx, userId, personId)
}

/** Makes another owner the contact of the workspace, whose name its agents say on the phone. */
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
