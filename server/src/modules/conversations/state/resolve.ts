import type { Deps } from '../../../deps.ts'
import { type Actor, record } from '../../audit/record.ts'
import { speakerOf } from '../control/control.ts'
import type { ConversationState } from '../store.ts'
import { notifyChange, notifyInbox } from '../watching/notify.ts'
import { setOpen, setResolved } from './state-store.ts'

/**
 * Marks a conversation as resolved, which returns control to the bot, or opens it again. Doing so twice changes nothing more.
 * @returns whether it changed.
 */
export async function resolveConversation(
  deps: Deps,
  actor: Actor,
  state: ConversationState,
  isResolved: boolean,
): Promise<boolean> {
  const { id } = state
  const row = await deps.db.transaction(async (tx) => {
    const changed = await (isResolved ? setResolved(tx, id) : setOpen(tx, id))
    if (!changed) return undefined
    const action = isResolved ? 'conversation.resolve' : 'conversation.reopen'
    await record(tx, actor, { action, subject: { id } })
    return changed
  })
  if (!row) return false
  const where = { ...state, conversationId: id }
  const handoverRequested = !isResolved && state.handoverRequested
  const speaker = { ...speakerOf(state), ...row, handoverRequested, isResolved }
  notifyChange(deps, where, { messages: [], speaker }, 'control')
  notifyInbox(deps, where)
  return true
}
