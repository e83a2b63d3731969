import { type Member, reaches, type Role, type Team } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { forbidden, notFound, refused } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { keepAnOwner, lockOwnership } from './hand-over.ts'
import { mailRemoval } from './removal-mail.ts'
import { listInvitations, toInvitation } from './invitation-store.ts'
import {
  findFounder,
  findRole,
  listMembers,
  lockFounder,
  lockRole,
  type Removed,
  removeMember,
  setName,
  setRole,
} from './store.ts'
import { workspaceName } from './workspace-name.ts'

/** The person who asks. Nobody gives a role above their own, or changes somebody whose role is above theirs. */
export type Asking = { actor: Actor; personId: string }

export async function readTeam({ db, now }: Deps, userId: string, personId: string): Promise<Team> {
  const founder = await findFounder(db, userId)
  if (!founder) throw notFound('Workspace')
  const others = await listMembers(db, userId)
  const founding = { ...founder, role: 'owner', joinedAt: founder.createdAt } as const
  const all = founder.handedOverAt ? others : [founding, ...others]
  return {
    name: workspaceName(founder.name, founder.fullName),
    members: all.map(({ id, fullName, joinedAt, email, avatar, role }): Member => ({
      id,
      full_name: fullName,
      email,
      avatar,
      role,
      founder: id === userId,
      you: id === personId,
      joined_at: joinedAt.toISOString(),
    })),
    invitations: (await listInvitations(db, userId, now())).map(toInvitation),
  }
}

export async function renameTeam(deps: Deps, requester: Asking, name: string) {
  const { actor, personId } = requester
  await deps.db.transaction(async (tx) => {
    await requireReach(tx, requester, 'owner')
    await setName(tx, actor.userId, name)
    await record(tx, actor, { action: 'team.rename', details: { name } })
  })
  return readTeam(deps, actor.userId, personId)
}

/**
 * Changes the role of a member.
 * @throws 403 where a role is above that of the person who asks; 409 for the founder; 404 for somebody who is no member.
 */
export async function changeRole(deps: Deps, requester: Asking, memberId: string, role: Role) {
  const { actor } = requester
  await deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    await requireReach(tx, requester, role)
    const member = await changeable(tx, requester, memberId)
    if (member.role === 'owner' && role !== 'owner') {
      await keepAnOwner(tx, actor.userId, memberId)
    }
    await setRole(tx, actor.userId, memberId, role)
    const subject = { id: memberId, name: member.email }
    await record(tx, actor, { action: 'team.change_role', subject, details: { role } })
  })
  notifyTeam(deps, actor.userId)
  return readTeam(deps, actor.userId, requester.personId)
}

/**
 * Removes a member.
 * @throws as `changeRole`.
 */
export async function removeFromTeam(
  deps: Deps,
  requester: Asking,
  memberId: string,
): Promise<Team> {
  const { actor } = requester
  const { email, left } = await deps.db.transaction(async (tx) => {
    await lockOwnership(tx)
    const member = await changeable(tx, requester, memberId)
    if (member.role === 'owner') await keepAnOwner(tx, actor.userId, memberId)
    const subject = { id: memberId, name: member.email }
    await record(tx, actor, { action: 'team.remove', subject })
    return { email: member.email, left: await removeMember(tx, actor.userId, memberId) }
  })
  notifyRemoved(deps, left, { isRemoved: true })
  notifyTeam(deps, actor.userId)
  const team = await readTeam(deps, actor.userId, requester.personId)
  deps.lifecycle.inBackground(mailRemoval(deps, email, team.name))
  return team
}

/** Windows open in their browsers show an account they no longer belong to, and nodes remember tokens for a moment. */
export function notifyRemoved(
  { bus }: Deps,
  { sessions, tokens }: Removed,
  how: { isRemoved?: boolean } = {},
): void {
  for (const sessionId of sessions) bus.publish('session', { sessionId, ...how })
  for (const tokenHash of tokens) bus.publish('api_key', { tokenHash })
}

/** Open dashboards of the account read again who is in the team, and what the person before them may do. */
function notifyTeam(deps: Deps, userId: string): void {
  notifyDashboards(deps, 'team', { id: userId, userId, agentId: '' })
}

/**
 * Checks the role again within the transaction, as it may have changed since the request began.
 * @throws 403 for somebody whose role is lower, or no longer high enough.
 */
export async function requireReach(
  tx: Deps['db'],
  { actor, personId }: Asking,
  needed: Role,
): Promise<void> {
  const role = await roleOf(tx, actor.userId, personId)
  if (!role || !reaches(role, needed)) {
    throw forbidden('role_too_low', `Only an ${needed} may do this.`)
  }
}

async function roleOf(tx: Deps['db'], userId: string, personId: string) {
  if (personId !== userId) return findRole(tx, userId, personId)
  return (await lockFounder(tx, userId)) ? 'owner' : undefined
}

async function changeable(tx: Deps['db'], requester: Asking, memberId: string) {
  if (memberId === requester.actor.userId) {
    throw refused('founder', 'Who made the workspace is its owner until they leave.')
  }
  const member = await lockRole(tx, requester.actor.userId, memberId)
  if (!member) throw notFound('Member')
  await requireReach(tx, requester, 'admin')
  await requireReach(tx, requester, member.role)
  return member
}
