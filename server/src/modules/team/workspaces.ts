import type { User, Workspace } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { record } from '../audit/record.ts'
import type { Session } from '../sessions/service.ts'
import { handOver, keepAnOwner, lockOwnership } from './hand-over.ts'
import { workspaceName } from './workspace-name.ts'
import { notifyRemoved } from './service.ts'
import {
  findFounder,
  listJoined,
  lockRole,
  type Removed,
  removeMember,
  setAccount,
} from './store.ts'

/**
 * A person's own workspace, then those they joined.
 * @param current id of the one the session is in.
 */
export async function readWorkspaces(
  deps: Deps,
  { user, account }: Session,
  current = account.id,
): Promise<Workspace[]> {
  const own = await findFounder(deps.db, user.id)
  const joined = await listJoined(deps.db, user.id)
  return [
    { id: user.id, name: workspaceName(own?.name ?? null, user.full_name), role: 'owner' as const },
    ...joined.map(({ id, name, founder, role }) => ({
      id,
      name: workspaceName(name, founder),
      role,
    })),
  ].map((workspace) => ({ ...workspace, current: workspace.id === current }))
}

/**
 * Moves a session to another workspace.
 * @throws 404 for a workspace the person is not in.
 */
export async function enterWorkspace(
  deps: Deps,
  session: Session,
  id: string,
): Promise<Workspace[]> {
  const all = await readWorkspaces(deps, session)
  if (!all.some((workspace) => workspace.id === id)) throw notFound('Workspace')
  const { id: sessionId, user } = session
  await deps.db.transaction((tx) =>
    setAccount(tx, { id: sessionId, userId: user.id }, id === user.id ? null : id),
  )
  // Other windows of this browser still show the previous one.
  deps.bus.publish('session', { sessionId })
  return all.map((workspace) => ({ ...workspace, current: workspace.id === id }))
}

/**
 * Leaves a workspace; its founder leaves it to the other owners.
 * @throws 404 for a workspace the person is not in; 409 `last_owner`
 */
export async function leaveWorkspace(
  deps: Deps,
  { user }: Session,
  id: string,
  address: string,
): Promise<null> {
  const left =
    id === user.id ? await handOver(deps, user, address) : await leave(deps, user, id, address)
  notifyRemoved(deps, left)
  return null
}

const leave = (deps: Deps, user: User, id: string, address: string): Promise<Removed> =>
  deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    const member = await lockRole(tx, id, user.id)
    if (!member) throw notFound('Workspace')
    if (member.role === 'owner') await keepAnOwner(tx, id, user.id)
    await record(tx, { userId: id, email: user.email, address }, { action: 'team.leave' })
    return removeMember(tx, id, user.id)
  })
