import type { Deps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { eraseBooked, exportBooked } from '../appointments/person.ts'
import { type Actor, record } from '../audit/record.ts'
import { deleteLog, readCallLogs } from '../call-logs/service.ts'
import { forgetContact } from '../contacts/service.ts'
import { deleteConversation } from '../conversations/service.ts'
import { forgetPrivateChats } from '../telegram/forget.ts'
import { toCall, toConversation, toDone, toFile, toMail, toWish } from './shapes.ts'
import {
  callsOfCaller,
  conversationsOfVisitor,
  readFiles,
  readVisitor,
  runsOfCalls,
  wishesOfCalls,
} from './store.ts'

/** Everything an account stores about the visitor of a conversation. @throws 404 */
export async function exportVisitor(deps: Deps, actor: Actor, conversationId: string) {
  const ids = await visitorsConversations(deps, actor.userId, conversationId)
  const { held, said, wishes, mails, noted, sent, done } = await readVisitor(
    deps.db,
    actor.userId,
    ids,
  )
  await noteExport(deps, actor, conversationId)
  const { customer, identity } = held[0]!
  const whole = {
    person: {
      name: customer.name,
      email: customer.email,
      city: customer.city,
      state: customer.state,
      country: customer.countryCode,
      first_seen_at: customer.firstSeenAt,
      lead: customer.lead,
      lead_at: customer.leadAt,
      ...(identity && {
        signed: {
          external_id: identity.subject,
          name: identity.name,
          email: identity.email,
          at: identity.verifiedAt,
        },
      }),
    },
    conversations: held.map((conversation) =>
      toConversation(conversation, { said, noted, sent, done }),
    ),
    appointments: wishes.map(toWish),
    booked_appointments: await exportBooked(deps, actor.userId, {
      conversationIds: ids,
      // An address that was only written may be somebody else's.
      email: identity?.email ?? null,
    }),
    mails: mails.map(toMail),
  }
  return withFiles(whole, deps, actor.userId, ids)
}

/** As text, piece by piece, because a visitor's files may be larger than the memory. */
async function* withFiles(whole: object, { db }: Deps, userId: string, ids: string[]) {
  yield `${JSON.stringify(whole, null, 2).slice(0, -2)},\n  "files": [`
  let before = '\n'
  for await (const file of readFiles(db, userId, ids)) {
    yield `${before}${JSON.stringify(toFile(file), null, 2)}`
    before = ',\n'
  }
  yield ']\n}\n'
}

/** Everything an account stores about the caller of a call. @throws 404 */
export async function exportCaller(deps: Deps, actor: Actor, callId: string) {
  const ids = await callersCalls(deps, actor.userId, callId)
  const logs = await readCallLogs(deps, actor.userId, ids)
  const wishes = await wishesOfCalls(deps.db, actor.userId, ids)
  const done = await runsOfCalls(deps.db, actor.userId, ids)
  await noteExport(deps, actor, callId)
  const whole = {
    person: { number: logs[0]!.from_number, contact: logs[0]!.contact ?? null },
    calls: logs.toReversed().map(toCall),
    appointments: wishes.map(toWish),
    actions: done.map(toDone),
    booked_appointments: await exportBooked(deps, actor.userId, callerOf(ids, logs[0]!)),
  }
  return [JSON.stringify(whole, null, 2)]
}

/** Deletes every conversation of a visitor. @returns how many. @throws 404 */
export async function eraseVisitor(deps: Deps, actor: Actor, conversationId: string) {
  const ids = await visitorsConversations(deps, actor.userId, conversationId)
  // Before the conversations are deleted, because the private chats are found through them.
  await forgetPrivateChats(deps, ids)
  // Before the conversations are deleted, because an address that their website has signed is found through them.
  const { held } = await readVisitor(deps.db, actor.userId, ids)
  const { identity } = held[0]!
  await eraseBooked(deps, actor.userId, { conversationIds: ids, email: identity?.email ?? null })
  for (const id of ids) await deleteConversation(deps, actor, id)
  return noteErasure(deps, actor, conversationId, ids.length)
}

/** Deletes every call of a caller, with its recordings, and their contact. @returns how many. @throws 404 */
export async function eraseCaller(deps: Deps, actor: Actor, callId: string) {
  const ids = await callersCalls(deps, actor.userId, callId)
  const [log] = await readCallLogs(deps, actor.userId, ids.slice(-1))
  // Before the calls are deleted, because a second attempt after a failure could not find the number any more.
  if (log) {
    await forgetContact(deps, actor.userId, log.from_number)
    await eraseBooked(deps, actor.userId, callerOf(ids, log))
  }
  for (const id of ids) await deleteLog(deps, actor, id)
  return noteErasure(deps, actor, callId, ids.length)
}

/** A withheld number identifies nobody. */
const callerOf = (callIds: string[], { from_number: from }: { from_number: string }) => ({
  callIds,
  phone: from.startsWith('+') ? from : null,
})

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
