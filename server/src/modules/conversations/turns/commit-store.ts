import type { MessageFile } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { asJsonb } from '../../../lib/jsonb.ts'
import { memoized } from '../../../lib/memoized.ts'
import { speakersWhere } from '../control/control.ts'
import type { Message } from '../message.ts'
import { HISTORY_OF, LEASE, MAX_UNDER_WAY, type PastMessage } from './store.ts'

// One handwritten statement accepts messages and settles replies: every message passes here, so it has to be fast.

/** A customer's message to store, and the id of the reply to it. */
export type Acceptance = {
  conversationId: string
  clientId: string
  text: string
  /** Files that are stored already. */
  files?: MessageFile[]
  messageId: string
  replyId: string
  /** Tone of the text, from -1 to 1. */
  sentiment: number
}

/** How a reply ended. */
export type Settlement = {
  conversationId: string
  replyId: string
  attempt: number
  /** The reasons for the reply, for its owner, as JSON. */
  why: string
} & Pick<Message, 'status' | 'text' | 'outcome' | 'sources'>

/** One change of a conversation: a message arrives, or a reply ends. */
export type Entry = { conversationId: string; accept?: Acceptance; settle?: Settlement }

export type AcceptedRow = {
  user_id: string
  agent_id: string
  control: 'bot' | 'admin'
  epoch: number
  person_asked: boolean
  time_zone: string | null
  language: string | null
  knowledge_revision: number
  seq: number
  revision: number
  created_at: Date
  /** Null while an admin is in control. */
  reply_seq: number | null
  waits: boolean
  /** The conversation was resolved, and the message opened it again. */
  reopened: boolean
  history: PastMessage[]
}

/** What became of an entry. Null: the message was not added, or another attempt has settled the reply. */
export type Written = { accepted: AcceptedRow | null; settledRevision: number | null }

const BOT_REPLIES = speakersWhere('customer_message', 'bot_replies')
  .map((speaker) => `'${speaker}'`)
  .join()
const REPLIES = `(c.control in (${BOT_REPLIES}))::int`

/** Weight of the newest message in the tone of a conversation, from 0 to 1. */
const NEWEST = 0.4
/** A conversation is neutral while its score is nearer to 0 than this. */
const TONE = 0.15
/** Whether any webhook is on, so that triggers need not ask for each message. */
const IS_WANTED = `exists (select from webhook_endpoints e where e.user_id = told.user_id and e.is_on)`
/** Whether the counts in the reports change because of this conversation. */
const IS_NEWS = `not exists (select from report_cases k where k.id = told.id and k.first_answer is not null and (k.outcome = 'handed_over' or
      k.outcome = case ended.outcome when 'answered' then 'answered' else 'unanswered' end
      and (ended.outcome is distinct from 'answered' or k.resolution = report_step(now() - k.began_at))))`
const SCORE = `coalesce(c.sentiment_score * ${1 - NEWEST} + said.sentiment * ${NEWEST}, said.sentiment)`

type Lock = 'for update' | 'for update skip locked'

const SAID = `said as (
  select * from jsonb_to_recordset($1::jsonb)
    as said(conversation_id uuid, client_id text, text text, files jsonb, message_id uuid, reply_id uuid, sentiment real)
)`
const ENDED = `ended as (
  select * from jsonb_to_recordset($2::jsonb)
    as ended(conversation_id uuid, reply_id uuid, attempt int, status message_status, text text, outcome text, sources jsonb, why text)
)`
const held = (selection: string, lock: Lock) => `held as materialized (
  select one.id, one.resolved_at is not null as was_resolved
  from (${selection} order by id) as wanted
  cross join lateral (select id, resolved_at from conversations where id = wanted.id ${lock}) as one
)`
const ACCEPTED = `accepted as (
  update conversations c set
    last_seq = c.last_seq + 1 + ${REPLIES},
    revision = c.revision + 1 + ${REPLIES},
    unread = c.unread + 1,
    last_message_at = now(),
    resolved_at = null,
    sentiment_score = ${SCORE},
    sentiment = case when ${SCORE} >= ${TONE} then 'positive' when ${SCORE} <= ${-TONE} then 'negative' else 'neutral' end::sentiment_type
  from held join said on said.conversation_id = held.id
  where c.id = held.id and c.id = any(array(select id from held))
    and (c.control not in (${BOT_REPLIES}) or (select activated from agents where id = c.agent_id))
    -- A subquery, because as an anti join the plan that was made while the tables were small reads the whole index for each message.
    and (select true from messages where conversation_id = c.id and client_id = said.client_id) is null
    and (select count(*) from messages where conversation_id = c.id and lease_until is not null) < ${MAX_UNDER_WAY}
  returning c.id, c.user_id, c.agent_id, c.control, c.epoch, c.handover_requested_at is not null as person_asked, c.time_zone, left(c.locale, 2) as language,
    c.last_seq - ${REPLIES} as seq, c.revision - ${REPLIES} as revision, ${REPLIES} as replies,
    said.message_id, said.reply_id, said.client_id, said.text, said.files
), added as (
  insert into messages (id, user_id, conversation_id, seq, revision, role, client_id, text, files, status, reply_to, epoch, lease_until, is_wanted)
  select message_id, user_id, id, seq, revision, 'customer'::message_role, client_id, text, files, 'complete'::message_status, null, null, null,
    ${IS_WANTED} from accepted told
  union all
  select reply_id, user_id, id, seq + 1, revision + 1, 'agent', null, '', null, 'pending', message_id, epoch, ${LEASE}, null from accepted where replies = 1
)`
const SETTLED = `told as (
  update conversations c set revision = c.revision + 1 from held join ended on ended.conversation_id = held.id
  where c.id = held.id and c.id = any(array(select id from held)) returning c.id, c.user_id, c.revision
), settled as (
  update messages m set status = ended.status, text = ended.text, outcome = ended.outcome, sources = ended.sources, why = ended.why, lease_until = null,
    is_wanted = ${IS_WANTED}, is_news = ${IS_NEWS}, revision = told.revision
  from ended join told on told.id = ended.conversation_id
  where m.id = ended.reply_id and m.id = any(array(select reply_id from ended)) and m.attempt = ended.attempt and m.lease_until is not null
  returning m.conversation_id, m.revision
)`
const ACCEPTED_COLUMNS = `a.user_id, a.agent_id, a.control, a.epoch, a.person_asked, a.time_zone, a.language, g.knowledge_revision, a.seq, a.revision,
  now() as created_at, case a.replies when 1 then a.seq + 1 end as reply_seq,
  -- Whoever waited for the row lock sees the world before the wait: a sequence that moved meanwhile tells.
  (select true from messages where conversation_id = a.id and lease_until is not null limit 1) is not null
    or (select last_seq from conversations where id = a.id) <> a.seq - 1 as waits,
  held.was_resolved as reopened,
  case when a.id is not null then ${HISTORY_OF('a.id', 'a.seq')} end as history`
