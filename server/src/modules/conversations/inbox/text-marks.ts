import type { ConversationMessage } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { readMarks } from './text-marks-store.ts'

/** Messages of a conversation held by text. Those that failed, or of which only the beginning was sent, say so. */
export async function withTexts(
  { driver }: Deps,
  conversationId: string,
  messages: ConversationMessage[],
): Promise<ConversationMessage[]> {
  const sentIds = messages.filter(({ sender }) => sender.role !== 'customer').map(({ id }) => id)
  if (sentIds.length === 0) return messages
  const marks = new Map(
    (await readMarks(driver, conversationId, sentIds)).map(({ id, ...texted }) => [id, texted]),
  )
  return messages.map((message) => {
    const texted = marks.get(message.id)
    return texted ? { ...message, texted } : message
  })
}
