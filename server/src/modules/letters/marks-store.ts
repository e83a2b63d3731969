import type { DatabaseDriver } from '../../db/client.ts'
import type { Letter } from './letter-store.ts'

/** Makes watchers of the conversation read the messages of a letter again. */
export const markChanged = (
  database: DatabaseDriver,
  { conversationId, afterSeq, toSeq }: Letter,
) =>
  database.query(
    `with changed as (update conversations set revision = revision + 1 where id = $1 returning revision)
     update messages m set revision = changed.revision from changed
     where m.conversation_id = $1 and m.role = 'admin' and m.seq > $2 and m.seq <= $3`,
    [conversationId, afterSeq, toSeq],
  )
