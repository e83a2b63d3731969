import type { Deps } from '../../../deps.ts'
import { newId } from '../../../lib/ids.ts'
import type { ModelTool } from '../../../ports/model/index.ts'
import type { Question } from '../../answering/types.ts'
import { addressesIn, asValue } from '../as-words.ts'
import type { RunRow } from '../run-store.ts'
import { type ActionRow, listActions } from '../store.ts'
import { noteRun, talkOf } from './book.ts'
import { type Came, proposalIn, run } from './run.ts'

/** Characters of an answer that the model is shown. */
const RESULT_MAX = 8_000
const VALUE_MAX = 500
/** Most runs in one reply, whatever the model is persuaded to do. */
const RUNS_MAX = 8

/** The actions that a model can run for the customer, and those it proposed. */
export type ModelActions = {
  tools: ModelTool[]
  /** The sentence that asks whether to run the proposed action; null when nothing was proposed. */
  proposal(): string | null
  /** Addresses in the answers, which a reply may show. */
  addresses: string[]
}

/**
 * The actions of an agent as tools for a model. One that only reads runs at once; one that changes something is stored and proposed, and
 * never run here.
 */
export async function actionsForModel(
  deps: Deps,
  question: Question,
  signal: AbortSignal,
): Promise<ModelActions | null> {
  const { userId, id: agentId, hasActions } = question.agent
  if (!hasActions || (question.isDraft && !question.rehearsal)) return null
  const actions = (await listActions(deps.db, userId, agentId)).filter(({ isOn }) => isOn)
  if (actions.length === 0) return null
  const addresses: string[] = []
  let proposed: string | null = null
  let runs = 0
  const use = async (action: ActionRow, given: Record<string, unknown>): Promise<string> => {
    const inputs = inputsOf(action, given)
    if (typeof inputs === 'string') return inputs
    if (proposed !== null) return 'Something waits for a yes of the customer. Do nothing else now.'
    // Counted before any waiting, because a model may call several tools at once.
    runs += 1
    if (runs > RUNS_MAX) return 'That was the last of it. Say what you know by now.'
    if (action.writes) proposed = proposalIn(question.agent.language, action, inputs)
    const row = await writeDown(deps, question, action, inputs)
    if (action.writes) {
      return 'Not done yet: the customer is asked whether it shall be done. Say nothing of it.'
    }
    const done = await run(deps, { question, signal }, action, row, ['asking'])
    if (done) question.reasons?.acted(done)
    addresses.push(...addressesIn(done?.answer ?? null))
    return resultOf(done)
  }
  return {
    tools: actions.map((action) => toolOf(action, use)),
    proposal: () => proposed,
    addresses,
  }
}

const toolOf = (
  action: ActionRow,
  use: (action: ActionRow, given: Record<string, unknown>) => Promise<string>,
): ModelTool => ({
  name: `action_${action.id.replaceAll('-', '').slice(-12)}`,
  description: `${action.name}: ${action.purpose}`,
  inputs: {
    type: 'object',
    additionalProperties: false,
    required: action.inputs.map(({ name }) => name),
    properties: Object.fromEntries(
      action.inputs.map(({ name, kind, ask, example, choices }) => [
        name,
        {
          type: kind === 'number' ? 'number' : 'string',
          description: example ? `${ask} Such as: ${example}` : ask,
          ...(kind === 'choice' && { enum: choices }),
        },
      ]),
    ),
  },
  execute: (given) => use(action, given),
})

/** @returns a sentence for the model when something is missing. */
function inputsOf(
  { inputs }: ActionRow,
  given: Record<string, unknown>,
): Record<string, string> | string {
  const values: Record<string, string> = {}
  for (const { name, kind, choices, ask } of inputs) {
    const raw = given[name]
    const text = typeof raw === 'number' ? String(raw) : raw
    const value = typeof text === 'string' ? asValue(text, VALUE_MAX) : ''
    if (!value) return `Ask the customer first: ${ask}`
    const isFit = kind !== 'number' || Number.isFinite(Number(value))
    if (!isFit || (kind === 'choice' && !choices.includes(value))) return `Ask the customer: ${ask}`
    values[name] = value
  }
  return values
}

/** The answer as data: whatever it says, it is quoted. */
const resultOf = (came: Came | null): string =>
  JSON.stringify({
    ok: came?.state === 'done',
    ...(came?.state === 'done' && came.said && { in_short: came.said }),
    answer_of_the_service: came?.answer?.slice(0, RESULT_MAX) ?? null,
  })

/** The row is stored before anything is sent. */
async function writeDown(
  deps: Deps,
  question: Question,
  action: ActionRow,
  inputs: Record<string, string>,
): Promise<RunRow> {
  const { userId, id: agentId } = question.agent
  return noteRun(deps, question, {
    id: newId(),
    userId,
    agentId,
    actionId: action.id,
    actionName: action.name,
    ...talkOf(question),
    turn: question.turn ?? null,
    state: action.writes ? 'proposed' : 'asking',
    inputs,
  })
}
