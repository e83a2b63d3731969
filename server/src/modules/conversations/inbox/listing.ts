import type {
  ApiConversation,
  ApiMessage,
  ApiSpeaker,
  ConversationMessage,
  SenderRole,
} from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { notFound } from '../../../errors.ts'
import {
  fromCursor,
  invalidCursor,
  pageBehind,
  type Paged,
  type Paging,
  toCursor,
} from '../../../lib/cursor.ts'
import { readDetail } from './detail-store.ts'
import { findListed, listBehind, type Wanted } from './page-store.ts'

/** The largest value of an `integer` column in PostgreSQL. */
const MAX_SEQ = 2 ** 31 - 1

/** @throws 400 `invalid_cursor` */
export const pageConversations = (
  deps: Deps,
  userId: string,
  asked: Paging & Wanted,
): Promise<Paged<ApiConversation>> =>
  pageBehind(asked, (place, limit) => listBehind(deps.driver, userId, asked, place, limit))

/** The conversations with these ids, in the given order. */
export const readConversations = (
  deps: Deps,
  userId: string,
  ids: string[],
): Promise<ApiConversation[]> => findListed(deps.driver, userId, ids)

/** @throws 404 */
export async function findConversation(
  deps: Deps,
  userId: string,
  id: string,
): Promise<ApiConversation> {
  const [found] = await findListed(deps.driver, userId, [id])
  if (!found) throw notFound('Conversation')
  return found
}

/**
 * Messages of a conversation, the newest first.
 * @throws 404, 400 `invalid_cursor`
 */
export async function pageMessages(
  deps: Deps,
  userId: string,
  id: string,
  { cursor, limit }: Paging,
): Promise<Paged<ApiMessage>> {
  const before = seqIn(cursor, id)
  const detail = await readDetail(deps.driver, userId, id, { before, last: limit })
  if (!detail) throw notFound('Conversation')
  const { messages, earlier } = detail
  return {
    data: messages.map((message) => toApiMessage(message, id)).toReversed(),
    next_cursor: earlier === undefined ? null : toCursor({ at: String(earlier), id }),
  }
}

/** The message number in a cursor of messages; the cursor is valid only in its own conversation. */
function seqIn(cursor: string | undefined, conversationId: string): number | undefined {
  const place = fromCursor(cursor)
  if (!place) return undefined
  const seq = Number(place.at)
  if (place.id !== conversationId || seq > MAX_SEQ) throw invalidCursor()
  return seq
}

const SPEAKERS: Record<SenderRole, ApiSpeaker> = {
  agent: 'agent',
  admin: 'person',
  customer: 'customer',
}

export const toApiMessage = (
  { id, message, date, sender, status, sources, unanswered, files }: ConversationMessage,
  conversationId: string,
): ApiMessage => ({
  id,
  conversation_id: conversationId,
  from: { role: SPEAKERS[sender.role], name: sender.name },
  text: message,
  created_at: date,
  status,
  sources,
  unanswered: unanswered ?? false,
  files: files ?? [],
})
