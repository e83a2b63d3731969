import { accountDay, customerWords, hasWords, SETTLED_MESSAGE } from '../../../db/search.ts'

/**
 * Conversations of the account `$1` that have every word of the query `$2` in their customer or in one message, with the newest
 * such message and the moment of what matches: `with ${foundIn(…)} select id, seq, at from found`.
 * @param days placeholder of the only days to look at; everything otherwise
 */
export const foundIn = (days?: string): string => `
hits as (
  select conversation_id as id, max(seq) as seq, max(created_at) as at from messages
  where ${accountOr(days, 'created_at')} and ${SETTLED_MESSAGE} and ${hasWords('text', '$2')} group by conversation_id
  union all
  select c.id, null, cu.first_seen_at from customers cu join conversations c on c.customer_id = cu.id
  where ${accountOr(days, 'first_seen_at', 'cu.')} and ${hasWords(customerWords('cu.'), '$2')}
    and c.user_id = $1 and c.last_message_at is not null
),
found as (select id, max(seq) as seq, max(at) as at from hits group by id)`

const accountOr = (days: string | undefined, moment: string, table = '') =>
  days ? `${accountDay(moment, table)} = any(${days}::text[])` : `${table}user_id = $1`
