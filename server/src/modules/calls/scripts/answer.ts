import type { Lead } from 'shared-types'
import type { CallWording } from '../../../wording/call-types.ts'
import { awaySpoken } from '../../hours/back.ts'
import type { Heard } from '../../listening/types.ts'
import { likelyInTrouble } from '../../listening/urgency.ts'
import { bookAfterAnswer } from './booking.ts'
import { ask, changeOf, type SalesState } from './lead.ts'
import { speakAnswer, type Spoken } from './speak-answer.ts'
import type { Part, Scene } from './types.ts'

/** Number of answers after which callers are asked for their name. */
const ANSWERS_BEFORE_NAME = 2

/** Answers what a caller said, and asks for their name when it is time; somebody in trouble is put through. */
export async function* answer(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part> {
  const { text } = heard
  const spoken = yield* speakAnswer(scene, text, heard)
  if (scene.signal.aborted) return
  const { wantsToBook, hasSpoken } = spoken
  if (likelyInTrouble(heard) && !spoken.answered) {
    yield { type: 'say', text: ' ' }
    return yield* handOver(scene, state, lead, true)
  }
  if (wantsToBook && (yield* bookAfterAnswer(scene, state, lead, heard, hasSpoken))) return
  yield* followUp(scene.words, state, lead, spoken, heard)
}

async function* followUp(
  words: CallWording,
  state: SalesState,
  lead: Lead,
  { answered, offerPerson, awaits, isAgreeing = state.isAgreeing ?? false }: Spoken,
  { smallTalk }: Heard,
): AsyncGenerator<Part> {
  const answers = state.answers + (smallTalk ? 0 : 1)
  // Somebody asked two questions at a time answers only one.
  const isDue =
    !awaits && !lead.name && !state.askedName && (offerPerson || answers >= ANSWERS_BEFORE_NAME)
  const next: SalesState = {
    ...state,
    asking: isDue ? 'name' : null,
    wantsCallback: state.wantsCallback || !answered,
    answers,
    askedName: state.askedName || isDue,
    isAgreeing,
  }
  yield { type: 'remember', change: changeOf(next, lead) }
  if (!isDue) return
  const why = answered ? words.askNameByTheWay : words.askNameForCallback
  yield { type: 'say', text: ` ${why}` }
}

/** Answers, and asks again for what is still missing. */
export async function* answerFirst(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part> {
  const { hasSpoken } = yield* speakAnswer(scene, heard.text, heard)
  if (scene.signal.aborted) return
  if (hasSpoken) yield { type: 'say', text: ' ' }
  yield* ask(scene, state, lead, '')
}

/** @param isInTrouble somebody in an emergency is put through outside opening hours too. */
export async function* handOver(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  isInTrouble = false,
): AsyncGenerator<Part> {
  const { hours, deps, language } = scene
  const away = isInTrouble ? null : awaySpoken(hours, { now: deps.now(), language })
  if (scene.canConnect && !away) {
    yield { type: 'remember', change: changeOf(state, lead) }
    yield { type: 'say', text: scene.words.putThrough }
    yield { type: 'next', next: 'connect' }
    return
  }
  yield* ask(scene, { ...state, wantsCallback: true }, lead, away ?? scene.words.nobodyComes)
}
