import type { DatabaseDriver } from '../../../db/client.ts'

const MARKS = `
select message_id as id, max(failure) as failure, bool_or(is_shortened) as shortened from text_outbox
where conversation_id = $1 and message_id = any($2::uuid[]) and (failure is not null or is_shortened) group by message_id`

type Mark = { id: string; failure: string | null; shortened: boolean }

/** Which of these messages failed as texts, or were sent only in part. */
export async function readMarks(
  database: DatabaseDriver,
  conversationId: string,
  messageIds: string[],
): Promise<Mark[]> {
  return (await database.query(MARKS, [conversationId, messageIds])).rows as Mark[]
}
