import type { ApiConversation, ApiConversationState } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { type Place, rowsBehind } from '../../../db/keyset.ts'

const COLUMNS = `
select c.id, c.agent_id, told_channel(c.channel) as channel, c.customer_id, cu.name as customer_name, c.control, c.handover_requested_at, c.resolved_at,
  c.assignee_id, c.created_at, coalesce(c.last_message_at, c.created_at) as last_message_at`
const JOINED = 'join customers cu on cu.id = c.customer_id'

const pageWhere = (where?: string) => `
with page as (${rowsBehind({ table: 'conversations', moment: 'last_message_at', ...(where && { where }) })})
${COLUMNS}, page.place from page join conversations c on c.id = page.id ${JOINED} order by page.at desc, page.id desc`

const ALL = pageWhere()
const OF_STATE: Record<ApiConversationState, string> = {
  open: pageWhere('resolved_at is null'),
  waiting: pageWhere('handover_requested_at is not null'),
  resolved: pageWhere('resolved_at is not null'),
}
const ONE = `${COLUMNS} from conversations c ${JOINED} where c.id = $1 and c.user_id = $2`

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

/** Conversations that have a message, the one with the newest message first. */
export async function listBehind(
  database: DatabaseDriver,
  userId: string,
  state: ApiConversationState | undefined,
  place: Place | null,
  limit: number,
): Promise<(ApiConversation & { place: string })[]> {
  const statement = state ? OF_STATE[state] : ALL
  const values = [userId, place?.at ?? null, place?.id ?? null, limit]
  const { rows } = await database.query(statement, values)
  return (rows as Row[]).map((row) => ({ ...toConversation(row), place: row.place }))
}

/** @returns nothing for a conversation of another account. */
export async function findListed(
  database: DatabaseDriver,
  userId: string,
  id: string,
): Promise<ApiConversation | undefined> {
  const { rows } = await database.query(ONE, [id, userId])
  return rows[0] && toConversation(rows[0] as Row)
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