const ITS_AGENT = 'left join accepted a on a.id = held.id left join agents g on g.id = a.agent_id'
const ITS_REPLY = 'left join settled on settled.conversation_id = held.id'

/**
 * The row lock on a conversation orders its messages; everything else depends on the two updates. A message finds nothing to update when it
 * is known already, the conversation is too busy, its agent is switched off, or it is gone: `findTurn` tells which. Conversations are
 * locked in a fixed order, or, when many are written together, only those that nobody else has locked, so two nodes never wait for each
 * other. A batch of only messages and a batch of only ends have statements of their own, because the database prepares every part of a
 * statement, needed or not.
 */
const statements = (lock: Lock) => ({
  accepts: `with ${SAID}, ${held('select conversation_id as id from said', lock)}, ${ACCEPTED}
select held.id, null::int as settled_revision, ${ACCEPTED_COLUMNS} from held ${ITS_AGENT}`,
  settles: `with ${ENDED.replace('$2', '$1')}, ${held('select conversation_id as id from ended', lock)}, ${SETTLED}
select held.id, settled.revision as settled_revision, null::int as seq from held ${ITS_REPLY}`,
  both: `with ${SAID}, ${ENDED}, ${held('select conversation_id as id from said union all select conversation_id from ended', lock)}, ${ACCEPTED}, ${SETTLED}
select held.id, settled.revision as settled_revision, ${ACCEPTED_COLUMNS} from held ${ITS_AGENT} ${ITS_REPLY}`,
})

const TOGETHER = statements('for update skip locked')
const ALONE = statements('for update')

/**
 * Writes entries of different conversations in one statement.
 * @returns what became of each; nothing for a conversation that another transaction has locked.
 */
export const writeTogether = (database: DatabaseDriver, entries: Entry[]) =>
  write(database, TOGETHER, entries)

/** Writes one entry; waits where another transaction has locked the conversation. */
export async function writeAlone(database: DatabaseDriver, entry: Entry): Promise<Written> {
  const [written] = await write(database, ALONE, [entry])
  // No row means that the conversation is gone.
  return written ?? { accepted: null, settledRevision: null }
}

async function write(
  database: DatabaseDriver,
  { accepts, settles, both }: ReturnType<typeof statements>,
  entries: Entry[],
): Promise<(Written | undefined)[]> {
  const accepted = entries.flatMap(({ accept }) => (accept ? [columnsOf(accept)] : []))
  const ended = entries.flatMap(({ settle }) => (settle ? [columnsOf(settle)] : []))
  const values = [accepted, ended].filter((list) => list.length > 0).map(asJsonb)
  const single = accepted.length > 0 ? accepts : settles
  const { rows } = await database.query(values.length === 2 ? both : single, values)
  const found = new Map(rows.map((row) => [row['id'] as string, toWritten(row)]))
  return entries.map(({ conversationId }) => found.get(conversationId))
}

const toWritten = (row: Record<string, unknown>): Written => ({
  accepted: row['seq'] === null ? null : (row as AcceptedRow),
  settledRevision: row['settled_revision'] as number | null,
})

const columnsOf = (entry: Acceptance | Settlement) =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [columnOf(name), value]))

const FIELDS = 50
const columnOf = memoized(FIELDS, (name) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
)
