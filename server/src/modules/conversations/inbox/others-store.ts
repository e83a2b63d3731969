import type { OtherConversation } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'

const MAX = 50
/** Characters of a message that are read: more than a list shows, because it leaves out the Markdown. */
const FIRST_LETTERS = 200

/** Uses an index, so it is fast however large the account is, and for a visitor with many conversations it reads only the newest. */
const OTHERS = `
select o.id, a.name as agent_name, o.last_message_at as date, o.resolved_at is not null as resolved,
  coalesce((
    select left(m.text, ${FIRST_LETTERS}) from messages m where m.conversation_id = o.id and m.role = 'customer' order by m.seq limit 1
  ), '') as first_words
from conversations c
join conversations o on o.customer_id = c.customer_id and o.id <> c.id
join agents a on a.id = o.agent_id
where c.id = $1 and c.user_id = $2 and o.user_id = $2 and o.last_message_at is not null
order by o.last_message_at desc, o.id desc
limit ${MAX}`

/** The other conversations of this conversation's visitor in which something was said, newest first. */
export async function findOthers(
  database: DatabaseDriver,
  userId: string,
  conversationId: string,
): Promise<OtherConversation[]> {
  const { rows } = await database.query(OTHERS, [conversationId, userId])
  return (rows as (Omit<OtherConversation, 'date'> & { date: Date })[]).map((row) => ({
    ...row,
    date: row.date.toISOString(),
  }))
}
