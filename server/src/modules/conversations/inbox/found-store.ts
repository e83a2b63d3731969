import { customerWords, hasWords, SETTLED_MESSAGE } from '../../../db/search.ts'

/**
 * Conversations of the account `$1` that have every word of the query `$2` in their customer or in one message, with the newest
 * such message: `with ${FOUND} select id, seq from found`. Messages are counted together before anything is joined, as a common
 * word is in most of them.
 */
export const FOUND = `
hits as (
  select conversation_id as id, max(seq) as seq from messages
  where ${SETTLED_MESSAGE} and ${hasWords('text', '$2')} group by conversation_id
  union all
  select c.id, null from customers cu join conversations c on c.customer_id = cu.id
  where cu.user_id = $1 and ${hasWords(customerWords('cu.'), '$2')}
),
found as (
  select c.id, c.last_message_at, max(hits.seq) as seq from hits join conversations c on c.id = hits.id
  where c.user_id = $1 and c.last_message_at is not null group by c.id
)`
