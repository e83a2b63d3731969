import type { Deps } from '../../deps.ts'
import { AppError, forbidden, invalid } from '../../errors.ts'
import { deleteAgent } from '../agents/service.ts'
import { type Actor, product, record } from '../audit/record.ts'
import { isHandedOver, keepOwners, lockOwnership } from '../team/hand-over.ts'
import { requireReach } from '../team/service.ts'
import {
  findCustomer,
  holdsVendors,
  listAgentIds,
  listClosing,
  markClosing,
  removeUser,
} from './closing-store.ts'

/**
 * Signs everybody out and begins to delete the account: its agents with their knowledge and conversations at once, the account itself when
 * vendors store nothing of it any more.
 * @throws 403 `not_founder` for another owner, because it is not their own account; `role_too_low` for somebody who left meanwhile; 400
 * `not_confirmed`; 409 `last_owner` of a workspace that was handed over to them
 */
export async function closeAccount(
  deps: Deps,
  actor: Actor,
  { personId, typed }: { personId: string; typed: string },
): Promise<null> {
  const isFounder = personId === actor.userId
  const ended = await deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    if (!isFounder && !(await isHandedOver(tx, actor.userId))) {
      throw forbidden('not_founder', 'Only who made this workspace may delete it.')
    }
    await requireReach(tx, { actor, personId }, 'owner')
    if (typed.trim().toLowerCase() !== actor.email?.toLowerCase()) {
      throw invalid('not_confirmed', 'Type the email address of your account to delete it.')
    }
    if (isFounder) await keepOwners(tx, personId)
    const sessionIds = await markClosing(tx, actor.userId, deps.now())
    await record(tx, actor, { action: 'account.close' })
    return sessionIds
  })
  for (const sessionId of ended) deps.bus.publish('session', { sessionId })
  // Not awaited: if a vendor does not answer, the background job tries again.
  deps.lifecycle.inBackground(settleClosing(deps))
  return null
}

/** Deletes what it can of every closing account; the rest is deleted in a later round. */
export async function settleClosing(deps: Deps): Promise<void> {
  for (const userId of await listClosing(deps.db)) {
    try {
      await settle(deps, userId)
    } catch (error) {
      deps.log.warn({ err: error, userId }, 'an account could not be deleted, trying again later')
    }
  }
}

async function settle(deps: Deps, userId: string): Promise<void> {
  const { db, billing } = deps
  for (const id of await listAgentIds(db, userId)) await deleteIfThere(deps, userId, id)
  if (await holdsVendors(db, userId)) return
  const customer = await findCustomer(db, userId)
  if (customer) await billing.removeCustomer(customer)
  await removeUser(db, userId)
}

/** Two nodes may work on the same account: the second then finds that the agent is gone. */
async function deleteIfThere(deps: Deps, userId: string, agentId: string): Promise<void> {
  await deleteAgent(deps, product(userId), agentId).catch((error: unknown) => {
    if (!(error instanceof AppError && error.status === 404)) throw error
  })
}
