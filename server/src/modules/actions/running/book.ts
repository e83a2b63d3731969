import type { ActionRunState } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import type { Question } from '../../answering/types.ts'
import {
  changeRun,
  findLastRun,
  forgetOldTests,
  insertRun,
  type NewRun,
  type RunChange,
  type RunRow,
  type Talk,
} from '../run-store.ts'

/** The runs of a test of an agent, kept in memory while the test lasts and never stored. */
export type Rehearsal = { runs: RunRow[] }

export const newRehearsal = (): Rehearsal => ({ runs: [] })

/** The last run in this conversation, call or test. */
export async function lastRun(deps: Deps, question: Question): Promise<RunRow | undefined> {
  const { rehearsal, agent } = question
  return rehearsal ? rehearsal.runs.at(-1) : findLastRun(deps.db, agent.userId, talkOf(question))
}

/** The conversation or call in which a question was asked. */
export const talkOf = ({ isSpoken, conversationId }: Question): Talk =>
  isSpoken ? { callId: conversationId } : { conversationId }

export async function noteRun(
  { db, now }: Deps,
  { rehearsal }: Question,
  run: NewRun,
): Promise<RunRow> {
  if (!rehearsal) return insertRun(db, run)
  const row = { ...BLANK, ...run, createdAt: now() } as RunRow
  rehearsal.runs.push(row)
  return row
}

/** @returns undefined when the run is in another state than expected: another reply works on it. */
export async function changeNoted(
  { db }: Deps,
  { rehearsal }: Question,
  row: RunRow,
  from: readonly ActionRunState[],
  change: RunChange,
): Promise<RunRow | undefined> {
  if (!rehearsal) return changeRun(db, row.userId, row.id, from, change)
  const at = rehearsal.runs.findIndex(({ id, state }) => id === row.id && from.includes(state))
  if (at < 0) return undefined
  rehearsal.runs[at] = { ...rehearsal.runs[at]!, ...change }
  return rehearsal.runs[at]
}

/** Adds a service call made in a test to the log, as for the owner's own tests. */
export async function logRehearsed({ db }: Deps, row: RunRow): Promise<void> {
  await forgetOldTests(db, row.userId, row.agentId)
  await insertRun(db, { ...row, conversationId: null, callId: null })
}

const BLANK = {
  actionId: null,
  conversationId: null,
  callId: null,
  turn: null,
  asking: null,
  asked: 0,
  said: null,
  problem: null,
  status: null,
  tookMs: null,
  begunAt: null,
}
