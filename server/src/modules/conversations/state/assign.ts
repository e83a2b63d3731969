import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import { isId } from '../../../lib/ids.ts'
import { type Actor, record } from '../../audit/record.ts'
import { notifyAssigned } from '../../notices/assigned.ts'
import type { ConversationState } from '../store.ts'
import { notifyInbox } from '../watching/notify.ts'
import { lockPerson, setAssignee } from './state-store.ts'

/**
 * Assigns a conversation to a member, who is notified unless they did it themselves; or to nobody.
 * @throws 404 for a person who is no member.
 */
export async function assignConversation(
  deps: Deps,
  { actor, byId }: { actor: Actor; byId: string },
  state: ConversationState,
  personId: string | null,
): Promise<void> {
  const { id, userId, agentId } = state
  const isChanged = await deps.db.transaction(async (tx) => {
    const name = personId && isId(personId) && (await lockPerson(tx, userId, personId))
    if (personId && !name) throw notFound('Member')
    if (!(await setAssignee(tx, id, personId))) return false
    const details = { to: name || null }
    await record(tx, actor, { action: 'conversation.assign', subject: { id }, details })
    if (personId && personId !== byId) {
      await notifyAssigned(tx, { userId, agentId, conversationId: id, personId })
    }
    return true
  })
  if (isChanged) notifyInbox(deps, { ...state, conversationId: id })
}
