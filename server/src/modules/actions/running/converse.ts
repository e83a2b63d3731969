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
import { changeNoted, lastRun, noteRun } from './book.ts'
import { wantedAction } from './intent.ts'
import { proposalIn } from './proposal.ts'
import { readInput } from './read-input.ts'
import { run, runAgain, toldOf } from './run.ts'
import { talkOf } from './talk.ts'

/** How often somebody is asked for the same thing. */
const ASKED_MOST = 2

export type Turn = { question: Question; heard: Heard; signal: AbortSignal }
/** What is said in this turn; null where it is none of an action's. */
export type ActionReply = Generator<AnswerPart> | null

/**
 * Goes on with what an action began in this conversation: takes what was asked for, or the yes or no to what was proposed. Where nothing
 * was begun and no model speaks, begins what somebody asks for.
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
    const said = isSameTurn
      ? await again(deps, turn, action, last)
      : await goOn(deps, turn, action, last)
    if (said) return said
  }
  if (hasModel || turn.heard.smallTalk) return null
  const wanted = wantedAction(question, actions, await taughtOf(deps, question))
  return wanted ? begin(deps, turn, wanted) : null
}

/** A node went before it had said what it did: the same is said, and nothing is done twice. */
async function again(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  last: RunRow,
): Promise<ActionReply> {
  if (last.state === 'asking') {
    const input = inputOf(action, last.asking)
    return input ? ask(turn, input) : proceed(deps, turn, action, last, last.inputs)
  }
  if (last.state === 'proposed') return propose(turn, action, last)
  if (last.state === 'dropped') return says(wordingOf(turn).notDone)
  return toldOf(turn, await runAgain(deps, turn, action, last))
}

async function goOn(deps: Deps, turn: Turn, action: ActionRow, last: RunRow): Promise<ActionReply> {
  // A yes is meant for who spoke last, and for what was asked last.
  if (wasPersonLast(turn)) return drop(deps, turn, last, false)
  if (last.state === 'proposed') {
    return wasProposedLast(turn, action)
      ? decide(deps, turn, action, last)
      : drop(deps, turn, last, false)
  }
  if (last.state === 'asking') return take(deps, turn, action, last)
  return null
}

const lastSaid = ({ question }: Turn) =>
  question.history.findLast(({ role }) => role !== 'customer')

const wasPersonLast = (turn: Turn): boolean => lastSaid(turn)?.role === 'admin'

/**
 * Whether what was said last names what was proposed. Other things are asked without it, such as whether a person shall come; and of what
 * is spoken a caller has heard the beginning only, or not even that.
 */
const wasProposedLast = (turn: Turn, { name }: ActionRow): boolean =>
  asSpoken(lastSaid(turn)?.text ?? '').includes(asSpoken(name))

/** A voice leaves marks out. */
const asSpoken = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Asked once: whatever is no yes is none. */
async function decide(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  last: RunRow,
): Promise<ActionReply> {
  if (turn.heard.saysYes) {
    const done = await run(deps, turn, action, last, ['proposed'])
    return done && toldOf(turn, done)
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
  if (isAnotherQuestion(heard) || last.asked >= ASKED_MOST) return drop(deps, turn, last, false)
  const change = { asked: last.asked + 1, ...stampOf(turn) }
  const asked = await changeNoted(deps, turn.question, last, ['asking'], change)
  return asked ? ask(turn, input, wordingOf(turn).again) : null
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

/** Asks for what is missing; with everything there it is done, or proposed. */
async function proceed(
  deps: Deps,
  turn: Turn,
  action: ActionRow,
  row: RunRow,
  known: Record<string, string>,
): Promise<ActionReply> {
  const inputs = { ...(await inputsSaid(deps, turn, action, known)), ...known }
  const missing = action.inputs.find(({ name }) => inputs[name] === undefined)
  const asking = missing?.name ?? null
  const state = nextState(action, missing)
  const change = { inputs, asking, asked: 1, state, ...stampOf(turn) }
  const next = await changeNoted(deps, turn.question, row, ['asking'], change)
  if (!next) return null
  if (missing) return ask(turn, missing)
  if (action.writes) return propose(turn, action, next)
  const done = await run(deps, turn, action, next, ['asking'])
  return done && toldOf(turn, done)
}

const nextState = ({ writes }: ActionRow, missing: ActionInput | undefined) =>
  missing || !writes ? ('asking' as const) : ('proposed' as const)

/** What somebody tells beside what they want or were asked for. */
async function inputsSaid(
  deps: Deps,
  turn: Turn,
  { inputs }: ActionRow,
  known: Record<string, string>,
): Promise<Record<string, string>> {
  const said: Record<string, string> = {}
  for (const input of inputs) {
    if (known[input.name] !== undefined) continue
    const value = await readInput(input, turn.heard, clockOf(deps, turn), false)
    if (value !== null) said[input.name] = value
  }
  return said
}

/** @param isSaid whether that is said; otherwise something else is answered. */
async function drop(deps: Deps, turn: Turn, row: RunRow, isSaid: boolean): Promise<ActionReply> {
  const change = { state: 'dropped' as const, ...(isSaid && stampOf(turn)) }
  await changeNoted(deps, turn.question, row, ['asking', 'proposed'], change)
  return isSaid ? says(wordingOf(turn).notDone) : null
}

const ask = (turn: Turn, { ask: words }: ActionInput, before = ''): ActionReply =>
  says(before ? inOneLine(before, words) : words, true)

const propose = (turn: Turn, action: ActionRow, row: RunRow): ActionReply =>
  says(proposalIn(turn.question.agent.language, action, row.inputs), true)

function* says(text: string, awaits = false): Generator<AnswerPart> {
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
