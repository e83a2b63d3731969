import {
  PHRASINGS_MAX,
  TAUGHT_MAX,
  TAUGHT_WAYS_MAX,
  type TaughtAnswer,
  type TaughtImport,
  type WriteTaughtAnswer,
} from 'shared-types'
import { isUniqueViolation } from '../../db/errors.ts'
import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { findOwnAgent } from '../agents/own.ts'
import { fingerprintOf } from '../answering/gaps.ts'
import { type Actor, record } from '../audit/record.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import {
  countTaught,
  coverGaps,
  findTaughtAnswer,
  insertTaught,
  listTaught,
  lockAgent,
  ownAgentIds,
  removeTaught,
  replaceLinks,
  saveTaught,
  type TaughtRow,
  updateTaught,
} from './store.ts'

/**
 * Who teaches, and the name stored with it. The question is not written to the activity log: it may be a visitor's words, which are deleted
 * with their conversation.
 */
export type Teacher = { actor: Actor; name: string }

/** The answers an agent was taught. @throws 404 */
export async function readTaught(deps: Deps, userId: string, agentId: string) {
  await findOwnAgent(deps, userId, agentId)
  return { answers: await listTaught(deps.db, userId, agentId) }
}

/** Adds an answer. @throws 404; 409 `question_answered` when that question has one already, `answers_full` */
export async function teach(
  deps: Deps,
  { actor, name }: Teacher,
  agentId: string,
  written: WriteTaughtAnswer,
): Promise<TaughtAnswer> {
  const { userId } = actor
  const { name: agentName } = await findOwnAgent(deps, userId, agentId)
  const id = await answeredOnce(() =>
    deps.db.transaction(async (tx) => {
      const added = await withRoom(tx, agentId, async () => {
        const asked = await coverGaps(tx, userId, agentId, written.gap_ids)
        const row = rowOf(written, asked)
        return insertTaught(tx, { ...row, userId, agentId, writtenBy: name })
      })
      await replaceLinks(tx, userId, added, await othersOf(tx, userId, agentId, written))
      const subject = { id: agentId, name: agentName }
      await record(tx, actor, { action: 'knowledge.teach', subject })
      return added
    }),
  )
  return notifyAndRead(deps, userId, agentId, id)
}

/** Changes an answer. @throws 404; 409 `linked_answer` when the agent only links to it, `question_answered`, `answers_full` */
export async function reteach(
  deps: Deps,
  { actor, name }: Teacher,
  agentId: string,
  id: string,
  written: WriteTaughtAnswer,
): Promise<TaughtAnswer> {
  const { userId } = actor
  await ownedAnswer(deps, userId, agentId, id)
  const { name: agentName } = await findOwnAgent(deps, userId, agentId)
  await answeredOnce(() =>
    deps.db.transaction(async (tx) => {
      await withRoom(tx, agentId, async () => {
        const asked = await coverGaps(tx, userId, agentId, written.gap_ids)
        const row = rowOf(written, asked)
        await updateTaught(tx, userId, id, { ...row, writtenBy: name })
      })
      await replaceLinks(tx, userId, id, await othersOf(tx, userId, agentId, written))
      const subject = { id: agentId, name: agentName }
      await record(tx, actor, { action: 'knowledge.reteach', subject })
    }),
  )
  return notifyAndRead(deps, userId, agentId, id)
}

/** Deletes an answer. @throws 404; 409 `linked_answer` */
export async function unteach(
  deps: Deps,
  actor: Actor,
  agentId: string,
  id: string,
): Promise<null> {
  await ownedAnswer(deps, actor.userId, agentId, id)
  const { name } = await findOwnAgent(deps, actor.userId, agentId)
  await deps.db.transaction(async (tx) => {
    await removeTaught(tx, actor.userId, id)
    await record(tx, actor, { action: 'knowledge.unteach', subject: { id: agentId, name } })
  })
  notifyDashboards(deps, 'knowledge', { id, userId: actor.userId, agentId })
  return null
}

