import type { ActionRunState } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { outsideLane } from '../../../lib/fair-lanes.ts'
import { inOneLine } from '../../../wording/in-one-line.ts'
import { writtenIn } from '../../../wording/index.ts'
import type { AnswerPart, Question } from '../../answering/types.ts'
import { asWords } from '../as-words.ts'
import { sayUnsent } from '../placeholders.ts'
import type { RunRow } from '../run-store.ts'
import { send } from '../send.ts'
import { type ActionRow, markChanged } from '../store.ts'
import { changeNoted, logRehearsed } from './book.ts'

type Turn = { question: Question; signal: AbortSignal }
/** A run, and the answer if it was sent just now. */
export type Came = RunRow & { answer?: string | null }

/**
 * Runs an action that is ready. Before anything is sent, the row records that it is being sent, so that only one node sends it.
 * @returns null when the run is in another state than expected: another reply works on it.
 */
export async function run(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  ready: RunRow,
  from: ActionRunState[],
): Promise<Came | null> {
  const change = { state: 'running' as const, turn: turn.question.turn ?? null }
  const row = await changeNoted(deps, turn.question, ready, from, change)
  return row ? outsideLane(() => sendRun(deps, turn, action, row)) : null
}

/**
 * Continues after a node that died: a run that has ended stays as it is, one that only reads is sent again, and for one that changes
 * something the result is unknown.
 */
export async function runAgain(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  row: RunRow,
): Promise<RunRow> {
  if (row.state !== 'running') return row
  if (!action.writes) return outsideLane(() => sendRun(deps, turn, action, row))
  const lost = { state: 'unknown' as const, problem: 'The server went before the answer came.' }
  return (await changeNoted(deps, turn.question, row, ['running'], lost)) ?? row
}

/** An action that writes is not cancelled with its reply: its answer is awaited and stored. */
async function sendRun(
  deps: Deps,
  { question, signal }: Turn,
  action: ActionRow,
  row: RunRow,
): Promise<Came> {
  if (question.rehearsal && action.writes) return unsent(action, row)
  const stop = action.writes ? undefined : signal
  const { answer, isChanged, ...came } = await send(deps, action, row.inputs, row.id, stop)
  if (isChanged) await markChanged(deps.db, row.userId, action.id)
  const done = await changeNoted(deps, question, row, ['running', 'unknown'], came)
  const ended = done ?? { ...row, ...came }
  if (question.rehearsal) await logRehearsed(deps, ended)
  return { ...ended, answer }
}

/** In a test nothing is changed outside: only the sentence about it is said. */
const unsent = ({ result }: ActionRow, row: RunRow): Came => ({
  ...row,
  state: 'done',
  said: sayUnsent(result, row.inputs),
})

/** The sentence that asks whether to run an action, and names the values that the visitor should check. */
export const proposalIn = (
  language: string,
  { name, inputs }: ActionRow,
  values: Record<string, string>,
): string =>
  writtenIn(language).action.confirm({
    name,
    inputs: inputs.map((input) => asWords(values[input.name] ?? '')).join(', '),
  })

/** The result for the visitor, also noted among the reasons of the answer. */
export function* describeRun({ question }: Turn, row: RunRow): Generator<AnswerPart> {
  question.reasons?.acted(row)
  const { action, chat } = writtenIn(question.agent.language)
  const isLost = row.state === 'unknown' || row.state === 'running'
  const sentence = isLost ? action.unknown : (row.said ?? action.failed)
  const failed = row.state !== 'done'
  const offerPerson = failed && question.agent.allowHandover
  yield { type: 'text', text: offerPerson ? inOneLine(sentence, chat.offer) : sentence }
  yield { type: 'end', outcome: 'answered', offerPerson }
}
