import { decide, decideAtLast } from './decide.ts'
import { type Evidence, gatherEvidence } from './evidence.ts'
import { asksWhoAnswers } from '../listening/who-answers.ts'
import type { Understood } from '../listening/by-model/understood.ts'
import { heardIn } from './cues/find.ts'
import { nextTopic } from './speaking/ask.ts'
import { sayDecision, sayGoOn, sayGreeting, sayQuestion, sayWho } from './speaking/say.ts'
import type { CallerFacts, Decision, ScreeningState, ScreeningTurn, Signal, Told } from './types.ts'

/** The state and the greeting at the start of a screened call. Pure: the same input always gives the same call. */
export function beginScreening(facts: CallerFacts): { state: ScreeningState; say: string } {
  const say = sayGreeting(facts)
  return { state: { facts, turns: [], asking: 'who', saying: say, decision: null }, say }
}

export type ScreeningStep = {
  state: ScreeningState
  /** What to say to the caller; when there is a decision, it is said before that is carried out. */
  say: string
  decision: Decision | null
  /** All signals so far, with the sentences the owner may read. */
  signals: Signal[]
}

/**
 * Continues a call with one utterance of the caller; empty when they were silent. After `take_message` it may be called with the message
 * itself: then only an emergency changes the decision.
 * @param understood what a model understood of the turn so far.
 */
export function hear(
  state: ScreeningState,
  utterance: string,
  understood?: Understood,
): ScreeningStep {
  const turns = turnsWith(state, utterance)
  if (understood) turns.push({ ...turns.pop()!, understood })
  const heard: ScreeningState = { ...state, turns }
  const evidence = gatherEvidence(heard)
  const settled = decide(heard, evidence)
  if (state.decision) {
    const decision =
      state.decision === 'take_message' && settled === 'connect' ? settled : state.decision
    const say =
      decision === state.decision
        ? sayQuestion('message', heard, evidence)
        : sayDecision(decision, heard, evidence)
    return { state: { ...heard, decision, saying: say }, say, decision, signals: evidence.signals }
  }
  const who = settled ? '' : whoAsked(state, heard, evidence)
  if (who) {
    // What they asked tells nothing of their call.
    const next = { ...state, saying: who, toldWho: (state.toldWho ?? 0) + 1 }
    return { state: next, say: who, decision: null, signals: gatherEvidence(state).signals }
  }
  if (!settled && isCutOff(heard, evidence.language) && !hasWaited(state)) {
    const say = sayGoOn(evidence)
    return { state: { ...heard, saying: say }, say, decision: null, signals: evidence.signals }
  }
  const topic = settled ? null : nextTopic(heard, evidence)
  if (topic) {
    const say = sayQuestion(topic, heard, evidence)
    return {
      state: { ...heard, asking: topic, saying: say },
      say,
      decision: null,
      signals: evidence.signals,
    }
  }
  const decision = settled ?? decideAtLast(heard, evidence)
  const say = sayDecision(decision, heard, evidence)
  return {
    state: { ...heard, asking: 'message', saying: say, decision },
    say,
    decision,
    signals: evidence.signals,
  }
}

/** Adds an utterance to the turns. When the recognizer cut a sentence in two, both parts become one answer to the same question. */
function turnsWith(state: ScreeningState, heard: string): ScreeningTurn[] {
  const { turns, asking, saying, decision } = state
  const last = turns.at(-1)
  if (last && !decision && heard.trim() && hasWaited(state)) {
    return [...turns.slice(0, -1), { ...last, heard: `${last.heard} ${heard}` }]
  }
  return [...turns, { asked: asking, said: saying, heard }]
}

/** Whether the caller was just asked to finish their sentence: they are not asked twice in a row. */
const hasWaited = (state: ScreeningState) => state.saying === sayGoOn(gatherEvidence(state))

/** How often callers are told who has answered: a machine might ask for ever. */
const TELLS_WHO_MAX = 2

/** The answer to a caller who only asks who has answered; empty for others, and for whoever was told twice. */
function whoAsked(before: ScreeningState, { turns }: ScreeningState, evidence: Evidence): string {
  const last = turns.at(-1)
  if (!last || (before.toldWho ?? 0) >= TELLS_WHO_MAX) return ''
  const heard = heardIn(last, last.heard, evidence.language)
  return asksWhoAnswers(heard) ? sayWho(before, evidence) : ''
}

/** Whether the last utterance breaks off in mid-sentence. */
function isCutOff({ turns }: ScreeningState, language: string): boolean {
  const last = turns.at(-1)
  return last !== undefined && heardIn(last, last.heard, language).isUnfinished
}

/** Characters of a reason with the message after it. */
const REASON_MAX = 500

/** What the call log stores about a screened call; the message that they leave belongs to the reason. */
export function endOfCall(state: ScreeningState): Told & { signals: Signal[] } {
  const { told, signals, language } = gatherEvidence(state)
  const messages = state.turns
    .filter((turn) => turn.asked === 'message' && isMessage(turn, language))
    .map(({ heard }) => heard.trim())
  const reason = told.callReason
  const isSaidAgain = reason !== null && messages.some((text) => text.includes(reason))
  const whole = [isSaidAgain ? null : reason, ...messages].filter((text) => text !== null)
  const callReason = whole.length > 0 ? asSentences(whole).slice(0, REASON_MAX) : null
  return { ...told, callReason, signals }
}

const isMessage = (turn: ScreeningTurn, language: string): boolean =>
  turn.heard.trim() !== '' && heardIn(turn, turn.heard, language).smallTalk === null

const asSentences = (texts: string[]): string =>
  texts
    .map((text, at) => (at < texts.length - 1 && !/[.!?]$/.test(text) ? `${text}.` : text))
    .join(' ')
