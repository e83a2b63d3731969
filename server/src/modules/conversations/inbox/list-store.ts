import type {
  Channel,
  ConversationList,
  ConversationRow,
  InboxState,
  Page,
  SenderRole,
} from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { caseValues, forEachState, pageOfCases } from '../../../db/case-list.ts'
import { pageOf } from '../../../db/nearer-end.ts'
import { tallyOf } from '../../../db/tallies.ts'
import { findNewest } from '../../../db/word-search.ts'
import { excerpt } from '../../../lib/excerpt.ts'
import type { Asked } from '../../searching/asked.ts'
import { CONVERSATIONS, FOUND, FOUND_WITHIN, LAST_WITHIN } from './found-store.ts'
import { customerName } from '../../../lib/customer-name.ts'
import { rowsOf } from './rows-store.ts'
import { STATE_ROWS, WAITING_ROWS } from './states-store.ts'

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
const foundRows = (found: string, limit: string, offset: string) =>
  rowsOf(
    `${found}, page as (
    select id, seq, at, count(*) over ()::int as total from found order by at desc, id desc limit ${limit} offset ${offset}
  )`,
    { seq: 'page.seq', total: 'page.total' },
  )
const FOUND_ROWS = foundRows(FOUND, '$3', '$4')
const FOUND_WITHIN_ROWS = foundRows(FOUND_WITHIN, '$6', '$7')

/** Matches are counted exactly up to this number: nobody turns that many pages, and counting all would be slow. */
const MAX_COUNTED = 10_000
const WITHIN_ROWS = rowsOf(
  `counted as materialized (select count(*)::int as total from (select 1 ${LAST_WITHIN} limit ${MAX_COUNTED}) counting),
  page as (select id, last_message_at as at ${LAST_WITHIN} order by at desc, id desc limit $4 offset $5)`,
  { seq: 'null', total: '(select total from counted)' },
)

const CASE_ROWS = forEachState((state) =>
  rowsOf(pageOfCases('conversation', state), {
    seq: 'null',
    total: '(select total from counted)',
  }),
)

type Row = {
  id: string
  agent_id: string
  channel: Channel
  admin_in_control: boolean
  waiting_since: Date | null
  resolved: boolean
  assignee_id: string | null
  assignee_name: string
  assignee_avatar: string
  unread: number
  text: string
  role: SenderRole
  created_at: Date
  sender_name: string | null
  agent_name: string
  customer_id: string
  customer_name: string | null
  verified: boolean
  avatar: string
  hit: string | null
  total: number
}

/**
 * Conversations that have a message, the newest message first. When a state is given, only those in that state; when words are given, only
 * those that contain them, the newest match first. A page beyond the last returns no total.
 */
export async function readInbox(
  database: DatabaseDriver,
  { userId, personId }: { userId: string; personId: string },
  asked: Page & Asked & { state?: InboxState | undefined },
  now: Date,
): Promise<ConversationList> {
  const { page, limit, words, span, cases, state } = asked
  const before = (page - 1) * limit
  const listed = () => {
    if (cases) {
      return database.query(CASE_ROWS[cases.is], [...caseValues(userId, cases), limit, before])
    }
    if (span) return database.query(WITHIN_ROWS, [userId, span.since, span.until, limit, before])
    const person = state === 'mine' ? [personId] : []
    const statement = state ? STATE_ROWS[state] : ALL_ROWS
    return database.query(statement, [userId, limit, before, ...person])
  }
  const waits = page === 1 && !words && !span && !cases && !state
  const waiting = waits ? ((await database.query(WAITING_ROWS, [userId])).rows as Row[]) : []
  const rows = (
    words ? await findRows(database, userId, { ...asked, words }, now) : (await listed()).rows
  ) as Row[]
  const looks = await database.query(
    `select id as agent_id, brand_color, text_color from agents where user_id = $1 and type = 'CHATBOT' order by id`,
    [userId],
  )
  return {
    conversations: rows.map((row) => ({
      ...toRow(row),
      ...(words && row.hit && { match: excerpt(row.hit, words) }),
    })),
    unread_messages: [...new Map([...rows, ...waiting].map((row) => [row.id, row])).values()]
      .filter(({ unread }) => unread > 0)
      .map(({ id, unread }) => ({ conv_id: id, unread })),
    chatbot_config: looks.rows as ConversationList['chatbot_config'],
    meta: { total: rows[0]?.total ?? 0 },
    ...(waiting.length > 0 && { waiting: waiting.map(toRow).toReversed() }),
  }
}

const findRows = (
  database: DatabaseDriver,
  userId: string,
  { page, limit, words, span }: Page & Asked & { words: string },
  now: Date,
) =>
  findNewest({
    database,
    userId,
    q: words,
    now,
    list: CONVERSATIONS,
    within: span,
    until: page * limit,
    find: async ({ weeks, since, until, everyWeek }) => {
      const of = [limit, (page - 1) * limit]
      const { rows } = span
        ? await database.query(FOUND_WITHIN_ROWS, [userId, weeks, since, until, everyWeek, ...of])
        : await database.query(FOUND_ROWS, [userId, weeks, ...of])
      return rows
    },
  })

const toRow = (row: Row): ConversationRow => ({
  id: row.id,
  agent_id: row.agent_id,
  channel: row.channel,
  admin_in_control: row.admin_in_control,
  handover_requested: row.waiting_since !== null,
  ...(row.waiting_since && { waiting_since: row.waiting_since.toISOString() }),
  ...(row.resolved && { resolved: true }),
  ...(row.assignee_id && {
    assignee: {
      id: row.assignee_id,
      name: row.assignee_name,
      avatar: row.assignee_avatar || null,
    },
  }),
  customer_name: customerName(row.customer_name, row.customer_id),
  ...(row.verified && { verified: true }),
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
