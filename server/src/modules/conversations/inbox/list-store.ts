import type { Channel, ConversationList, ConversationRow, Page, SenderRole } from 'shared-types'
import type { OpenDatabase } from '../../../db/client.ts'
import { pageOf } from '../../../db/nearer-end.ts'
import { tallyOf } from '../../../db/tallies.ts'
import { findNewest } from '../../../db/word-search.ts'
import { excerpt } from '../../../lib/excerpt.ts'
import { CONVERSATIONS, FOUND } from './found-store.ts'
import { customerName } from './customer-name.ts'

/** The rows of one page. Pages are cut before anything is joined: the last of ten thousand costs what the first does. */
const rowsOf = (page: string, { seq, total }: { seq: string; total: string }) => `
with ${page}
select c.id, c.agent_id, c.channel, c.control = 'admin' as admin_in_control, c.handover_requested_at is not null as handover_requested,
  c.unread, last.text, last.role, last.created_at, last.sender_name, a.name as agent_name, cu.id as customer_id, cu.name as customer_name, u.avatar,
  hit.text as hit, ${total} as total
from page
join conversations c on c.id = page.id
join agents a on a.id = c.agent_id
join customers cu on cu.id = c.customer_id
join users u on u.id = c.user_id
cross join lateral (
  select text, role, created_at, sender_name from messages where conversation_id = c.id and text <> '' and not (status = 'cut' and c.channel = 'telegram') order by seq desc limit 1
) last
left join messages hit on hit.conversation_id = c.id and hit.seq = ${seq}
order by page.at desc, page.id desc`

const ALL_ROWS = rowsOf(
  pageOf({
    table: 'conversations',
    moment: 'last_message_at',
    total: tallyOf('conversation'),
    limit: '$2',
    before: '$3',
  }),
  { seq: 'null', total: '(select total from counted)' },
)
const FOUND_ROWS = rowsOf(
  `${FOUND}, page as (
    select id, seq, at, count(*) over ()::int as total from found order by at desc, id desc limit $3 offset $4
  )`,
  { seq: 'page.seq', total: 'page.total' },
)

type Row = {
  id: string
  agent_id: string
  channel: Channel
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
  hit: string | null
  total: number
}

type Asked = Page & { q?: string | undefined }

/** Conversations that have a message, the newest message first; with `q` those that have its words, the newest match first. A page after the last counts none. */
export async function readInbox(
  database: OpenDatabase,
  userId: string,
  asked: Asked,
  now: Date,
): Promise<ConversationList> {
  const { page, limit, q } = asked
  const rows = (
    q
      ? await findRows(database, userId, { ...asked, q }, now)
      : (await database.query(ALL_ROWS, [userId, limit, (page - 1) * limit])).rows
  ) as Row[]
  const looks = await database.query(
    `select id as agent_id, brand_color, text_color from agents where user_id = $1 and type = 'CHATBOT' order by id`,
    [userId],
  )
  return {
    conversations: rows.map((row) => ({
      ...toRow(row),
      ...(q && row.hit && { match: excerpt(row.hit, q) }),
    })),
    unread_messages: rows
      .filter(({ unread }) => unread > 0)
      .map(({ id, unread }) => ({ conv_id: id, unread })),
    chatbot_config: looks.rows as ConversationList['chatbot_config'],
    meta: { total: rows[0]?.total ?? 0 },
  }
}

const findRows = (
  database: OpenDatabase,
  userId: string,
  { page, limit, q }: Asked & { q: string },
  now: Date,
) =>
  findNewest({
    database,
    userId,
    q,
    now,
    list: CONVERSATIONS,
    until: page * limit,
    find: async ({ weeks }) =>
      (await database.query(FOUND_ROWS, [userId, weeks, limit, (page - 1) * limit])).rows,
  })

const toRow = (row: Row): ConversationRow => ({
  id: row.id,
  agent_id: row.agent_id,
  channel: row.channel,
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
