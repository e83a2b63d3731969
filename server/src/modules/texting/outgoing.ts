import type { Deps } from '../../deps.ts'
import { isWhatsapp } from '../../lib/text-address.ts'
import { compose, composeWhatsapp } from './compose.ts'
import { insertOutgoing } from './outbox-store.ts'
import { listAfter, lockThread, setQueued, type Unqueued } from './thread-store.ts'

/**
 * Puts the new messages of a conversation into the outbox, in order and once, up to the first reply that is still being made, because a
 * phone receives complete answers only. A reply that was cut before it was complete is never sent.
 */
export async function queueMessages(deps: Deps, conversationId: string): Promise<void> {
  const isNew = await deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, conversationId)
    if (!thread) return false
    let { queuedSeq } = thread
    for (const message of await listAfter(tx, conversationId, queuedSeq)) {
      if (message.status === 'pending' || message.status === 'streaming') break
      queuedSeq = message.seq
      for (const part of partsOf(message, thread.ours))
        await insertOutgoing(tx, { conversationId, ...part })
    }
    if (queuedSeq > thread.queuedSeq) await setQueued(tx, conversationId, queuedSeq)
    return queuedSeq > thread.queuedSeq
  })
  if (isNew) deps.bus.publish('texts', {})
}

function partsOf(message: Unqueued, ours: string) {
  const { id: messageId, role, status, text, files } = message
  if (role === 'customer' || status === 'cut' || text === '') return []
  if (files?.length) return [{ messageId, ...unsent(ours) }]
  return (isWhatsapp(ours) ? composeWhatsapp : compose)(message).map((composed, part) => ({
    messageId,
    part,
    ...composed,
  }))
}

/** What is stored for a message with a file: it is settled as failed without an attempt. */
const unsent = (ours: string) => ({
  text: '',
  segments: 1,
  settledAt: new Date(0),
  failure: `Files cannot be sent by ${isWhatsapp(ours) ? 'WhatsApp' : 'text message'}.`,
})
