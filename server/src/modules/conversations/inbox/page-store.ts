import type { ApiChannel, ApiConversation, ApiConversationState } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { between, conditionsOf, rowsBehind } from '../../../db/keyset.ts'
import type { Place } from '../../../lib/cursor.ts'

const COLUMNS = `
select c.id, c.agent_id, told_channel(c.channel, c.id) as channel, c.customer_id, cu.name as customer_name, c.control, c.handover_requested_at, c.resolved_at,
  c.assignee_id, c.created_at, coalesce(c.last_message_at, c.created_at) as last_message_at`
const JOINED = 'join customers cu on cu.id = c.customer_id'

const pageWhere = (where: string) => `
with page as (${rowsBehind({ table: 'conversations', moment: 'last_message_at', ...(where && { where }) })})
${COLUMNS}, page.place from page join conversations c on c.id = page.id ${JOINED} order by page.at desc, page.id desc`

const STATES: Record<ApiConversationState, string> = {
  open: 'resolved_at is null',
  waiting: 'handover_requested_at is not null',
  resolved: 'resolved_at is not null',
}
const THESE = `${COLUMNS} from conversations c ${JOINED} where c.id = any($1) and c.user_id = $2`

type Row = Pick<ApiConversation, 'id' | 'agent_id' | 'channel' | 'assignee_id'> & {
  customer_id: string
  customer_name: string | null
  control: 'bot' | 'admin'
  handover_requested_at: Date | null
  resolved_at: Date | null
  created_at: Date
  last_message_at: Date
  place: string
}

/** Filters for conversations; an absent filter narrows nothing. */
export type Wanted = {
  state?: ApiConversationState | undefined
  channel?: ApiChannel | undefined
  agent_id?: string | undefined
  /** Bounds for the time of the last message: `since` included, `until` excluded. */
  since?: string | undefined
  until?: string | undefined
}

/** Conversations that have a message, the one with the newest message first. */
export async function listBehind(
  database: DatabaseDriver,
  userId: string,
  query: Wanted,
  place: Place | null,
  limit: number,
): Promise<(ApiConversation & { place: string })[]> {
  const { state, channel, agent_id: agentId, since, until } = query
  const { where, values } = conditionsOf([
    agentId === undefined ? undefined : { sql: 'agent_id = ?::uuid', value: agentId },
    channel && { sql: 'told_channel(channel) = ?', value: channel },
    ...between('last_message_at', since, until),
  ])
  const statement = pageWhere([...(state ? [STATES[state]] : []), ...where].join(' and '))
  const own = [userId, place?.at ?? null, place?.id ?? null, limit]
  const { rows } = await database.query(statement, [...own, ...values])
  return (rows as Row[]).map((row) => ({ ...toConversation(row), place: row.place }))
}

/** The conversations with these ids, in the given order, without those of another account. */
export async function findListed(
  database: DatabaseDriver,
  userId: string,
  ids: string[],
): Promise<ApiConversation[]> {
  const { rows } = await database.query(THESE, [ids, userId])
  const found = new Map((rows as Row[]).map((row) => [row.id, toConversation(row)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

const toConversation = (row: Row): ApiConversation => ({
  id: row.id,
  agent_id: row.agent_id,
  channel: row.channel,
  customer: { id: row.customer_id, name: row.customer_name },
  control: row.control === 'admin' ? 'person' : 'agent',
  waiting_since: row.handover_requested_at?.toISOString() ?? null,
  resolved_at: row.resolved_at?.toISOString() ?? null,
  assignee_id: row.assignee_id,
  created_at: row.created_at.toISOString(),
  last_message_at: row.last_message_at.toISOString(),
})
