import { API_KEY_PREFIX, API_SCOPES } from 'shared-types'
import { apiKeys } from '../../db/schema/api-keys.ts'
import { assistantGrants } from '../../db/schema/assistants.ts'
import { auditEntries } from '../../db/schema/audit.ts'
import { pushSubscriptions } from '../../db/schema/notices.ts'
import { invitations } from '../../db/schema/team.ts'
import { sessions } from '../../db/schema/users.ts'
import type { Deps } from '../../deps.ts'
import { newId } from '../../lib/ids.ts'
import { hashToken, newToken } from '../../lib/secret-token.ts'
import { MINUTE_MS } from '../../lib/time.ts'
import { aMember } from '../factories.ts'
import { idOf } from './id-of.ts'

/** An account's access: keys, assistants, sessions and the team. `key` are the headers with the API key. */
export async function accessOf(deps: Deps, user: { id: string; email: string }) {
  const { db } = deps
  const userId = user.id
  const auditEntryId = await idOf(
    db
      .insert(auditEntries)
      .values({ userId, action: 'agent.create' })
      .returning({ id: auditEntries.id }),
  )
  const secret = `${API_KEY_PREFIX}${newToken()}`
  const apiKeyId = await idOf(
    db
      .insert(apiKeys)
      .values({
        userId,
        madeBy: userId,
        name: 'Ledger',
        tokenHash: hashToken(secret),
        hint: '',
        scopes: [...API_SCOPES],
      })
      .returning({ id: apiKeys.id }),
  )
  const assistantId = await idOf(
    db
      .insert(assistantGrants)
      .values({
        userId,
        personId: userId,
        name: 'Helper',
        clientHash: newId(),
        redirectUri: 'https://helper.example/back',
        scopes: ['leads:read'],
        codeHash: newId(),
        codeChallenge: newId(),
        codeExpiresAt: new Date(),
        refreshHash: newId(),
        refreshExpiresAt: new Date(Date.now() + MINUTE_MS),
      })
      .returning({ id: assistantGrants.id }),
  )
  const sessionId = await idOf(
    db
      .insert(sessions)
      .values({ userId, tokenHash: newId(), expiresAt: new Date(Date.now() + MINUTE_MS) })
      .returning({ id: sessions.id }),
  )
  const pushEndpoint = `https://push.example.com/${newId()}`
  await db
    .insert(pushSubscriptions)
    .values({ userId, personId: userId, sessionId, endpoint: pushEndpoint, p256dh: '', auth: '' })
  return {
    key: { authorization: `Bearer ${secret}` },
    has: {
      auditEntryId,
      apiKeyId,
      assistantId,
      sessionId,
      pushEndpoint,
      ...(await aTeam(deps, user)),
    },
  }
}

/** A member of the account, and an invited person. */
async function aTeam(deps: Deps, { id: userId, email }: { id: string; email: string }) {
  const { user: member } = await aMember(deps, userId, 'agent')
  const invitationId = await idOf(
    deps.db
      .insert(invitations)
      .values({
        userId,
        email: 'invited@example.com',
        role: 'agent',
        tokenHash: newId(),
        invitedBy: email,
        expiresAt: new Date('2100-01-01'),
      })
      .returning({ id: invitations.id }),
  )
  return { workspaceId: userId, memberId: member.id, invitationId }
}
