import { type CallLatency, type CallLog, foundWords, searchWords } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { excerpt } from '../../lib/excerpt.ts'
import { pageBehind, type Paged, type Paging } from '../../lib/cursor.ts'
import type { Sound } from '../../ports/telephony/index.ts'
import { findOwnAgent } from '../agents/own.ts'
import { bookedInCalls } from '../appointments/in-calls.ts'
import { type Actor, record } from '../audit/record.ts'
import { bookingsOfCalls } from '../booking/service.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { askedFor, type Typed } from '../searching/asked.ts'
import { hangUpCall } from '../calls/live.ts'
import { removeLeftRecordings } from '../calls/recordings.ts'
import { findCalls, listCalls, listCallsBehind, type WantedCalls } from './found-store.ts'
import {
  findLog,
  findRecording,
  listUnread,
  measureLatency,
  readLogs,
  removeLog,
  setRead,
} from './store.ts'

type Page = { page: number; limit: number } & Typed
type Logs = { logs: CallLog[]; meta: { total: number } }

/** Calls, newest first; with `q` those with its words in the caller or the transcript. */
export async function listCallLogs(deps: Deps, userId: string, page: Page): Promise<Logs> {
  const { logs, meta } = await findLogs(deps, userId, page)
  return { logs: await withAppointments(deps, logs), meta }
}

/**
 * A call with its transcript.
 * @throws 404
 */
export async function readCallLog(deps: Deps, userId: string, id: string): Promise<CallLog> {
  const log = await findLog(deps.db, userId, id)
  if (!log) throw notFound('Call log')
  return (await withAppointments(deps, [log]))[0]!
}

/** The calls with the booking links texted in them, the times asked for and the appointments booked. */
async function withAppointments({ db }: Deps, logs: CallLog[]): Promise<CallLog[]> {
  const ids = logs.map(({ id }) => id)
  const [bookingsOf, bookedIn] = await Promise.all([
    bookingsOfCalls(db, ids),
    bookedInCalls(db, ids),
  ])
  return logs.map((log) => ({
    ...log,
    ...bookingsOf(log.id),
    booked: bookedIn(log.id),
  }))
}

async function findLogs(deps: Deps, userId: string, page: Page): Promise<Logs> {
  const { words: q, span, cases } = await askedFor(page, deps.now())
  const { ids, total } = q
    ? await findCalls(deps.driver, userId, { ...page, q, span }, deps.now())
    : await listCalls(deps.driver, userId, { ...page, span, cases })
  const logs = await readLogs(deps.db, userId, ids)
  return { logs: q ? logs.map((log) => withMatch(log, q)) : logs, meta: { total } }
}

function withMatch(log: CallLog, q: string): CallLog {
  const found = log.messages.findLast(({ content }) =>
    searchWords(q).every((word) => foundWords(word)?.test(content)),
  )
  return found ? { ...log, match: excerpt(found.content, q) } : log
}

/** Unread calls are counted up to this number: the screen shows more as '99+'. */
const MAX_UNREAD = 100

/** The calls among `ids` that belong to the account, newest first. */
export const readCallLogs = (deps: Deps, userId: string, ids: string[]): Promise<CallLog[]> =>
  readLogs(deps.db, userId, ids)

/** Calls, newest first. @throws 400 `invalid_cursor` */
export async function pageCallLogs(
  deps: Deps,
  userId: string,
  asked: Paging & WantedCalls,
): Promise<Paged<CallLog>> {
  const { data, next_cursor } = await pageBehind(asked, (place, limit) =>
    listCallsBehind(deps.driver, userId, asked, place, limit),
  )
  const ids = data.map(({ id }) => id)
  return { data: await readLogs(deps.db, userId, ids), next_cursor }
}

export const readUnread = (deps: Deps, userId: string) => listUnread(deps.db, userId, MAX_UNREAD)

/**
 * Marks a call as read.
 * @throws 404
 */
export async function markLogRead(deps: Deps, userId: string, id: string): Promise<null> {
  if (!(await setRead(deps.db, userId, id, deps.now()))) throw notFound('Call log')
  return null
}

/**
 * Deletes a call; one in progress is hung up first.
 * @throws 404
 */
export async function deleteLog(deps: Deps, actor: Actor, id: string): Promise<null> {
  const { userId } = actor
  const log = await findLog(deps.db, userId, id)
  if (!log) throw notFound('Call log')
  if (log.live) await hangUpCall(deps, userId, id)
  await deps.db.transaction(async (tx) => {
    await removeLog(tx, userId, id)
    await record(tx, actor, { action: 'call.delete', subject: { id } })
  })
  // In the background: if the carrier does not answer, a job tries again.
  deps.lifecycle.inBackground(removeLeftRecordings(deps))
  notifyDashboards(deps, 'call', { id, userId, agentId: log.agent.id })
  return null
}

/**
 * The sound of the message a caller left.
 * @throws 404, 409 `no_recording`
 */
export async function openRecording(
  deps: Deps,
  userId: string,
  id: string,
  range: string | undefined,
): Promise<Sound> {
  const found = await findRecording(deps.db, userId, id)
  if (!found) throw notFound('Call log')
  if (!found.sid) throw refused('no_recording', 'No sound was recorded in this call.')
  return deps.telephony.openRecording(found.sid, range)
}

/**
 * How fast an agent replied in its last calls.
 * @throws 404
 */
export async function latencyOf(deps: Deps, userId: string, agentId: string): Promise<CallLatency> {
  await findOwnAgent(deps, userId, agentId)
  return measureLatency(deps.db, userId, agentId)
}
