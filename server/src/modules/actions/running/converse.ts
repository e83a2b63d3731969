import type { ActionInput } from 'shared-types'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../lib/ids.ts'
import { inOneLine } from '../../../wording/in-one-line.ts'
import { writtenIn } from '../../../wording/index.ts'
import { clockZone } from '../../answering/clock-zone.ts'
import { taughtOf } from '../../answering/taught/own-answer.ts'
import type { AnswerPart, Question } from '../../answering/types.ts'
import type { Heard } from '../../listening/types.ts'
import type { RunRow } from '../run-store.ts'
import { type ActionRow, listActions } from '../store.ts'
import { changeNoted, lastRun, noteRun, talkOf } from './book.ts'
import { wantedAction } from './intent.ts'
import { isTelling } from './shapes.ts'
import { readInput } from './read-input.ts'
import { proposalIn, run, runAgain, describeRun } from './run.ts'

/** How often a visitor is asked for the same input. */
const ASKED_MAX = 2

export type Turn = { question: Question; heard: Heard; signal: AbortSignal }
/** What an action has the agent say in this turn; null when no action is involved. */
export type ActionReply = Generator<AnswerPart> | null

/**
 * Continues an action that was begun in this conversation: takes the input that was asked for, or the yes or no to a proposal. When none
 * was begun and no model answers, begins the action somebody asks for.
 */
export async function actInTurn(deps: Deps, turn: Turn, hasModel: boolean): Promise<ActionReply> {
  const { question } = turn
  const { userId, id: agentId } = question.agent
  const [last, all] = await Promise.all([
    lastRun(deps, question),
    listActions(deps.db, userId, agentId),
  ])
  const actions = all.filter(({ isOn }) => isOn)
  const action = last && actions.find(({ id }) => id === last.actionId)
  if (last && action) {
    const isSameTurn = last.turn !== null && last.turn === question.turn
    const reply = isSameTurn
      ? await again(deps, turn, action, last)
      : await goOn(deps, turn, action, last)
    if (reply) return reply
  }
  if (hasModel || turn.heard.smallTalk) return null
  const requested = wantedAction(question, actions, await taughtOf(deps, question))
  return requested ? begin(deps, turn, requested) : null
}

/** For a node that died before it said what it had done: says the same, and does nothing twice. */
async function again(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  last: RunRow,
): Promise<ActionReply> {
  if (last.state === 'asking') {
    const input = inputOf(action, last.asking)
    return input ? ask(input) : proceed(deps, turn, action, last, last.inputs)
  }
  if (last.state === 'proposed') return propose(turn, action, last)
  if (last.state === 'dropped') return replyWith(wordingOf(turn).notDone)
  return describeRun(turn, await runAgain(deps, turn, action, last))
}

async function goOn(deps: Deps, turn: Turn, action: ActionRow, last: RunRow): Promise<ActionReply> {
  // A yes is an answer to whoever spoke last, and to the last question.
  if (wasPersonLast(turn)) return drop(deps, turn, last, false)
  if (last.state === 'proposed') {
    return wasProposedLast(turn, action)
      ? decide(deps, turn, action, last)
      : drop(deps, turn, last, false)
  }
  if (last.state === 'asking') return take(deps, turn, action, last)
  return null
}

const lastReply = ({ question }: Turn) =>
  question.history.findLast(({ role }) => role !== 'customer')

const wasPersonLast = (turn: Turn): boolean => lastReply(turn)?.role === 'admin'

/**
 * Whether the last message proposed this action. Other questions do not name it, such as whether to fetch a person; and a caller may have
 * heard only the beginning of a spoken one, or nothing.
 */
const wasProposedLast = (turn: Turn, { name }: ActionRow): boolean =>
  asSpoken(lastReply(turn)?.text ?? '').includes(asSpoken(name))

/** Removes punctuation, which is not spoken. */
const asSpoken = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Reads the answer to a proposal. It is asked once: everything but a yes means no. */
async function decide(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  last: RunRow,
): Promise<ActionReply> {
  if (turn.heard.saysYes) {
    const done = await run(deps, turn, action, last, ['proposed'])
    return done && describeRun(turn, done)
  }
  return drop(deps, turn, last, turn.heard.saysNo)
}

