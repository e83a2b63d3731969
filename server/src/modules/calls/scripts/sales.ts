import type { Lead } from 'shared-types'
import { agentProfile } from '../../agents/profile.ts'
import { smallTalkOf } from '../../answering/small-talk.ts'
import { bookingTurn, MAY_I_TEXT, notedTime, textLink } from './booking.ts'
import type { Part, Scene, Script } from './types.ts'
import {
  contactIn,
  nameIn,
  saysGoodbye,
  saysNo,
  saysYes,
  wantsCallback,
  wantsPerson,
} from './details.ts'
import type { Wording } from '../wording/types.ts'
import { Speech } from './speech.ts'

/** After this many answers a caller is asked for their name. */
const ANSWERS_BEFORE_NAME = 2
const STYLE =
  'You are on the telephone. Speak in one to three short plain sentences, without lists, links, markdown or mention of sources.'

/** What a sales call remembers. */
type SalesState = {
  asking: 'name' | 'contact' | 'text' | null
  /** Somebody is to call back. */
  wantsCallback: boolean
  answers: number
  askedName: boolean
  /** An appointment was spoken of. */
  booking?: boolean
}

const BEGIN: SalesState = { asking: null, wantsCallback: false, answers: 0, askedName: false }
const NO_LEAD: Lead = { name: null, need: null, contact: null }

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
    if (wantsPerson(utterance)) return yield* handOver(scene, state, lead)
    const booked = yield* book(scene, state, lead, utterance)
    if (booked) return
    if (state.asking === 'contact') return yield* takeContact(scene, state, lead, utterance)
    if (state.asking === 'name' && (lead.name || saysNo(utterance))) {
      const thanks = lead.name ? scene.words.thanks.replace('{name}', lead.name) : ''
      return yield* ask(scene, { ...state, asking: null }, lead, thanks)
    }
    if (saysGoodbye(utterance)) return yield* goodbye(scene, state, lead)
    if (wantsCallback(utterance)) {
      return yield* ask(scene, { ...state, wantsCallback: true }, lead, scene.words.gladly)
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

/** Offers the booking page by text, and sends it. @returns whether these words were about it. */
async function* book(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  utterance: string,
): AsyncGenerator<Part, boolean> {
  const isAnswer = state.asking === 'text'
  const next: SalesState = { ...state, asking: null, booking: true }
  if (isAnswer && saysNo(utterance)) {
    yield* ask(scene, { ...next, wantsCallback: true }, lead, 'That is fine.')
    return true
  }
  const turn = await bookingTurn(scene, utterance, state.booking ?? false)
  if (!turn && !(isAnswer && saysYes(utterance))) return false
  const noted = turn?.when ? `${notedTime(turn.when)} ` : ''
  if (turn && !turn.canText) {
    yield* ask(scene, { ...next, wantsCallback: true }, lead, noted || 'Gladly.')
    return true
  }
  const mayText = (isAnswer && saysYes(utterance)) || turn?.asksForText
  if (mayText) {
    const said = await textLink(scene)
    yield { type: 'remember', change: changeOf(next, lead) }
    yield { type: 'say', text: `${noted}${said} Is there anything else I can help you with?` }
    return true
  }
  const isSent = state.booking && !isAnswer && noted !== ''
  yield { type: 'remember', change: changeOf({ ...next, asking: isSent ? null : 'text' }, lead) }
  yield {
    type: 'say',
    text: `${noted || 'Gladly. '}${isSent ? 'Is there anything else I can help you with?' : MAY_I_TEXT}`,
  }
  return true
}

/** Whatever a caller tells of themselves, whenever they do. */
function learn({ call }: Scene, { asking }: SalesState, utterance: string): Lead {
  const lead = call.lead ?? NO_LEAD
  const isNeed = !lead.need && asking === null && !smallTalkOf(utterance) && !wantsPerson(utterance)
  return {
    name: lead.name ?? nameIn(utterance, asking === 'name'),
    need: isNeed ? utterance : lead.need,
    contact: contactIn(utterance) ?? lead.contact,
  }
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
  const isSame = !lead.contact && fromNumber.startsWith('+') && saysYes(utterance)
  const known = isSame ? { ...lead, contact: fromNumber } : lead
  const done = { ...state, asking: null, wantsCallback: false }
  yield { type: 'remember', change: changeOf(done, known) }
  const { willBeCalled, thatIsFine } = scene.words
  yield { type: 'say', text: known.contact ? willBeCalled : thatIsFine }
}

/** Asks for what is still missing to call back, or goes on. */
async function* ask(
  { call, words }: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  const asking = missing(state, lead)
  const next = { ...state, asking, askedName: state.askedName || asking === 'name' }
  yield { type: 'remember', change: changeOf(next, lead) }
  yield { type: 'say', text: `${before} ${question(words, asking, call.fromNumber)}`.trim() }
}

function missing(state: SalesState, lead: Lead): SalesState['asking'] {
  if (!lead.name && !state.askedName) return 'name'
  return state.wantsCallback && !lead.contact ? 'contact' : null
}

function question(words: Wording, asking: SalesState['asking'], from: string): string {
  if (asking === 'name') return words.askName
  if (asking === null) return words.askElse
  return words.askContact[from.startsWith('+') ? 0 : 1]
}

async function* answer(
  { deps, call, history, signal, words }: Scene,
  state: SalesState,
  lead: Lead,
  text: string,
): AsyncGenerator<Part> {
  const profile = await agentProfile(deps, call.agentId)
  const agent = {
    ...profile,
    instructions: `${profile.instructions}\n${STYLE}`.trim(),
    // A link cannot be spoken: this script offers it by text.
    hasBookingPage: false,
  }
  const speech = new Speech()
  const parts = deps.answer({ agent, history, text, conversationId: call.id }, signal)
  let offerPerson = false
  let answered = false
  for await (const part of parts) {
    if (part.type === 'sources') yield { type: 'retrieved' }
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

const changeOf = (script: SalesState, lead: Lead) => ({
  script,
  lead,
  callerName: lead.name,
  callReason: lead.need,
})
