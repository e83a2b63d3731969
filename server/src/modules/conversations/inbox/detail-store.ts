import type {
  Channel,
  ConversationDetail,
  ConversationMessage,
  LeadDetail,
  MessageFile,
} from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { phoneOf } from '../../../lib/text-address.ts'
import { asJsonb } from '../../../lib/jsonb.ts'
import { speakersWhere } from '../control/control.ts'
import { ACTED_NOW } from '../waiting/acted-store.ts'
import { customerName } from '../../../lib/customer-name.ts'
import { type Names, toConversationMessage } from './shown-message.ts'
import type { Message } from '../message.ts'
import { findMessage, messagesAfter, messagesOf, type MessagePart } from '../messages-store.ts'

/** Which messages to read: those changed after the revision `after`; without it, a part of all. */
export type Which = MessagePart & { after?: number | undefined }

/**
 * A conversation with the requested messages.
 * @returns nothing for a conversation of another account.
 */
export async function readDetail(
  database: DatabaseDriver,
  userId: string,
  id: string,
  { after = 0, ...part }: Which,
): Promise<Omit<ConversationDetail, 'appointments'> | undefined> {
  const { rows } = await database.query(CONVERSATION, [id, userId])
  const row = rows[0] as DetailRow | undefined
  if (!row) return undefined
  const messages = await (after > 0
    ? messagesAfter(database, id, after)
    : messagesOf(database, id, part))
  const firstSeq = messages[0]?.seq ?? 1
  const isShown = (message: Message) => wasShown(message, row.channel)
  return {
    ...describedIn(row),
    messages: messages
      .filter(isShown)
      .map((message) => toConversationMessage(message, namesOf(row))),
    // The revision was read before the messages: a change in between is simply sent once more the next time.
    revision: row.revision,
    ...(after > 0 && {
      gone: messages.filter((message) => !isShown(message)).map((message) => message.id),
    }),
    ...(after === 0 && firstSeq > 1 && { earlier: firstSeq }),
  }
}

/**
 * SQL for the time of the first reply that no browser of the visitor received before it was made into a mail; null while they are there. It
 * stands in a query in which `c` is the conversation.
 */
const LEFT_AT = `(
  select min(m.created_at) from letter_threads t
  join letters l on l.conversation_id = t.conversation_id and l.kind = 'replies' and l.to_seq > t.seen_seq
  join messages m on m.conversation_id = t.conversation_id and m.role = 'admin'
    and m.seq > greatest(t.seen_seq, l.after_seq) and m.seq <= l.to_seq
  where t.conversation_id = c.id)`

const CONVERSATION = `
select c.agent_id, case when x.ours like 'whatsapp:%' then 'whatsapp' else c.channel::text end as channel, c.control, c.revision, c.handover_requested_at as waiting_since, c.resolved_at,
  c.assignee_id, assignee.full_name as assignee_name, assignee.avatar as assignee_avatar, coalesce(c.admin_name, u.full_name) as admin_name, a.name as agent_name,
  c.page_url, c.current_page, c.current_page_at, ${LEFT_AT} as left_at,
  cu.id as customer_id, cu.name, cu.email, cu.city, cu.state, cu.country_code, cu.lead,
  i.subject, i.name as signed_name, i.email as signed_email, i.verified_at,
  t.group_title, g.integration_id is not null as connected, g.chat_id > 0 as is_private, x.ours, x.theirs, x.stopped_at,
  case when x.ours like 'whatsapp:%' then (
    select max(created_at) from messages where conversation_id = c.id and role = 'customer'
  ) + interval '24 hours' end as answer_until
from conversations c join agents a on a.id = c.agent_id join customers cu on cu.id = c.customer_id
join users u on u.id = c.user_id left join users assignee on assignee.id = c.assignee_id
left join identities i on i.customer_id = c.customer_id
left join telegram_threads t on t.conversation_id = c.id left join telegram_groups g on g.id = t.group_id
left join text_threads x on x.conversation_id = c.id
where c.id = $1 and c.user_id = $2`

type Described = Omit<ConversationDetail, 'appointments' | 'messages' | 'revision'>

/** What a conversation is, beside its messages. */
function describedIn(row: DetailRow): Described {
  return {
    customer_info: customerIn(row),
    channel: row.channel,
    telegram: telegramIn(row),
    ...(row.theirs !== null && { texting: textingIn(row, row.theirs) }),
    page: pageOf(row),
    admin_in_control: row.control === 'admin',
    handover_requested: row.waiting_since !== null,
    ...(row.waiting_since && { waiting_since: row.waiting_since.toISOString() }),
    ...(row.resolved_at && { resolved_at: row.resolved_at.toISOString() }),
    ...(row.control === 'admin' && { controlled_by: row.admin_name }),
    ...(row.assignee_id && {
      assignee: {
        id: row.assignee_id,
        name: row.assignee_name,
        avatar: row.assignee_avatar || null,
      },
    }),
  }
}

