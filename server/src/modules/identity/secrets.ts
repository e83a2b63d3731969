import type { IdentitySecrets, NewIdentitySecret } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { seal, unseal } from '../../lib/sealed.ts'
import { newToken } from '../../lib/secret-token.ts'
import { findOwnAgent } from '../agents/own.ts'
import { notifyAgentChange } from '../agents/notify.ts'
import { type Actor, record } from '../audit/record.ts'
import { insertSecret, listSecrets, removeSecret } from './secret-store.ts'
import type { Key } from './token.ts'

export const PURPOSE = 'identity_secret'
const HINT_CHARACTERS = 4

/**
 * The secrets of an agent, without their values.
 * @throws 404
 */
export async function readSecrets(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<IdentitySecrets> {
  await findOwnAgent(deps, userId, agentId)
  const rows = await listSecrets(deps.db, userId, agentId)
  return {
    secrets: rows.map(({ id, hint, createdAt, lastUsedAt }) => ({
      id,
      hint,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Makes a secret.
 * @throws 404, 409 `no_widget`, `secrets_full`
 */
export async function addSecret(
  deps: Deps,
  actor: Actor,
  agentId: string,
): Promise<NewIdentitySecret> {
  const { userId } = actor
  const { name, type } = await findOwnAgent(deps, userId, agentId)
  if (type !== 'CHATBOT') throw refused('no_widget', 'Only a chatbot stands on a website.')
  const secret = newToken()
  const sealed = seal(deps.config.secret, PURPOSE, secret)
  const hint = secret.slice(-HINT_CHARACTERS)
  await deps.db.transaction(async (tx) => {
    if (!(await insertSecret(tx, { userId, agentId, sealed, hint }))) {
      throw refused('secrets_full', 'Two secrets are good at a time. Revoke one first.')
    }
    await record(tx, actor, { action: 'identity.add_secret', subject: { id: agentId, name } })
  })
  notifyAgentChange(deps, userId, agentId)
  return { secret, ...(await readSecrets(deps, userId, agentId)) }
}

/**
 * Deletes a secret; visitors identified by it lose access at once.
 * @throws 404
 */
export async function revokeSecret(
  deps: Deps,
  actor: Actor,
  agentId: string,
  secretId: string,
): Promise<IdentitySecrets> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  await deps.db.transaction(async (tx) => {
    if (!(await removeSecret(tx, userId, agentId, secretId))) throw notFound('Secret')
    await record(tx, actor, { action: 'identity.revoke_secret', subject: { id: agentId, name } })
  })
  notifyAgentChange(deps, userId, agentId)
  deps.bus.publish('visitors_out', { agentId })
  return readSecrets(deps, userId, agentId)
}

/** The keys with which an agent's website may sign. A secret encrypted with an installation `SECRET` that no longer exists is left out. */
export async function keysOf(
  { db, config }: Deps,
  userId: string,
  agentId: string,
): Promise<Key[]> {
  const rows = await listSecrets(db, userId, agentId)
  return rows.flatMap(({ id, sealed }) => {
    const secret = unseal(config.secrets, PURPOSE, sealed)
    return secret === null ? [] : [{ id, secret }]
  })
}
