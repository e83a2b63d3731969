import type { Attention } from 'shared-types'
import { readTallies } from '../../db/tallies.ts'
import type { Deps } from '../../deps.ts'
import { toRequest } from '../booking/service.ts'
import { customerName } from '../../lib/customer-name.ts'
import { WEEK_MS } from '../../lib/time.ts'
import { readOpenGroups } from '../answering/gaps.ts'
import { readNewMentions } from '../notes/mentions.ts'
import { listAgentsAsked, listMissedCalls, listPeopleWanted, listWishes } from './store.ts'

/** The most entries of each kind; the rest is one click away. */
const SHOWN = 4
const MAX_WORDS = 200

/** What waits for the people of an account. Nothing is counted: only a handful of rows of each kind is read, and the open questions of a few agents. */
export async function readAttention(
  deps: Deps,
  userId: string,
): Promise<Omit<Attention, 'mentions'>> {
  const { db } = deps
  const most = SHOWN + 1
  const [people, calls, wishes, questions, week] = await Promise.all([
    listPeopleWanted(db, userId, most),
    listMissedCalls(db, userId, most),
    listWishes(db, userId, deps.now(), most),
    readQuestions(deps, userId, most),
    weekOf(deps, userId),
  ])
  return {
    people: some(people, ({ conversationId, customerId, name, since, words }) => ({
      conversation_id: conversationId,
      name: customerName(name, customerId),
      since: since!.toISOString(),
      words: (words ?? '').slice(0, MAX_WORDS),
    })),
    calls: some(calls, ({ callId, name, from, at, recordingUrl, reason }) => ({
      call_id: callId,
      name,
      from_number: from,
      at: at.toISOString(),
      has_message: recordingUrl !== null,
      reason,
    })),
    appointments: some(wishes, ({ wish, customerId, customerName: known, callerName, from }) => ({
      ...toRequest(wish),
      name: customerId ? customerName(known, customerId) : (callerName ?? from ?? ''),
      conversation_id: wish.conversationId,
      call_id: wish.callId,
    })),
    questions: some(questions, ({ gap, agent }) => ({
      id: gap.id,
      question: gap.question,
      times: gap.times,
      last_asked_at: gap.lastAskedAt.toISOString(),
      agent,
    })),
    week,
  }
}

/** Notes that mention one of these people, until they open the conversation. */
export const readMentions = async (deps: Deps, userId: string, personId: string) =>
  some(await readNewMentions(deps, userId, personId, SHOWN + 1), (mention) => mention)

/** Unanswered questions, newest first, grouped as in the knowledge base; the newest are all asked of the agents asked last. */
async function readQuestions(deps: Deps, userId: string, most: number) {
  const asked = await listAgentsAsked(deps.db, userId, most)
  const all = await Promise.all(
    asked.map(async (agent) =>
      (await readOpenGroups(deps, userId, agent.id)).map((gap) => ({ gap, agent })),
    ),
  )
  return all
    .flat()
    .toSorted((one, other) => +other.gap.lastAskedAt - +one.gap.lastAskedAt)
    .slice(0, most)
}

async function weekOf(deps: Deps, userId: string): Promise<Attention['week']> {
  const since = new Date(deps.now().getTime() - WEEK_MS)
  const recent = await readTallies(deps.db, userId, 'screened', since)
  const of = (which: string) =>
    recent.reduce((sum, { part, amount }) => sum + (part === which ? amount : 0), 0)
  return { stopped: of('stopped'), put_through: of('put_through') }
}

const some = <Row, Shown>(rows: Row[], show: (row: Row) => Shown) => ({
  rows: rows.slice(0, SHOWN).map(show),
  more: rows.length > SHOWN,
})
