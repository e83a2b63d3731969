import type { Channel, ConversationDetail, ConversationMessage } from 'shared-types'
import type { OpenDatabase } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/errors.ts'
import { speakersWhere } from '../control/control.ts'
import { customerName } from './customer-name.ts'
import { type Names, toConversationMessage } from './shown-message.ts'
import type { Message } from '../message.ts'
import { findMessage, messagesAfter, messagesOf, type MessagePart } from '../messages-store.ts'

/** Of its messages: those changed after a revision, or else a part. */
export type Which = MessagePart & { after?: number | undefined }

/**
 * All that the conversation itself holds, of its messages those asked for.
 * @returns nothing for a conversation of another account.
 */
export async function readDetail(
  database: OpenDatabase,
  userId: string,
  id: string,
  { after = 0, ...part }: Which,
): Promise<Omit<ConversationDetail, 'appointments'> | undefined> {
  const { rows } = await database.query(
    `select c.agent_id, c.channel, c.control, c.revision, c.handover_requested_at is not null as handover_requested, a.name as agent_name,
       cu.id as customer_id, cu.name, cu.email, cu.city, cu.state, cu.country_code,
       t.group_title, g.integration_id is not null as connected
     from conversations c join agents a on a.id = c.agent_id join customers cu on cu.id = c.customer_id
     left join telegram_threads t on t.conversation_id = c.id left join telegram_groups g on g.id = t.group_id
     where c.id = $1 and c.user_id = $2`,
    [id, userId],
  )
  const row = rows[0] as DetailRow | undefined
  if (!row) return undefined
  const { name, email, city, state, country_code } = row
  const messages = await (after > 0
    ? messagesAfter(database, id, after)
    : messagesOf(database, id, part))
  const firstSeq = messages[0]?.seq ?? 1
  const isShown = (message: Message) => wasShown(message, row.channel)
  return {
    customer_info: { name, email, city, state, country_code },
    channel: row.channel,
    telegram:
      row.group_title === null ? null : { group: row.group_title, connected: row.connected },
    admin_in_control: row.control === 'admin',
    handover_requested: row.handover_requested,
    messages: messages
      .filter(isShown)
      .map((message) => toConversationMessage(message, namesOf(row))),
    // Read before the messages: what changed in between is told again the next time.
    revision: row.revision,
    ...(after > 0 && {
      gone: messages.filter((message) => !isShown(message)).map((message) => message.id),
    }),
    ...(after === 0 && firstSeq > 1 && { earlier: firstSeq }),
  }
}

type DetailRow = ConversationDetail['customer_info'] & {
  customer_id: string
  revision: number
  agent_id: string
  agent_name: string
  channel: Channel
  control: 'bot' | 'admin'
  handover_requested: boolean
  group_title: string | null
  connected: boolean
}

const namesOf = (
  row: Pick<DetailRow, 'agent_id' | 'agent_name' | 'name' | 'customer_id'>,
): Names => ({
  agentId: row.agent_id,
  agentName: row.agent_name,
  customerName: customerName(row.name, row.customer_id),
})

/** A reply cut before its first word was never there, nor one cut at all where only whole ones are shown. */
const wasShown = ({ status, text }: Message, channel: Channel) =>
  status !== 'cut' || (text !== '' && channel !== 'telegram')

const ADMIN_SPEAKS = speakersWhere('admin_message', 'admin_speaks')

const INSERT = `
with conversation as (
  update conversations set last_seq = last_seq + 1, revision = revision + 1, last_message_at = now()
  where id = $1 and control::text = any($6::text[])
    and not exists (select from messages where conversation_id = $1 and client_id = $3)
  returning id, last_seq, revision
)
insert into messages (id, conversation_id, seq, revision, role, sender_name, client_id, text, status)
select $2, id, last_seq, revision, 'admin', $4, $3, $5, 'complete' from conversation`

/** Adds what the admin says, once for a client id. @returns nothing when the admin is not in control. */
export async function insertAdminMessage(
  database: OpenDatabase,
  conversationId: string,
  messageId: string,
  { clientId, senderName, text }: { clientId: string; senderName: string; text: string },
): Promise<{ message: Message; shown: ConversationMessage } | undefined> {
  const values = [conversationId, messageId, clientId, senderName, text, ADMIN_SPEAKS]
  await database.query(INSERT, values).catch((error: unknown) => {
    // The same words arrived twice at the same moment; the other one added them.
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
