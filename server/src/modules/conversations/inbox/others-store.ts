import type { OtherConversation } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'

const MOST = 50
/** More letters than a list shows, some of which are marks it leaves out. */
const FIRST_LETTERS = 200

/** Each by one look into an index, whatever else the account has: of a visitor who came often only the newest are read. */
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
limit ${MOST}`

/** The other conversations of the visitor of this one in which something was said, newest first. */
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
