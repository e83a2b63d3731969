import type { ConversationMessage } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { readMarks } from './outbox-store.ts'

/** The messages of a conversation held by text, each with what became of it where that is not plain to see. */
export async function withTexts(
  { driver }: Deps,
  conversationId: string,
  messages: ConversationMessage[],
): Promise<ConversationMessage[]> {
  const said = messages.filter(({ sender }) => sender.role !== 'customer').map(({ id }) => id)
  if (said.length === 0) return messages
  const marks = new Map(
    (await readMarks(driver, conversationId, said)).map(({ id, ...texted }) => [id, texted]),
  )
  return messages.map((message) => {
    const texted = marks.get(message.id)
    return texted ? { ...message, texted } : message
  })
}
