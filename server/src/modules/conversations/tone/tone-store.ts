import type { Sentiment } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'

/** The newest messages of the customer, oldest first. */
export async function newestOfCustomer(
  database: DatabaseDriver,
  conversationId: string,
  most: number,
): Promise<string[]> {
  const { rows } = await database.query(
    `select text from messages where conversation_id = $1 and role = 'customer' order by seq desc limit $2`,
    [conversationId, most],
  )
  return rows.map((row) => String(row['text'])).toReversed()
}

export const setTone = (
  database: DatabaseDriver,
  conversationId: string,
  { score, sentiment }: { score: number; sentiment: Sentiment },
) =>
  database.query(
    'update conversations set sentiment_score = $2::real, sentiment = $3::sentiment_type where id = $1',
    [conversationId, score, sentiment],
  )
