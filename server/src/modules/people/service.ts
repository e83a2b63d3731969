import type { CallLog } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { type Actor, record } from '../audit/record.ts'
import { deleteLog, readCallLogs } from '../call-logs/service.ts'
import { deleteConversation } from '../conversations/service.ts'
import {
  callsOfCaller,
  conversationsOfVisitor,
  readVisitor,
  type Wish,
  wishesOfCalls,
} from './store.ts'

/** Everything an account holds of the visitor of a conversation. @throws 404 */
export async function exportVisitor(deps: Deps, actor: Actor, conversationId: string) {
  const ids = await visitorsConversations(deps, actor.userId, conversationId)
  const { held, said, wishes } = await readVisitor(deps.db, actor.userId, ids)
  await noteExport(deps, actor, conversationId)
  const { customer } = held[0]!
  return {
    person: {
      name: customer.name,
      email: customer.email,
      city: customer.city,
      state: customer.state,
      country: customer.countryCode,
      first_seen_at: customer.firstSeenAt,
    },
    conversations: held.map(({ conversation }) => ({
      id: conversation.id,
      channel: conversation.channel,
      page_url: conversation.pageUrl,
      locale: conversation.locale,
      time_zone: conversation.timeZone,
      sentiment: conversation.sentiment,
      created_at: conversation.createdAt,
      messages: said
        .filter(({ conversationId: id }) => id === conversation.id)
        .map(({ role, senderName, text, createdAt }) => ({
          from: role,
          name: senderName,
          text,
          at: createdAt,
        })),
    })),
    appointments: wishes.map(toWish),
  }
}

/** Everything an account holds of the caller of a call. @throws 404 */
export async function exportCaller(deps: Deps, actor: Actor, callId: string) {
  const ids = await callersCalls(deps, actor.userId, callId)
  const logs = await readCallLogs(deps, actor.userId, ids)
  const wishes = await wishesOfCalls(deps.db, actor.userId, ids)
  await noteExport(deps, actor, callId)
  return {
    person: { number: logs[0]!.from_number },
    calls: logs.toReversed().map(toCall),
    appointments: wishes.map(toWish),
  }
}

/** Deletes every conversation of a visitor. @returns how many. @throws 404 */
export async function eraseVisitor(deps: Deps, actor: Actor, conversationId: string) {
  const ids = await visitorsConversations(deps, actor.userId, conversationId)
  for (const id of ids) await deleteConversation(deps, actor, id)
  return noteErasure(deps, actor, conversationId, ids.length)
}

/** Deletes every call of a caller, with its recordings. @returns how many. @throws 404 */
export async function eraseCaller(deps: Deps, actor: Actor, callId: string) {
  const ids = await callersCalls(deps, actor.userId, callId)
  for (const id of ids) await deleteLog(deps, actor, id)
  return noteErasure(deps, actor, callId, ids.length)
}

async function visitorsConversations({ db }: Deps, userId: string, id: string) {
  const ids = await conversationsOfVisitor(db, userId, id)
  if (ids.length === 0) throw notFound('Conversation')
  return ids
}

async function callersCalls({ db }: Deps, userId: string, id: string) {
  const ids = await callsOfCaller(db, userId, id)
  if (ids.length === 0) throw notFound('Call log')
  return ids
}

const noteExport = ({ db }: Deps, actor: Actor, id: string) =>
  record(db, actor, { action: 'person.export', subject: { id } })

async function noteErasure({ db }: Deps, actor: Actor, id: string, erased: number) {
  await record(db, actor, { action: 'person.erase', subject: { id }, details: { erased } })
  return { erased }
}

const toCall = (log: CallLog) => ({
  id: log.id,
  at: log.created_at,
  seconds: log.duration,
  name: log.logEntry?.callerName ?? null,
  reason: log.logEntry?.callReason ?? null,
  referral: log.logEntry?.referral ?? null,
  country: log.caller_country,
  state: log.caller_state,
  zip_code: log.zip_code,
  lead: log.lead ?? null,
  analysis: log.analysis,
  has_recording: log.voice_message?.has_sound ?? false,
  transcript: log.messages.map(({ entity_type: from, content, created_at: at }) => ({
    from,
    text: content,
    at,
  })),
})

const toWish = ({ words, startsAt, timeZone, createdAt }: Wish) => ({
  words,
  starts_at: startsAt,
  time_zone: timeZone,
  asked_at: createdAt,
})
