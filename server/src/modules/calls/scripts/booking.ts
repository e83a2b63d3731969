import type { Lead } from 'shared-types'
import { noteRequest } from '../../booking/service.ts'
import { canText, promiseText } from '../../booking/texts.ts'
import type { Heard } from '../../listening/types.ts'
import { ask, changeOf, type SalesState } from './lead.ts'
import { profileOf } from './profile-of.ts'
import { answerBeside } from './speak-answer.ts'
import type { Part, Scene } from './types.ts'

/**
 * Offers the booking page by text message and sends it, after answering what else was asked. A time that the caller names is stored.
 * @returns whether the words were about an appointment; always false for an agent without a booking page.
 */
export async function* book(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part, boolean> {
  const { words } = scene
  const { text: utterance, wantsAppointment: wish } = heard
  const isAnswer = state.asking === 'text'
  if (isAnswer && heard.saysNo) {
    const next = { ...state, booking: 'settled' as const, wantsCallback: true }
    yield* ask(scene, next, lead, words.thatIsFine)
    return true
  }
  const mayText = (isAnswer && heard.saysYes) || heard.asksForText
  if (!mayText && !wish && !state.booking) return false
  const { hasBookingPage, hasSchedule } = await profileOf(scene)
  // An agent with its own appointments offers their times instead.
  if (!hasBookingPage || hasSchedule) return false
  const mayName = wish || (state.booking && heard.proposesTime)
  const when = mayName ? await noteTime(scene, heard) : null
  if (!mayText && !wish && !when) return false
  const before = noted(scene, when)
  const spoken = wish ? yield* answerBeside(scene, utterance) : null
  if (scene.signal.aborted) return true
  const next = spoken?.answered === false ? { ...state, wantsCallback: true } : state
  if (mayText && (await canText(scene.deps, scene.call))) yield* send(scene, next, lead, before)
  else if (mayText || wish || state.booking === 'open') {
    const first = mayText ? words.booking.cannotText : words.gladly
    yield* offer(scene, next, lead, before || (spoken?.hasSpoken ? '' : first))
  } else yield* goOn(scene, next, lead, before)
  return true
}

/**
 * Offers the page after the model's answer, when the model understood a wish for an appointment that the rules missed.
 * @param hasSpoken whether the answer also had words.
 * @returns whether there was something to say.
 */
export async function* bookAfterAnswer(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
  hasSpoken: boolean,
): AsyncGenerator<Part, boolean> {
  const when = await noteTime(scene, heard)
  if (state.booking === 'settled' && !when) return false
  const before = noted(scene, when)
  if (hasSpoken) yield { type: 'say', text: ' ' }
  if (state.booking === 'settled') yield* goOn(scene, state, lead, before)
  else yield* offer(scene, state, lead, before || (hasSpoken ? '' : scene.words.gladly))
  return true
}

async function* offer(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  if (!(await canText(scene.deps, scene.call))) {
    return yield* ask(scene, { ...state, booking: 'settled', wantsCallback: true }, lead, before)
  }
  const next: SalesState = { ...state, asking: 'text', booking: 'open' }
  yield { type: 'remember', change: changeOf(next, lead) }
  yield { type: 'say', text: `${before} ${scene.words.booking.mayIText}`.trim() }
}

async function* send(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  const { deps, call, words } = scene
  // Stored before it is said.
  const isNew = await promiseText(deps, await profileOf(scene), call)
  const sent = isNew ? words.booking.texting : words.booking.textedAlready
  yield* goOn(scene, { ...state, booking: 'settled' }, lead, `${before} ${sent}`.trim())
}

async function* goOn(
  { words }: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  yield { type: 'remember', change: changeOf({ ...state, asking: null }, lead) }
  yield { type: 'say', text: `${before} ${words.anythingElse}`.trim() }
}

const noteTime = async (scene: Scene, heard: Heard) => {
  const { deps, call, language } = scene
  return noteRequest(deps, await profileOf(scene), { callId: call.id }, heard, language)
}

const noted = ({ words }: Scene, when: string | null): string =>
  when ? words.booking.noted({ when }) : ''
