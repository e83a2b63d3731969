import { askModel } from '../../listening/by-model/ask.ts'
import { gatherEvidence } from '../../screening/evidence.ts'
import {
  beginScreening,
  type CallerFacts,
  type Decision,
  endOfCall,
  hear,
  isUnsure,
  judgeWithModel,
  type ScreeningState,
  type ScreeningStep,
  type Signal,
} from '../../screening/index.ts'
import { sayDecision, sayQuestion } from '../../screening/speaking/say.ts'
import { modelFor } from '../../usage/models.ts'
import type { CallChange, Next } from '../call.ts'
import { followCaller } from './follow-caller.ts'
import type { Part, Scene, Script } from './types.ts'

type Judged = { decision: Decision | null; signals: Signal[] }

const NO_PHONE: Signal = {
  name: 'no-phone',
  weight: 0,
  because: 'The call would have been put through, but there is no verified forwarding number.',
}

const NEXT: Record<Decision, Next | null> = { connect: 'connect', take_message: null, end: 'end' }

export function beginScreeningScript(facts: CallerFacts): { script: unknown; say: string } {
  const { state, say } = beginScreening(facts)
  return { script: state, say }
}

/** The script of screening agents: asks who is calling and why, and decides. */
export const screeningScript: Script = {
  hear: (scene, utterance) => turn(scene, utterance),
  // A key answers "press any key" as a word would.
  press: (scene, digit) => turn(scene, digit),
  async *silence(scene) {
    const state = scene.call.script as ScreeningState
    if (state.decision === 'take_message') yield { type: 'next', next: 'end' }
    else yield* turn(scene, '')
  },
}

async function* turn(scene: Scene, utterance: string): AsyncGenerator<Part> {
  const before = scene.call.script as ScreeningState
  const heard = await understand(scene, before, utterance)
  if (scene.signal.aborted) return
  yield { type: 'retrieved' }
  const isNew = heard.decision !== null && heard.decision !== before.decision
  const { decision, signals } = isNew ? await weigh(scene, heard.state) : keptOf(scene, heard)
  const state = { ...heard.state, decision }
  const evidence = gatherEvidence(state)
  // The message was left, or there was nothing more to decide.
  const isLast = before.decision !== null && decision === before.decision
  let say = heard.say
  if (isLast) say = sayQuestion('message', state, evidence)
  else if (decision && decision !== heard.decision) say = sayDecision(decision, state, evidence)
  yield* followCaller(scene, evidence)
  yield remember({ ...state, saying: say }, signals)
  yield { type: 'say', text: say }
  const next = isLast ? 'end' : decision && NEXT[decision]
  if (next) yield { type: 'next', next }
}

/** Interprets an utterance with the trained listener; when that is unsure and there is a model, with the model. */
async function understand(
  { deps, call, signal }: Scene,
  before: ScreeningState,
  utterance: string,
): Promise<ScreeningStep> {
  const heard = hear(before, utterance)
  // They only asked who has answered.
  if (heard.state.turns === before.turns) return heard
  const model = isUnsure(before, heard.state) ? await modelFor(deps, call) : null
  const turnText = heard.state.turns.at(-1)!.heard
  const understood =
    model && (await askModel(model, turnText, { log: deps.log, isStranger: true, signal }))
  return understood ? hear(before, utterance, understood) : heard
}

/** Keeps the signal that there was no phone to ring while the message is left. */
function keptOf({ call }: Scene, { decision, signals }: Judged): Judged {
  const hadNoPhone = call.signals?.some(({ name }) => name === NO_PHONE.name)
  return { decision, signals: hadNoPhone ? [...signals, NO_PHONE] : signals }
}

/** The decision after a second opinion from the model, if there is one. Nobody is put through when there is no phone to ring. */
async function weigh({ deps, call, canConnect }: Scene, state: ScreeningState) {
  const judge = { log: deps.log, model: await modelFor(deps, call) }
  const judged = (await judgeWithModel(judge, state)) ?? { decision: state.decision, signals: [] }
  if (judged.decision !== 'connect' || canConnect) return judged
  return { decision: 'take_message' as const, signals: [...judged.signals, NO_PHONE] }
}

function remember(state: ScreeningState, signals: Signal[]): Part {
  const { callerName, callReason, referral } = endOfCall(state)
  const change: CallChange = {
    script: state,
    decision: state.decision,
    signals,
    callerName: callerName ?? state.facts.callerName,
    callReason,
    referral,
  }
  return { type: 'remember', change }
}
