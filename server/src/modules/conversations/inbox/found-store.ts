import { customerWords, rowsWith, SETTLED_MESSAGE } from '../../../db/search.ts'
import type { SearchedList } from '../../../db/word-search.ts'

/** SQL placeholders for the beginning and the end of the time that is searched, and for the search queries of each week in it. */
type Within = { since: string; until: string; everyWeek: string }

const found = (within: Within | null) => `
hits as (
  select conversation_id as id, max(seq) as seq, max(created_at) as at from ${rowsWith({
    columns: 'conversation_id, seq, created_at',
    table: 'messages',
    text: 'text',
    moment: 'created_at',
    where: SETTLED_MESSAGE,
  })} said ${within ? `where created_at >= ${within.since} and created_at < ${within.until} ` : ''}group by conversation_id
  union all
  select c.id, null, ${within ? 'c.last_message_at' : 'cu.first_seen_at'} from ${rowsWith({
    columns: 'id, first_seen_at',
    table: 'customers',
    text: customerWords(),
    moment: 'first_seen_at',
    ...(within && { weeks: within.everyWeek }),
  })} cu join conversations c on c.customer_id = cu.id
  where c.user_id = $1 and c.last_message_at is not null${within ? ` and c.last_message_at >= ${within.since} and c.last_message_at < ${within.until}` : ''}
),
found as (select id, max(seq) as seq, max(at) as at from hits group by id)`

/**
 * SQL that finds conversations of the account `$1` in which the customer or one message has every word of the queries `$2`, with
 * the newest such message and the time of the match: `with ${FOUND} select id, seq, at from found`.
 */
export const FOUND = found(null)

/** As `FOUND`, for a limited time: messages written in it, and customers whose conversation had its last message in it. */
export const FOUND_WITHIN = found({ since: '$3', until: '$4', everyWeek: '$5' })

/** SQL for conversations of the account `$1` whose last message was written at or after `$2` and before `$3`. */
export const LAST_WITHIN =
  'from conversations where user_id = $1 and last_message_at >= $2 and last_message_at < $3'

export const CONVERSATIONS: SearchedList = {
  newest:
    'select last_message_at as at from conversations where user_id = $1 and last_message_at < $2 order by last_message_at desc',
  oldest: `select least(
    (select min(first_seen_at) from customers where user_id = $1),
    (select min(last_message_at) from conversations where user_id = $1)
  ) as at`,
}
