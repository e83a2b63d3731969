import type { ConversationMessage } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { readMarks } from './mail-marks-store.ts'

/** Adds to each message its state as a mail, if it was sent or received as one. */
export async function withMails(
  { driver }: Deps,
  conversationId: string,
  messages: ConversationMessage[],
): Promise<ConversationMessage[]> {
  const people = messages.filter(({ sender }) => sender.role !== 'agent').map(({ id }) => id)
  if (people.length === 0) return messages
  const marks = new Map(
    (await readMarks(driver, conversationId, people)).map((mark) => [mark.id, mark]),
  )
  return messages.map((message) => ({ ...message, ...marks.get(message.id) }))
}
