import { customerWords, rowsWith, SETTLED_MESSAGE } from '../../../db/search.ts'
import type { SearchedList } from '../../../db/word-search.ts'

/** Placeholders: from when on, until when, and the queries of every week. */
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
 * Conversations of the account `$1` that have every word of the queries `$2` in their customer or in one message, with the newest
 * such message and the moment of what matches: `with ${FOUND} select id, seq, at from found`.
 */
export const FOUND = found(null)

/** As `FOUND`, of what was written in a time; a customer counts where they or somebody else wrote last in it. */
export const FOUND_WITHIN = found({ since: '$3', until: '$4', everyWeek: '$5' })

/** In SQL: conversations of the account `$1` whose last message is from `$2` on and before `$3`. */
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
