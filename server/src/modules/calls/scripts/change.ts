import type { Lead } from 'shared-types'
import { aloudIn } from '../../../wording/aloud.ts'
import { findOfCaller, sayOfCaller } from '../../appointments/change.ts'
import type { Heard } from '../../listening/types.ts'
import { wantsChangeIn } from '../../listening/wishes.ts'
import { ask, changeOf, type SalesState } from './lead.ts'
import { profileOf } from './profile-of.ts'
import { answerBeside } from './speak-answer.ts'
import type { Part, Scene } from './types.ts'

/**
 * Answers the wish to move or cancel an appointment, which a call cannot do itself, and the question when it is: the caller hears when it is
 * and that their confirmation has the link to change it. Where there is no such link, a message is taken, and nothing is said that sounds
 * as if the wish were fulfilled.
 * @returns whether the words were such a wish or question
 */
export async function* change(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part, boolean> {
  // The words may be about a time that is only being arranged, or decline what was asked.
  if (state.isAgreeing || (state.asking !== null && heard.saysNo)) return false
  const onlyAsks = heard.followUp === 'recall' && (await profileOf(scene)).hasSchedule
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
  return findOfCaller(deps, call.agentId, { callId: call.id, number: call.fromNumber })
}
