import type { Deps } from '../../deps.ts'
import { splitText } from '../../lib/split-text.ts'
import { CAPTION_LENGTH, MESSAGE_LENGTH } from '../../ports/telegram/index.ts'
import { compose, type Sayable } from './compose.ts'
import { insertOutgoing } from './outbox-store.ts'
import { listAfter, lockThread, setQueued, type Thread, type Unqueued } from './thread-store.ts'

/**
 * Puts the new messages of a conversation into the outbox, in order and once, up to the first reply that is still being made, because a
 * group receives complete answers only. A reply that was cut before it was complete is never sent.
 */
export async function queueMessages(deps: Deps, conversationId: string): Promise<void> {
  const isNew = await deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, conversationId)
    if (!thread) return false
    let queuedSeq = thread.queuedSeq
    for (const message of await listAfter(tx, conversationId, queuedSeq)) {
      if (message.status === 'pending' || message.status === 'streaming') break
      queuedSeq = message.seq
      for (const part of partsOf(thread, message)) await insertOutgoing(tx, part)
    }
    if (queuedSeq > thread.queuedSeq) await setQueued(tx, conversationId, queuedSeq)
    return queuedSeq > thread.queuedSeq
  })
  if (isNew) deps.bus.publish('telegram', {})
}

function partsOf(thread: Thread, message: Unqueued) {
  const { chatId, lastMessageId } = thread
  if (chatId === null || !isSendable(message)) return []
  const replyTo = message.questionId ? inChat(chatId, message.questionId) : lastMessageId
  const words = compose(message, thread)
  const files = (message.files ?? []).map(({ id }) => id)
  // Text that is too long for a caption follows its file as a separate message.
  const isCaption = files.length > 0 && words.length <= CAPTION_LENGTH
  const parts = [
    ...files.map((fileId, at) => ({ text: isCaption && at === 0 ? words : '', fileId })),
    ...(isCaption ? [] : splitText(words, MESSAGE_LENGTH).map((text) => ({ text, fileId: null }))),
  ]
  return parts.map((content, part) => ({
    chatId,
    ...content,
    messageId: message.id,
    part,
    replyTo: part === 0 ? replyTo : null,
  }))
}

const isSendable = (message: Unqueued): message is Unqueued & Sayable =>
  message.role !== 'customer' && message.status !== 'cut' && message.text !== ''

/** The question's message number, unless the group has new message numbers since. */
function inChat(chatId: number, questionId: string): number | null {
  const [chat, message] = questionId.split(':').map(Number)
  return chat === chatId ? message! : null
}
