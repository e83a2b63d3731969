import { INBOX_STATES, type InboxState } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { pageOf } from '../../../db/nearer-end.ts'
import { tallyOf } from '../../../db/tallies.ts'
import { rowsOf } from './rows-store.ts'

const OPEN = 'resolved_at is null'
const OPEN_TOTAL = `${tallyOf('conversation')} - ${tallyOf('resolved')}`

/**
 * For each state: the condition for its conversations, and how many there are. `$4` is the member who asks, where that matters.
 */
const STATES: Record<InboxState, { where: string; total: string }> = {
  open: { where: OPEN, total: OPEN_TOTAL },
  waiting: { where: 'handover_requested_at is not null', total: tallyOf('waiting') },
  mine: { where: `${OPEN} and assignee_id = $4::uuid`, total: tallyOf('assigned', '$4') },
  unassigned: {
    where: `${OPEN} and assignee_id is null`,
    total: `${OPEN_TOTAL} - ${tallyOf('assigned')}`,
  },
  resolved: { where: 'resolved_at is not null', total: tallyOf('resolved') },
}
export const STATE_ROWS = Object.fromEntries(
  INBOX_STATES.map((state) => [
    state,
    rowsOf(
      pageOf({
        table: 'conversations',
        moment: state === 'waiting' ? 'handover_requested_at' : 'last_message_at',
        limit: '$2',
        before: '$3',
        ...STATES[state],
      }),
      { seq: 'null', total: '(select total from counted)' },
    ),
  ]),
) as Record<InboxState, string>

/** The most waiting conversations shown above the list. */
const MAX_WAITING = 20
export const WAITING_ROWS = rowsOf(
  `page as (
    select id, handover_requested_at as at from conversations
    where user_id = $1 and handover_requested_at is not null and last_message_at is not null
    order by handover_requested_at limit ${MAX_WAITING}
  )`,
  { seq: 'null', total: '0' },
)

const COUNTS = `select ${OPEN_TOTAL} as open, ${tallyOf('waiting')} as waiting, ${tallyOf('assigned', '$2')} as mine,
  ${OPEN_TOTAL} - ${tallyOf('assigned')} as unassigned, ${tallyOf('resolved')} as resolved`

/** Number of conversations in each state, from the running tallies instead of a count. */
export async function countStates(
  database: DatabaseDriver,
  userId: string,
  personId: string,
): Promise<Record<InboxState, number>> {
  const { rows } = await database.query(COUNTS, [userId, personId])
  return rows[0] as Record<InboxState, number>
}
