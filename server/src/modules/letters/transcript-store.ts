import type { DatabaseDriver } from '../../db/client.ts'
import { type Message } from '../conversations/message.ts'
import { messagesOf } from '../conversations/messages-store.ts'

/** The most characters of one message, and of all messages in a mail: people read it. */
const MAX_LETTERS = 8_000
const MAX_LETTERS_TOGETHER = 200_000

/**
 * What a visitor can see of a conversation up to `toSeq`, oldest first; private notes are stored elsewhere.
 * @param most how many messages at most
 */
export async function readMessages(
  database: DatabaseDriver,
  conversationId: string,
  toSeq: number,
  most: number,
): Promise<Message[]> {
  const messages = await messagesOf(database, conversationId, { before: toSeq + 1, last: most })
  let room = MAX_LETTERS_TOGETHER
  return messages
    .filter(({ status, text }) => (status === 'complete' || status === 'cut') && text !== '')
    .toReversed()
    .flatMap((message) => {
      const text = message.text.slice(0, MAX_LETTERS)
      room -= text.length
      return room < 0 ? [] : [{ ...message, text }]
    })
    .toReversed()
}