async function take(deps: Deps, turn: Turn, action: ActionRow, last: RunRow): Promise<ActionReply> {
  const { heard } = turn
  const input = inputOf(action, last.asking)
  if (!input) return drop(deps, turn, last, false)
  const value = await readInput(input, heard, clockOf(deps, turn), !isAnotherQuestion(heard))
  if (value !== null) {
    return proceed(deps, turn, action, last, { ...last.inputs, [input.name]: value })
  }
  if (heard.saysNo || heard.saysGoodbye) return drop(deps, turn, last, heard.saysNo)
  if (isAnotherQuestion(heard) || last.asked >= ASKED_MAX) return drop(deps, turn, last, false)
  const change = { asked: last.asked + 1, ...stampOf(turn) }
  const asked = await changeNoted(deps, turn.question, last, ['asking'], change)
  return asked ? askAgain(turn, input) : null
}

const isAnotherQuestion = ({ text }: Heard): boolean => text.includes('?')

async function begin(deps: Deps, turn: Turn, action: ActionRow): Promise<ActionReply> {
  const { userId, id: agentId } = turn.question.agent
  const begun = await noteRun(deps, turn.question, {
    id: newId(),
    userId,
    agentId,
    actionId: action.id,
    actionName: action.name,
    ...talkOf(turn.question),
    ...stampOf(turn),
    state: 'asking',
    inputs: {},
  })
  return proceed(deps, turn, action, begun, {})
}

/** Asks for a missing input; with all inputs the action is run, or proposed. */
async function proceed(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  row: RunRow,
  known: Record<string, string>,
): Promise<ActionReply> {
  const inputs = { ...(await inputsIn(deps, turn, action, known)), ...known }
  const missing = action.inputs.find(({ name }) => inputs[name] === undefined)
  const asking = missing?.name ?? null
  const state = nextState(action, missing)
  const change = { inputs, asking, asked: 1, state, ...stampOf(turn) }
  const next = await changeNoted(deps, turn.question, row, ['asking'], change)
  if (!next) return null
  if (missing) return ask(missing)
  if (action.writes) return propose(turn, action, next)
  const done = await run(deps, turn, action, next, ['asking'])
  return done && describeRun(turn, done)
}

const nextState = ({ writes }: ActionRow, missing: ActionInput | undefined) =>
  missing || !writes ? ('asking' as const) : ('proposed' as const)

/** Inputs that somebody mentions together with their wish or their answer. */
async function inputsIn(
  deps: Deps,
  turn: Turn,
  { inputs }: ActionRow,
  known: Record<string, string>,
): Promise<Record<string, string>> {
  const values: Record<string, string> = {}
  for (const input of inputs) {
    if (known[input.name] !== undefined) continue
    const value = await readInput(input, turn.heard, clockOf(deps, turn), false)
    if (value !== null) values[input.name] = value
  }
  return values
}

/** Drops an action. @param isSaid whether to say so; otherwise the message is answered as usual. */
async function drop(deps: Deps, turn: Turn, row: RunRow, isSaid: boolean): Promise<ActionReply> {
  const change = { state: 'dropped' as const, ...(isSaid && stampOf(turn)) }
  await changeNoted(deps, turn.question, row, ['asking', 'proposed'], change)
  return isSaid ? replyWith(wordingOf(turn).notDone) : null
}

const ask = ({ ask: words }: ActionInput): ActionReply => replyWith(words, true)

/** Asks for an input that was not understood, with what one looks like. */
function askAgain(turn: Turn, { ask: words, example }: ActionInput): ActionReply {
  const wording = wordingOf(turn)
  const looks = isTelling(example) ? wording.example({ example }) : ''
  return replyWith(inOneLine(wording.again, inOneLine(words, looks)), true)
}

const propose = (turn: Turn, action: ActionRow, row: RunRow): ActionReply =>
  replyWith(proposalIn(turn.question.agent.language, action, row.inputs), true)

function* replyWith(text: string, awaits = false): Generator<AnswerPart> {
  yield { type: 'text', text }
  yield { type: 'end', outcome: 'answered', offerPerson: false, ...(awaits && { awaits }) }
}

const inputOf = ({ inputs }: ActionRow, name: string | null): ActionInput | undefined =>
  inputs.find((input) => input.name === name)
const stampOf = ({ question }: Turn) => ({ turn: question.turn ?? null })
const wordingOf = ({ question }: Turn) => writtenIn(question.agent.language).action
const clockOf = (deps: Deps, { question }: Turn) => ({
  now: deps.now(),
  timeZone: clockZone(question),
})