function customerIn(row: DetailRow): Described['customer_info'] {
  const { name, email, city, state, country_code, lead } = row
  const verified = signedOf(row)
  return {
    name,
    email,
    city,
    state,
    country_code,
    ...(lead && { lead }),
    ...(verified && { verified }),
  }
}

/** Null where it is not held in Telegram. */
function telegramIn({ group_title: group, connected, is_private }: DetailRow) {
  if (group === null) return null
  return { group, connected, ...(is_private && { is_private: true }) }
}

const textingIn = (row: DetailRow, theirs: string) => ({
  from: phoneOf(theirs),
  to: phoneOf(row.ours),
  stopped: row.stopped_at !== null,
  ...(row.answer_until && { until: row.answer_until.toISOString() }),
})

/** The identity that the website signed; null where it signed none. */
const signedOf = ({ subject, signed_name: name, signed_email: email, verified_at }: DetailRow) =>
  subject === null ? null : { external_id: subject, name, email, at: verified_at.toISOString() }

type DetailRow = Omit<ConversationDetail['customer_info'], 'lead' | 'verified'> & {
  subject: string | null
  signed_name: string | null
  signed_email: string | null
  verified_at: Date
  lead: LeadDetail[] | null
  customer_id: string
  revision: number
  agent_id: string
  agent_name: string
  channel: Channel
  control: 'bot' | 'admin'
  waiting_since: Date | null
  resolved_at: Date | null
  assignee_id: string | null
  assignee_name: string
  assignee_avatar: string
  admin_name: string
  group_title: string | null
  connected: boolean
  /** Null where the bot has left the group. */
  is_private: boolean | null
  /** Both null where the conversation is not held by text. */
  ours: string
  theirs: string | null
  stopped_at: Date | null
  answer_until: Date | null
  page_url: string | null
  current_page: string | null
  current_page_at: Date | null
  left_at: Date | null
}

/** The page the visitor is on, or was on last. Widgets of older releases do not report it: then the page they began on. */
function pageOf(row: DetailRow): Described['page'] {
  const { page_url: first, current_page: current, current_page_at: at, left_at: left } = row
  const presence = left && { left_at: left.toISOString() }
  if (current && at) return { url: current, at: at.toISOString(), ...presence }
  return first ? { url: first, at: null, ...presence } : null
}

const namesOf = (
  row: Pick<DetailRow, 'agent_id' | 'agent_name' | 'name' | 'customer_id'>,
): Names => ({
  agentId: row.agent_id,
  agentName: row.agent_name,
  customerName: customerName(row.name, row.customer_id),
})

/** A reply cut before its first word was never visible. In Telegram and by text only complete replies are sent, so no cut reply was. */
const wasShown = ({ status, text }: Message, channel: Channel) =>
  status !== 'cut' || (text !== '' && channel === 'widget')

const ADMIN_SPEAKS = speakersWhere('admin_message', 'admin_speaks')

const INSERT = `
with conversation as (
  update conversations set last_seq = last_seq + 1, revision = revision + 1, last_message_at = now(), person_acted_at = ${ACTED_NOW}
  where id = $1 and control::text = any($6::text[])
    and not exists (select from messages where conversation_id = $1 and client_id = $3)
  returning id, last_seq, revision
)
insert into messages (id, conversation_id, seq, revision, role, sender_name, client_id, text, status, person_id, files)
select $2, id, last_seq, revision, 'admin', $4, $3, $5, 'complete', $7::uuid, $8::jsonb from conversation`

/**
 * Adds a message of the admin, once for each client id.
 * @returns nothing when the admin is not in control.
 */
export async function insertAdminMessage(
  database: DatabaseDriver,
  conversationId: string,
  messageId: string,
  {
    clientId,
    senderName,
    personId,
    text,
    files,
  }: {
    clientId: string
    senderName: string
    personId: string
    text: string
    files?: MessageFile[]
  },
): Promise<{ message: Message; shown: ConversationMessage } | undefined> {
  const kept = files ? asJsonb(files) : null
  const values = [
    conversationId,
    messageId,
    clientId,
    senderName,
    text,
    ADMIN_SPEAKS,
    personId,
    kept,
  ]
  await database.query(INSERT, values).catch((error: unknown) => {
    // A retry arrived at the same moment and has added the message already.
    if (!isUniqueViolation(error)) throw error
  })
  const { rows } = await database.query(
    `select m.id, c.agent_id, a.name as agent_name, null as name, c.customer_id from messages m
     join conversations c on c.id = m.conversation_id join agents a on a.id = c.agent_id
     where m.conversation_id = $1 and m.client_id = $2 and m.role = 'admin'`,
    [conversationId, clientId],
  )
  const row = rows[0] as (DetailRow & { id: string }) | undefined
  const message = row && (await findMessage(database, row.id))
  return message ? { message, shown: toConversationMessage(message, namesOf(row)) } : undefined
}
