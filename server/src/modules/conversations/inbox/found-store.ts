import { customerWords, rowsWith, SETTLED_MESSAGE } from '../../../db/search.ts'
import type { SearchedList } from '../../../db/word-search.ts'

/**
 * Conversations of the account `$1` that have every word of the queries `$2` in their customer or in one message, with the newest
 * such message and the moment of what matches: `with ${FOUND} select id, seq, at from found`.
 */
export const FOUND = `
hits as (
  select conversation_id as id, max(seq) as seq, max(created_at) as at from ${rowsWith({
    columns: 'conversation_id, seq, created_at',
    table: 'messages',
    text: 'text',
    moment: 'created_at',
    where: SETTLED_MESSAGE,
  })} said group by conversation_id
  union all
  select c.id, null, cu.first_seen_at from ${rowsWith({
    columns: 'id, first_seen_at',
    table: 'customers',
    text: customerWords(),
    moment: 'first_seen_at',
  })} cu join conversations c on c.customer_id = cu.id
  where c.user_id = $1 and c.last_message_at is not null
),
found as (select id, max(seq) as seq, max(at) as at from hits group by id)`

export const CONVERSATIONS: SearchedList = {
  newest:
    'select last_message_at as at from conversations where user_id = $1 and last_message_at is not null order by last_message_at desc',
  oldest: `select least(
    (select min(first_seen_at) from customers where user_id = $1),
    (select min(last_message_at) from conversations where user_id = $1)
  ) as at`,
}
