import type { InstallLink, InstallSheet } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { newToken } from '../../lib/secret-token.ts'
import { findOwnAgent } from '../agents/own.ts'
import { type Actor, record } from '../audit/record.ts'
import { readStatus } from '../system/service.ts'
import { findAgentBehind, findLink, insertLink, type LinkRow, removeLink } from './link-store.ts'

/** The installation link of an agent. @throws 404 */
export async function readLink(
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<InstallLink | null> {
  await findOwnAgent(deps, userId, agentId)
  const row = await findLink(deps.db, userId, agentId)
  return row ? toLink(deps, row) : null
}

/** The existing link, or else a new one. @throws 404, 409 `no_widget` */
export async function makeLink(deps: Deps, actor: Actor, agentId: string): Promise<InstallLink> {
  const { userId } = actor
  const { name, type } = await findOwnAgent(deps, userId, agentId)
  if (type !== 'CHATBOT') throw refused('no_widget', 'Only a chatbot stands on a website.')
  const made = await deps.db.transaction(async (tx) => {
    const row = await insertLink(tx, { userId, agentId, code: newToken() })
    if (!row) return findLink(tx, userId, agentId)
    await record(tx, actor, { action: 'agent.share_install', subject: { id: agentId, name } })
    return row
  })
  // It was removed at the same moment, with the agent or by somebody else.
  if (!made) throw notFound('Link')
  return toLink(deps, made)
}

/** Removes the link; it is no error when there is none. @throws 404 */
export async function endLink(deps: Deps, actor: Actor, agentId: string): Promise<null> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  await deps.db.transaction(async (tx) => {
    if (!(await removeLink(tx, userId, agentId))) return
    await record(tx, actor, { action: 'agent.unshare_install', subject: { id: agentId, name } })
  })
  return null
}

/** The instructions for somebody with the link. @throws 404 */
export async function readSheet(deps: Deps, code: string): Promise<InstallSheet> {
  const agentId = await findAgentBehind(deps.db, code)
  if (!agentId) throw notFound('Link')
  return { agent_id: agentId, widget: readStatus(deps).widget }
}

const toLink = ({ config }: Deps, { code, createdAt }: LinkRow): InstallLink => ({
  url: `${config.appUrl}/install/${code}`,
  created_at: createdAt.toISOString(),
})
