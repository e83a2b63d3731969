import { type Invited, reaches, type Role } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError, forbidden, notFound, refused } from '../../errors.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { HOUR_MS, WEEK_MS } from '../../lib/time.ts'
import { record } from '../audit/record.ts'
import { countActions } from '../audit/service.ts'
import {
  countInvitations,
  findInvited,
  findInvitation,
  type InvitationRow,
  removeInvitation,
  saveInvitation,
  toInvitation,
  useInvitation,
} from './invitation-store.ts'
import type { Session } from '../sessions/service.ts'
import { mailInvitation } from './invitation-mail.ts'
import { type Asking, requireReach } from './service.ts'
import { workspaceName } from './workspace-name.ts'
import { addMember, findFounder, listMembers, setAccount } from './store.ts'

/** How long an invitation is valid, in ms. */
const GOOD_MS = WEEK_MS
/** The most invitations of an account in an hour: each is a mail to somebody who may not expect it. */
const MAX_PER_HOUR = 30
/** The most members of an account, including those invited. */
const MAX_MEMBERS = 200

/** A signed-in person in one browser. */
export type Joining = { session: Session; address: string }

/**
 * Invites an address; inviting it again replaces the link.
 * @returns the link, which cannot be read again.
 * @throws 403 where the role, or that of the existing invitation, is above the inviter's; 409 for a member, or where the
 * workspace is full; 429 after many within an hour.
 */
export async function invite(deps: Deps, requester: Asking, address: string, role: Role) {
  const { actor } = requester
  const email = address.toLowerCase()
  await requireRoom(deps, actor.userId, email)
  const token = newToken()
  const row = await deps.db.transaction(async (tx) => {
    await requireReach(tx, requester, 'admin')
    await requireReach(tx, requester, role)
    const former = await findInvited(tx, actor.userId, email)
    if (former) await requireReach(tx, requester, former.role)
    const saved = await saveInvitation(tx, {
      userId: actor.userId,
      email,
      role,
      tokenHash: hashToken(token),
      invitedBy: actor.email ?? '',
      expiresAt: new Date(deps.now().getTime() + GOOD_MS),
    })
    const subject = { id: saved.id, name: email }
    await record(tx, actor, { action: 'team.invite', subject, details: { role } })
    return saved
  })
  // The token is in the fragment: browsers send that to no server, so that it is in no log.
  const link = `${deps.config.appUrl}/join#${token}`
  const invitation = toInvitation(row)
  const workspace = await nameOf(deps, actor.userId)
  return {
    invitation,
    link,
    mailed: await mailInvitation(deps, { workspace, ...invitation }, link),
  }
}

async function nameOf({ db }: Deps, userId: string): Promise<string> {
  const founder = await findFounder(db, userId)
  return workspaceName(founder?.name ?? null, founder?.fullName ?? '')
}

async function requireRoom({ db, now }: Deps, userId: string, email: string): Promise<void> {
  const founder = await findFounder(db, userId)
  const there = [...(founder ? [founder] : []), ...(await listMembers(db, userId))]
  if (there.some((member) => member.email.toLowerCase() === email)) {
    throw refused('already_member', `${email} is in this workspace already.`)
  }
  const at = now()
  const since = new Date(at.getTime() - HOUR_MS)
  if ((await countActions({ db }, userId, 'team.invite', since)) >= MAX_PER_HOUR) {
    throw new AppError(429, 'too_many', 'That is enough for now. Invite more people in an hour.')
  }
  const invited = await countInvitations(db, userId, { now: at, besides: email })
  if (there.length + invited >= MAX_MEMBERS) {
    throw refused('workspace_full', `A workspace has room for ${MAX_MEMBERS} people.`)
  }
}

/**
 * Deletes an invitation.
 * @throws 404 also for an invitation of another account.
 */
export async function revoke(deps: Deps, requester: Asking, id: string): Promise<null> {
  const { actor } = requester
  await deps.db.transaction(async (tx) => {
    const gone = await removeInvitation(tx, actor.userId, id)
    if (!gone) throw notFound('Invitation')
    await requireReach(tx, requester, 'admin')
    await requireReach(tx, requester, gone.role)
    await record(tx, actor, { action: 'team.revoke', subject: { id, name: gone.email } })
  })
  return null
}

/**
 * What the link of an invitation shows.
 * @throws 404 where it is no longer valid.
 */
export async function readInvitation(deps: Deps, token: string): Promise<Invited> {
  const { invitation, name, founder } = await found(deps, token)
  const { role, email, invitedBy } = invitation
  return { workspace: workspaceName(name, founder), role, email, invited_by: invitedBy }
}

/**
 * Adds the signed-in person to the workspace, once, and moves their session there.
 * @returns the id of the account.
 * @throws 403 `other_person` for somebody signed in with another address than was invited; 404 where the link is not valid.
 */
export async function join(deps: Deps, { session, address }: Joining, token: string) {
  const { invitation } = await found(deps, token)
  const { id, userId, email, role, tokenHash } = invitation
  const { user } = session
  if (user.email.toLowerCase() !== email) {
    throw forbidden('other_person', `This invitation is for ${email}. Sign in with that address.`)
  }
  await deps.db.transaction(async (tx) => {
    if (!(await useInvitation(tx, id, tokenHash))) throw gone()
    const isFounder = user.id === userId
    const isNew = !isFounder && (await addMember(tx, userId, user.id, role))
    await setAccount(tx, { id: session.id, userId: user.id }, isFounder ? null : userId)
    if (!isNew) return
    const actor = { userId, email: user.email, address }
    await record(tx, actor, { action: 'team.join', details: { role } })
  })
  deps.bus.publish('session', { sessionId: session.id })
  return userId
}

async function found(deps: Deps, token: string) {
  const row = await findInvitation(deps.db, hashToken(token), deps.now())
  if (!row || !(await isStillMeant(deps.db, row.invitation))) throw gone()
  return row
}

/** Whether an invitation is still valid: not where the inviter has left, or their role is now below the one they gave. */
async function isStillMeant(
  db: Deps['db'],
  { userId, invitedBy, role }: InvitationRow,
): Promise<boolean> {
  const founder = await findFounder(db, userId)
  if (founder?.email === invitedBy) return true
  const others = await listMembers(db, userId)
  return others.some((member) => member.email === invitedBy && reaches(member.role, role))
}

const gone = () => notFound('Invitation')
