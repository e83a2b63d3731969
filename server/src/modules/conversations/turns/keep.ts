import type { Deps } from '../../../deps.ts'
import { newId } from '../../../lib/ids.ts'
import { assignInTurn } from '../state/in-turn.ts'
import { judgeSoon } from '../tone/tone.ts'
import { notifyChange } from '../watching/notify.ts'
import { insertKept } from './keep-store.ts'

/** Stores a customer's message that the bot does not answer, once, however often it is sent; it waits for a person. */
export async function keepMessage(
  deps: Deps,
  message: { conversationId: string; clientId: string; text: string },
): Promise<void> {
  const kept = await insertKept(deps.driver, { ...message, messageId: newId() })
  if (!kept) return
  const where = { conversationId: message.conversationId, ...kept }
  notifyChange(deps, where)
  if (kept.asks) await assignInTurn(deps, where)
  judgeSoon(deps, where)
}
