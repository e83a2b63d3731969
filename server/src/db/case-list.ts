import type { ReportChannel } from 'shared-types'

/** SQL condition of the cases that each figure of the reports counts, for figures that link to a list. */
const STATES = {
  any: 'true',
  answered: `outcome = 'answered' and is_good is not false`,
  confirmed: `outcome = 'answered' and is_good`,
  'handed-over': `outcome = 'handed_over'`,
  unanswered: `outcome = 'unanswered'`,
  'came-back': 'came_back',
  'rated-good': 'is_good',
  'rated-bad': 'not is_good',
  'put-through': `outcome = 'put_through'`,
  'not-picked-up': `outcome = 'not_picked_up'`,
  'message-taken': `outcome = 'message_taken'`,
  stopped: `outcome = 'stopped'`,
  spared: 'saved_seconds > 0',
  lead: 'has_lead',
  appointment: 'appointments > 0',
}
export type CaseState = keyof typeof STATES
export const CASE_STATES = Object.keys(STATES) as CaseState[]

/** The conversations or calls that a figure of the reports counts. */
export type CaseFilter = {
  is: CaseState
  /** Earliest time at which they began; null for any time. */
  since: Date | null
  until: Date | null
  /** Name of an agent, in upper or lower case. */
  agent: string | null
  channel: ReportChannel | null
}

/** Totals are exact up to this number, because nobody turns more pages. */
const MAX_COUNTED = 10_000

/** SQL for conversations or calls of a state, with the values of `caseValues` as `$1` to `$5`. */
export const casesWhere = (kind: 'conversation' | 'call', state: CaseState): string => `
from report_cases where user_id = $1 and ${STATES[state]} and channel ${kind === 'call' ? '=' : '<>'} 'voice'
  and began_at >= coalesce($2::timestamptz, '-infinity') and began_at < coalesce($3::timestamptz, 'infinity')
  and ($4::text is null or agent_id in (select id from agents where user_id = $1 and lower(name) = lower($4)))
  and ($5::text is null or channel = $5)`

/**
 * SQL for one page of them, newest first, as `page`, with the total in `counted`. `$6` is the number of rows on the page, `$7` the number
 * of rows before it.
 */
export const pageOfCases = (kind: 'conversation' | 'call', state: CaseState): string => `
counted as materialized (select count(*)::int as total from (select 1 ${casesWhere(kind, state)} limit ${MAX_COUNTED}) counting),
page as (select id, began_at as at ${casesWhere(kind, state)} order by began_at desc, id desc limit $6 offset $7)`

export const caseValues = (userId: string, { since, until, agent, channel }: CaseFilter) => [
  userId,
  since,
  until,
  agent,
  channel,
]

/** The statement of a state, built once. */
export const forEachState = (statement: (state: CaseState) => string) =>
  Object.fromEntries(CASE_STATES.map((state) => [state, statement(state)])) as Record<
    CaseState,
    string
  >
