import type { Lead } from 'shared-types'
import { aloudIn } from '../../../wording/aloud.ts'
import { changeInCall } from '../../appointments/change-in-call.ts'
import { findOfCaller, sayOfCaller } from '../../appointments/change.ts'
import type { Heard } from '../../listening/types.ts'
import { wantsChangeIn } from '../../listening/wishes.ts'
import { isForged } from '../../screening/index.ts'
import { ask, askOn, changeOf, type SalesState } from './lead.ts'
import { isCorrected } from './learn.ts'
import { profileOf } from './profile-of.ts'
import { answerBeside } from './speak-answer.ts'
import type { Part, Scene } from './types.ts'

/**
 * Moves, cancels or corrects an appointment of the caller, and answers the question when it is. Somebody with no appointment that is known, or
 * whose free times cannot be seen, hears what is known of it and where the link to change it is; where there is no such link, a message is
 * taken, and nothing is said that sounds as if the wish were fulfilled.
 * @returns whether the words were such a wish or question
 */
export async function* change(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part, boolean> {
  // The words may be about a time that is only being arranged, or decline what was asked.
  const declines = state.asking !== null && heard.saysNo && !isCorrected(scene, lead)
  if (state.isAgreeing || declines) return false
  const changed = yield* changeKnown(scene, state, lead, heard)
  return changed || (yield* tellOrNote(scene, state, lead, heard))
}

async function* changeKnown(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part, boolean> {
  const { deps, call, history, language, rehearsed } = scene
  if (rehearsed) return false
  const { agentId } = call
  const talk = { agentId, history, heard, text: heard.text, language, ...callerOf(call) }
  const changed = await changeInCall(deps, talk, state.changing ?? null)
  if (!changed) return false
  const next = { ...state, asking: null, changing: changed.asked }
  // What they say of their appointment is done, so it is no message.
  const need = call.lead?.need ?? lead.need
  const known = { ...lead, need, name: changed.name ?? lead.name }
  if (changed.name) yield* askOn(scene, { ...next, asking: state.asking }, known, changed.text)
  else {
    yield { type: 'remember', change: changeOf(next, known) }
    yield { type: 'say', text: changed.text }
  }
  return true
}

/** Whose appointments may be told and changed. A number that failed its check may be anybody's. */
export const callerOf = ({ id, fromNumber, stirVerstat }: Scene['call']) => ({
  callId: id,
  number: isForged({ stirVerstat }) ? '' : fromNumber,
})

/** Least odds of a question for opening hours, which is about no appointment: “what time do you close on Friday?” */
const SURE_OF_HOURS = 0.9

async function* tellOrNote(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part, boolean> {
  const asksForOwn = heard.followUp === 'recall' && heard.odds.hours < SURE_OF_HOURS
  const onlyAsks = asksForOwn && (await profileOf(scene)).hasSchedule
  const found = await findMeant(scene, heard, onlyAsks)
  if (!found && !onlyAsks && !wantsChangeIn(heard.intents, false)) return false
  if (heard.wantsCallback) yield* answerBeside(scene, heard.text)
  if (scene.signal.aborted) return true
  const told = found ? sayOfCaller(scene.language, found) : ''
  if (found && (found.hasLink || onlyAsks)) {
    yield { type: 'remember', change: changeOf({ ...state, asking: null }, lead) }
    yield { type: 'say', text: `${told} ${scene.words.anythingElse}` }
    return true
  }
  // The owner has to act on this wish, whatever the caller wanted first.
  const wish = { ...lead, need: heard.text }
  const aloud = aloudIn(scene.language)
  const before = `${told} ${onlyAsks ? aloud.noneKnown : aloud.cannotChange}`.trim()
  yield* ask(scene, { ...state, wantsCallback: true }, wish, before)
  return true
}

/** The appointment that the caller may mean; a rehearsed call has no caller. */
async function findMeant({ deps, call, rehearsed }: Scene, { intents }: Heard, onlyAsks: boolean) {
  if (rehearsed || !(onlyAsks || wantsChangeIn(intents, true))) return null
  return findOfCaller(deps, call.agentId, callerOf(call))
}
