import type { Lead } from 'shared-types'
import { agentProfile } from '../../agents/profile.ts'
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
import type { Wording } from '../wording/types.ts'
import { ask, changeOf, NO_LEAD, type SalesState } from './lead.ts'
import { Speech } from './speech.ts'
import type { Part, Scene, Script } from './types.ts'

/** After this many answers a caller is asked for their name. */
const ANSWERS_BEFORE_NAME = 2
const STYLE =
  'You are on the telephone. Speak in one to three short plain sentences, without lists, links, markdown or mention of sources.'

const BEGIN: SalesState = { asking: null, wantsCallback: false, answers: 0, askedName: false }

export const beginSalesScript = (
  words: Wording,
  brandName: string,
): { script: unknown; say: string } => ({
  script: BEGIN,
  say: words.greeting.replace('{brand}', brandName),
})

/** Answers from the agent's knowledge, finds out who calls and what they need, and hands over to a person on request. */
export const salesScript: Script = {
  async *hear(scene, utterance) {
    const state = scene.call.script as SalesState
    const lead = learn(scene, state, utterance)
    const { language } = scene.words
    if (wantsPerson(utterance, language)) return yield* handOver(scene, state, lead)
    const booked = yield* book(scene, state, lead, utterance)
    if (booked) return
    if (state.asking === 'contact') return yield* takeContact(scene, state, lead, utterance)
    if (state.asking === 'name' && (lead.name || saysNo(utterance, language))) {
      const thanks = lead.name ? scene.words.thanks.replace('{name}', lead.name) : ''
      return yield* ask(scene, { ...state, asking: null }, lead, thanks)
    }
    if (saysGoodbye(utterance, language)) return yield* goodbye(scene, state, lead)
    if (wantsCallback(utterance, language)) {
      return yield* ask(scene, { ...state, wantsCallback: true }, lead, scene.words.gladly)
    }
    if (onlyIntroduces(utterance, language)) return yield* welcome(scene, state, lead)
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
function learn(
  { call, words: { language } }: Scene,
  { asking }: SalesState,
  utterance: string,
): Lead {
  const lead = call.lead ?? NO_LEAD
  const name = lead.name ?? nameIn(utterance, asking === 'name', language)
  const isNeed =
    !lead.need &&
    asking === null &&
    !smallTalkOf(utterance) &&
    !wantsPerson(utterance, language) &&
    !onlyIntroduces(utterance, language)
  return {
    name,
    need: isNeed ? utterance : lead.need,
    contact: contactIn(utterance) ?? lead.contact,
  }
}

/** Who they are is no question: it is not looked up, and no gap in the knowledge. */
async function* welcome({ words }: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  yield { type: 'remember', change: changeOf({ ...state, asking: null }, lead) }
  yield { type: 'say', text: words.niceToMeet.replace('{name}', lead.name ?? '') }
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
  const { fromNumber } = scene.call
  const isSame =
    !lead.contact && fromNumber.startsWith('+') && saysYes(utterance, scene.words.language)
  const known = isSame ? { ...lead, contact: fromNumber } : lead
  const done = { ...state, asking: null, wantsCallback: false }
  yield { type: 'remember', change: changeOf(done, known) }
  const { willBeCalled, thatIsFine, anythingElse } = scene.words
  yield { type: 'say', text: `${known.contact ? willBeCalled : thatIsFine} ${anythingElse}` }
}

async function* answer(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  text: string,
): AsyncGenerator<Part> {
  const { deps, call, history, signal, words } = scene
  const profile = await agentProfile(deps, call.agentId)
  const agent = { ...profile, instructions: `${profile.instructions}\n${STYLE}`.trim() }
  const speech = new Speech()
  const question = { agent, history, text, conversationId: call.id, isSpoken: true }
  const parts = deps.answer(question, signal)
  let offerPerson = false
  let wantsToBook = false
  let answered = false
  for await (const part of parts) {
    if (part.type === 'sources') yield { type: 'retrieved' }
    else if (part.type === 'booking') wantsToBook = true
    else if (part.type === 'end') {
      offerPerson = part.offerPerson
      answered = part.outcome === 'answered'
    } else {
      const words = speech.push(part.text)
      if (words) yield { type: 'say', text: words }
    }
  }
  if (signal.aborted) return
  const rest = speech.flush()
  if (rest) yield { type: 'say', text: rest }
  const hasSpoken = speech.hasSpoken
  if (wantsToBook && (yield* bookAfterAnswer(scene, state, lead, text, hasSpoken))) return
  yield* followUp(words, state, lead, { offerPerson, answered, text })
}

async function* followUp(
  words: Wording,
  state: SalesState,
  lead: Lead,
  how: { offerPerson: boolean; answered: boolean; text: string },
): AsyncGenerator<Part> {
  const answers = state.answers + (smallTalkOf(how.text) ? 0 : 1)
  const isDue =
    !lead.name && !state.askedName && (how.offerPerson || answers >= ANSWERS_BEFORE_NAME)
  const next: SalesState = {
    ...state,
    asking: isDue ? 'name' : null,
    wantsCallback: state.wantsCallback || !how.answered,
    answers,
    askedName: state.askedName || isDue,
  }
  yield { type: 'remember', change: changeOf(next, lead) }
  if (!isDue) return
  const why = how.answered ? words.askNameByTheWay : words.askNameForCallback
  yield { type: 'say', text: ` ${why}` }
}

async function* goodbye({ words }: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  const { name } = lead
  yield { type: 'remember', change: changeOf(state, lead) }
  yield { type: 'say', text: words.goodbye.replace('{name}', name ? `, ${name}` : '') }
  yield { type: 'next', next: 'end' }
}
