import type { ConversationList, ConversationRow, Page, SenderRole } from 'shared-types'
import type { OpenDatabase } from '../../db/client.ts'

/** What to call a customer: by the name they gave, else so that two nameless ones are told apart. */
export const customerName = (name: string | null, customerId: string): string =>
  name ?? `Visitor ${customerId.slice(-4).toUpperCase()}`

const ROWS = `
select c.id, c.agent_id, c.control = 'admin' as admin_in_control, c.handover_requested_at is not null as handover_requested,
  c.unread, last.text, last.role, last.created_at, last.sender_name, a.name as agent_name, cu.id as customer_id, cu.name as customer_name, u.avatar
from conversations c
join agents a on a.id = c.agent_id
join customers cu on cu.id = c.customer_id
join users u on u.id = c.user_id
cross join lateral (
  select text, role, created_at, sender_name from messages where conversation_id = c.id and text <> '' order by seq desc limit 1
) last
where c.user_id = $1 and c.last_message_at is not null
order by c.last_message_at desc, c.id desc limit $2 offset $3`

type Row = {
  id: string
  agent_id: string
  admin_in_control: boolean
  handover_requested: boolean
  unread: number
  text: string
  role: SenderRole
  created_at: Date
  sender_name: string | null
  agent_name: string
  customer_id: string
  customer_name: string | null
  avatar: string
}

/** Conversations that have a message, the newest message first. */
export async function readInbox(
  database: OpenDatabase,
  userId: string,
  { page, limit }: Page,
): Promise<ConversationList> {
  const found = await database.query(ROWS, [userId, limit, (page - 1) * limit])
  const count = await database.query(
    'select count(*)::int as total from conversations where user_id = $1 and last_message_at is not null',
    [userId],
  )
  const looks = await database.query(
    `select id as agent_id, brand_color, text_color from agents where user_id = $1 and type = 'CHATBOT' order by id`,
    [userId],
  )
  const rows = found.rows as Row[]
  return {
    conversations: rows.map(toRow),
    unread_messages: rows
      .filter(({ unread }) => unread > 0)
      .map(({ id, unread }) => ({ conv_id: id, unread })),
    chatbot_config: looks.rows as ConversationList['chatbot_config'],
    meta: { total: count.rows[0]!['total'] as number },
  }
}

const toRow = (row: Row): ConversationRow => ({
  id: row.id,
  agent_id: row.agent_id,
  admin_in_control: row.admin_in_control,
  handover_requested: row.handover_requested,
  customer_name: customerName(row.customer_name, row.customer_id),
  lastMsg: { date: row.created_at.toISOString(), message: row.text, sender: SENDER[row.role](row) },
})

const SENDER: Record<SenderRole, (row: Row) => ConversationRow['lastMsg']['sender']> = {
  agent: (row) => ({ role: 'agent', name: row.agent_name, fullname: null, avatar: null }),
  admin: (row) => ({
    role: 'admin',
    name: row.sender_name ?? '',
    fullname: row.sender_name,
    avatar: row.avatar || null,
  }),
  customer: (row) => ({
    role: 'customer',
    name: customerName(row.customer_name, row.customer_id),
    fullname: row.customer_name,
    avatar: null,
  }),
}