/** Adds all of these answers or none; when a question occurs twice, the last answer counts. @throws 404; 409 `answers_full` */
export async function teachMany(
  deps: Deps,
  { actor, name: writtenBy }: Teacher,
  agentId: string,
  answers: Pick<WriteTaughtAnswer, 'question' | 'phrasings' | 'answer'>[],
): Promise<TaughtImport> {
  const { userId } = actor
  const { name } = await findOwnAgent(deps, userId, agentId)
  const rows = new Map(
    answers
      .map((written): TaughtRow => ({ ...rowOf(written, []), userId, agentId, writtenBy }))
      .map((row) => [row.fingerprint, row]),
  )
  const added = await deps.db.transaction(async (tx) => {
    const isNew = await withRoom(tx, agentId, () => saveTaught(tx, [...rows.values()]))
    const details = { added: isNew, changed: rows.size - isNew }
    const subject = { id: agentId, name }
    await record(tx, actor, { action: 'knowledge.teach_many', subject, details })
    return isNew
  })
  notifyDashboards(deps, 'knowledge', { id: agentId, userId, agentId })
  return { added, changed: rows.size - added }
}

/**
 * Runs `write` while nobody else writes taught answers of the agent, and rolls it back when there are too many afterwards.
 * @throws 409 `answers_full`
 */
async function withRoom<T>(tx: Database, agentId: string, write: () => Promise<T>): Promise<T> {
  await lockAgent(tx, agentId)
  const written = await write()
  const { answers, ways } = await countTaught(tx, agentId)
  if (answers > TAUGHT_MAX) {
    throw refused('answers_full', `An agent is taught ${count(TAUGHT_MAX)} answers at most.`)
  }
  if (ways > TAUGHT_WAYS_MAX) {
    const sentence = `An agent is taught ${count(TAUGHT_WAYS_MAX)} ways to ask at most. Leave some out.`
    throw refused('answers_full', sentence)
  }
  return written
}

const count = (number: number): string => number.toLocaleString('en-US')

/** The row of an answer. Visitors' questions that it answers become further phrasings, each stored once. */
function rowOf(
  { question, phrasings, answer }: Pick<WriteTaughtAnswer, 'question' | 'phrasings' | 'answer'>,
  asked: string[],
) {
  const fingerprint = fingerprintOf(question)
  const seen = new Set([fingerprint])
  const others = [...phrasings, ...asked].filter((way) => {
    const print = fingerprintOf(way)
    return print && !seen.has(print) && seen.add(print)
  })
  return { question, fingerprint, phrasings: others.slice(0, PHRASINGS_MAX), answer }
}

const othersOf = async (
  tx: Database,
  userId: string,
  agentId: string,
  { agent_ids: ids }: WriteTaughtAnswer,
): Promise<string[]> => {
  const otherIds = [...new Set(ids)].filter((id) => id !== agentId)
  const own = await ownAgentIds(tx, userId, otherIds)
  if (own.length < otherIds.length) throw notFound('Agent')
  return own
}

async function ownedAnswer(deps: Deps, userId: string, agentId: string, id: string) {
  const answer = await findTaughtAnswer(deps.db, userId, agentId, id)
  if (!answer) throw notFound('Answer')
  if (answer.agent_id !== agentId) {
    throw refused('linked_answer', 'Another agent owns this answer. Change it there.')
  }
  return answer
}

async function notifyAndRead(deps: Deps, userId: string, agentId: string, id: string) {
  notifyDashboards(deps, 'knowledge', { id, userId, agentId })
  const answer = await findTaughtAnswer(deps.db, userId, agentId, id)
  if (!answer) throw notFound('Answer')
  return answer
}

const answeredOnce = <T>(write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error
    throw refused('question_answered', 'This question has an answer already. Change that one.')
  })
