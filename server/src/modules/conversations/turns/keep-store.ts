import type { DatabaseDriver } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { CALLED_UNDER, KEPT_MESSAGE } from './kept-message-store.ts'

const INSERT = `${KEPT_MESSAGE}
select user_id, agent_id, asks from conversation`

/**
 * Adds a customer's message that the bot does not answer, and asks for a person where none is in control.
 * @returns nothing where it was added before
 */
export async function insertKept(
  database: DatabaseDriver,
  message: { conversationId: string; messageId: string; clientId: string; text: string },
): Promise<{ userId: string; agentId: string; asks: boolean } | undefined> {
  const { conversationId, messageId, clientId, text } = message
  try {
    const values = [conversationId, messageId, clientId, text, CALLED_UNDER]
    const [row] = (await database.query(INSERT, values)).rows
    return (
      row && {
        userId: row['user_id'] as string,
        agentId: row['agent_id'] as string,
        asks: row['asks'] as boolean,
      }
    )
  } catch (error) {
    // The same message arrived twice at the same moment, and the other one was added.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}
