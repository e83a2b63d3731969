import type { Lead } from 'shared-types'
import { smallTalkOf } from '../../answering/small-talk.ts'
import { book, bookAfterAnswer } from './booking.ts'
import {
  contactIn,
  nameIn,
  onlyIntroduces,
  saysGoodbye,
  saysNo,
  saysYes,
  wantsCallback,
  wantsPerson,
} from './details.ts'
import type { CallWording } from '../../../wording/types.ts'
import { ask, changeOf, NO_LEAD, type SalesState } from './lead.ts'
import { answerBeside, speakAnswer, type Spoken } from './speak-answer.ts'
import type { Part, Scene, Script } from './types.ts'

/** After this many answers a caller is asked for their name. */
const ANSWERS_BEFORE_NAME = 2

const BEGIN: SalesState = { asking: null, wantsCallback: false, answers: 0, askedName: false }

export const beginSalesScript = (
  words: CallWording,
  brand: string | null,
): { script: unknown; say: string } => ({
  script: BEGIN,
  say: words.greeting({ brand }),
})

/** Answers from the agent's knowledge, finds out who calls and what they need, and hands over to a person on request. */
export const salesScript: Script = {
  async *hear(scene, utterance) {
    const state = scene.call.script as SalesState
    const lead = learn(scene, state, utterance)
    const { language } = scene
    if (wantsPerson(utterance, language)) return yield* handOver(scene, state, lead)
    const booked = yield* book(scene, state, lead, utterance)
    if (booked) return
    if (state.asking === 'contact') return yield* takeContact(scene, state, lead, utterance)
    if (state.asking === 'name' && (lead.name || saysNo(utterance, language))) {
      const thanks = lead.name ? scene.words.thanks({ name: lead.name }) : ''
      return yield* ask(scene, { ...state, asking: null }, lead, thanks)
    }
    if (saysGoodbye(utterance, language)) return yield* goodbye(scene, state, lead)
    if (wantsCallback(utterance, language)) return yield* callBack(scene, state, lead, utterance)
    if (lead.name && onlyIntroduces(utterance, language)) {
      return yield* welcome(scene, state, lead, lead.name)
    }
    yield* answer(scene, { ...state, asking: null }, lead, utterance)
  },

  async *press(scene, digit) {
    const state = scene.call.script as SalesState
    if (digit === '0') yield* handOver(scene, state, scene.call.lead ?? NO_LEAD)
  },

  async *silence({ words }, times) {
    yield { type: 'say', text: words.silence[times === 1 ? 0 : 1] }
    if (times > 1) yield { type: 'next', next: 'end' }
  },
}

/** Whatever a caller tells of themselves, whenever they do. */
function learn({ call, language }: Scene, { asking }: SalesState, utterance: string): Lead {
  const lead = call.lead ?? NO_LEAD
  const isNeed =
    !lead.need &&
    asking === null &&
    !smallTalkOf(utterance) &&
    !wantsPerson(utterance, language) &&
    !onlyIntroduces(utterance, language)
  return {
    name: lead.name ?? nameIn(utterance, asking === 'name', language),
    need: isNeed ? utterance : lead.need,
    contact: contactIn(utterance) ?? lead.contact,
  }
}

/** Who they are is no question: it is not looked up, and no gap in the knowledge. */
async function* welcome(
  { words }: Scene,
  state: SalesState,
  lead: Lead,
  name: string,
): AsyncGenerator<Part> {
  yield { type: 'remember', change: changeOf({ ...state, asking: null }, lead) }
  yield { type: 'say', text: words.niceToMeet({ name }) }
}

async function* handOver(scene: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  if (scene.canConnect) {
    yield { type: 'remember', change: changeOf(state, lead) }
    yield { type: 'say', text: scene.words.putThrough }
    yield { type: 'next', next: 'connect' }
    return
  }
  yield* ask(scene, { ...state, wantsCallback: true }, lead, scene.words.nobodyComes)
}

async function* takeContact(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  utterance: string,
): AsyncGenerator<Part> {
  const isYes = !lead.contact && saysYes(utterance, scene.language)
  const isKnown = scene.call.fromNumber.startsWith('+')
  // "Yes" is no number where none is known to call back.
  if (isYes && !isKnown) return yield* ask(scene, state, lead, '')
  const known = isYes ? { ...lead, contact: scene.call.fromNumber } : lead
  const done = { ...state, asking: null, wantsCallback: false }
  yield { type: 'remember', change: changeOf(done, known) }
  const { willBeCalled, thatIsFine, anythingElse } = scene.words
  yield { type: 'say', text: `${known.contact ? willBeCalled : thatIsFine} ${anythingElse}` }
}

async function* callBack(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  utterance: string,
): AsyncGenerator<Part> {
  const spoken = yield* answerBeside(scene, utterance)
  if (scene.signal.aborted) return
  const before = spoken?.hasSpoken ? '' : scene.words.gladly
  yield* ask(scene, { ...state, wantsCallback: true }, lead, before)
}

async function* answer(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  text: string,
): AsyncGenerator<Part> {
  const spoken = yield* speakAnswer(scene, text)
  if (scene.signal.aborted) return
  const { wantsToBook, hasSpoken } = spoken
  if (wantsToBook && (yield* bookAfterAnswer(scene, state, lead, text, hasSpoken))) return
  yield* followUp(scene.words, state, lead, spoken, text)
}

async function* followUp(
  words: CallWording,
  state: SalesState,
  lead: Lead,
  { answered, offerPerson }: Spoken,
  text: string,
): AsyncGenerator<Part> {
  const answers = state.answers + (smallTalkOf(text) ? 0 : 1)
  const isDue = !lead.name && !state.askedName && (offerPerson || answers >= ANSWERS_BEFORE_NAME)
  const next: SalesState = {
    ...state,
    asking: isDue ? 'name' : null,
    wantsCallback: state.wantsCallback || !answered,
    answers,
    askedName: state.askedName || isDue,
  }
  yield { type: 'remember', change: changeOf(next, lead) }
  if (!isDue) return
  const why = answered ? words.askNameByTheWay : words.askNameForCallback
  yield { type: 'say', text: ` ${why}` }
}

async function* goodbye({ words }: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  const { name } = lead
  yield { type: 'remember', change: changeOf(state, lead) }
  yield { type: 'say', text: words.goodbye({ name }) }
  yield { type: 'next', next: 'end' }
}
