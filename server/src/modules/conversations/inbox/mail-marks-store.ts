import type { ConversationMessage } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'

type Marks = { id: string } & Pick<ConversationMessage, 'mail' | 'emailed'>

const MARKS = `
select m.id, r.sender, r.is_from_visitor, r.attachments, l.id as letter, l.settled_at, l.failure
from messages m left join received_mails r on r.message_id = m.id
left join lateral (
  select id, settled_at, failure from letters
  where conversation_id = m.conversation_id and kind = 'replies' and m.role = 'admin' and after_seq < m.seq and m.seq <= to_seq
  order by created_at desc limit 1
) l on true
where m.conversation_id = $1 and m.id = any($2::uuid[]) and (r.message_id is not null or l.id is not null)`

/** Which of these messages were sent or received by mail, and with what result. */
export async function readMarks(
  database: DatabaseDriver,
  conversationId: string,
  messageIds: string[],
): Promise<Marks[]> {
  const { rows } = await database.query(MARKS, [conversationId, messageIds])
  return (rows as MarkRow[]).map((row) => ({
    id: row.id,
    ...(row.sender !== null && {
      mail: {
        sender: row.sender,
        is_from_visitor: row.is_from_visitor,
        attachments: row.attachments,
      },
    }),
    ...(row.letter !== null && {
      emailed: { state: stateOf(row), failure: row.failure },
    }),
  }))
}

type MarkRow = {
  id: string
  sender: string | null
  is_from_visitor: boolean
  attachments: string[]
  letter: string | null
  settled_at: Date | null
  failure: string | null
}

const stateOf = ({ settled_at, failure }: MarkRow) => {
  if (failure !== null) return 'failed'
  return settled_at === null ? 'waiting' : 'sent'
}
