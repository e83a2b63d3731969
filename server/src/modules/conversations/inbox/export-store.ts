import type { SenderRole } from 'shared-types'
import type { DatabaseDriver } from '../../../db/client.ts'
import { casesWhere, forEachState } from '../../../db/case-list.ts'
import { idReader } from '../../../db/found-ids.ts'
import { idBatches } from '../../../db/id-batches.ts'
import type { Asked } from '../../searching/asked.ts'
import { CONVERSATIONS, FOUND, FOUND_WITHIN, LAST_WITHIN } from './found-store.ts'

const LINES = 100

export type ExportedMessage = {
  conversation_id: string
  seq: number
  created_at: Date
  role: SenderRole
  text: string
  sender_name: string | null
  agent_name: string
  customer_id: string
  customer_name: string | null
  email: string | null
}

const ALL_IDS =
  'select id from conversations where user_id = $1 and last_message_at is not null and id > $2 order by id limit $3'
const FOUND_IDS = `with ${FOUND} select id from found order by id`
const FOUND_WITHIN_IDS = `with ${FOUND_WITHIN} select id from found order by id`
const CASE_IDS = forEachState(
  (state) => `select id ${casesWhere('conversation', state)} order by id`,
)
const WITHIN_IDS = `select id ${LAST_WITHIN} order by id`

const MESSAGES = `
select m.conversation_id, m.seq, m.created_at, m.role, m.text, m.sender_name, a.name as agent_name,
  cu.id as customer_id, cu.name as customer_name, cu.email
from messages m
join conversations c on c.id = m.conversation_id
join agents a on a.id = c.agent_id
join customers cu on cu.id = c.customer_id
where m.conversation_id = any($1::uuid[]) and m.user_id = $2 and (m.conversation_id, m.seq) > ($3::uuid, $4::int) and m.text <> ''
order by m.conversation_id, m.seq limit ${LINES}`

/** Every message of an account's conversations, or of those that match a search; the oldest conversation first. */
export async function* readMessages(
  database: DatabaseDriver,
  userId: string,
  asked: Asked,
  now: Date,
): AsyncGenerator<ExportedMessage[]> {
  const search = { database, userId, now, list: CONVERSATIONS }
  const batches = idBatches(
    await idReader(search, asked, {
      all: ALL_IDS,
      cases: CASE_IDS,
      within: WITHIN_IDS,
      found: ({ weeks, since, until, everyWeek }) =>
        asked.span
          ? [FOUND_WITHIN_IDS, [userId, weeks, since, until, everyWeek]]
          : [FOUND_IDS, [userId, weeks]],
    }),
  )
  for await (const ids of batches) yield* messagesOf(database, userId, ids)
}

async function* messagesOf(database: DatabaseDriver, userId: string, ids: string[]) {
  let last = { conversation_id: ids[0]!, seq: 0 }
  for (;;) {
    const { rows } = await database.query(MESSAGES, [ids, userId, last.conversation_id, last.seq])
    const messages = rows as ExportedMessage[]
    yield messages
    if (messages.length < LINES) return
    last = messages.at(-1)!
  }
}
