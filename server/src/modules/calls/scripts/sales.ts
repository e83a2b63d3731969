import type { Lead } from 'shared-types'
import { acceptsOffer, wasOfferedLast } from '../../answering/hand-over.ts'
import { wantsLeader } from '../../answering/leaders/wants-leader.ts'
import { asks } from '../../listening/clauses.ts'
import { tellsToPressAKey } from '../../listening/hard-rules.ts'
import { likeliestOf } from '../../listening/intents.ts'
import { titledPersonIn } from '../../listening/entities/person-wanted.ts'
import { mostlySpells } from '../../listening/entities/spelled.ts'
import { spokenClock } from '../../listening/entities/spoken-clock.ts'
import type { Heard } from '../../listening/types.ts'
import { onlyBantersIn } from '../../listening/wishes.ts'
import { findOfCaller, releaseHeldIn } from '../../appointments/change.ts'
import { aloudIn } from '../../../wording/aloud.ts'
import { writtenIn } from '../../../wording/index.ts'
import { answer, answerFirst, handOver } from './answer.ts'
import { hearAnnouncement } from './announcement.ts'
import { book } from './booking.ts'
import { cannotHear } from './cannot-hear.ts'
import { callerOf, change } from './change.ts'
import { followCaller } from './follow-caller.ts'
import { hearCaller, namesTime } from './hear-caller.ts'
import { ask, askOn, changeOf, NO_LEAD, promise, type SalesState } from './lead.ts'
import { isCorrected, isMessage, isOnlyName, learn } from './learn.ts'
import { profileOf } from './profile-of.ts'
import { answerBeside } from './speak-answer.ts'
import type { Part, Scene, Script } from './types.ts'

const BEGIN: SalesState = { asking: null, wantsCallback: false, answers: 0, askedName: false }

export const beginSalesScript = (say: string): { script: unknown; say: string } => ({
  script: BEGIN,
  say,
})

/**
 * The script of sales agents: answers from the knowledge, finds out who calls and what they need, and puts through to a person on
 * request.
 */
export const salesScript: Script = {
  async *hear(before, utterance) {
    const stored = before.call.script as SalesState
    const heard = await hearCaller(before, stored, utterance)
    if (before.signal.aborted || (yield* hearAnnouncement(before, stored, utterance))) return
    const state: SalesState = {
      ...stored,
      // A question about an appointment is only answered by the next words.
      changing: null,
      takesMessage: stored.takesMessage || stored.wantsCallback,
    }
    // A name does not show the language of its bearer.
    const isName = state.asking !== null || state.isAgreeing || isOnlyName(heard)
    const scene = isName ? before : yield* followCaller(before, heard)
    const lead = learn(scene, state, heard)
    // “Pardon, the name is …” asks for nothing.
    const asksAgain =
      (heard.followUp === 'repeat' || cannotHear(heard)) && !isCorrected(scene, lead)
    if (asksAgain && (yield* sayAgain(scene))) return
    const meansToMeet = await wantsToMeet(scene, heard)
    // “After three, please” may sound like a wish for a person.
    const namesHour = state.isAgreeing && spokenClock(utterance, heard.language) !== null
    const wishesOne = (heard.wantsPerson || wantsLeader(heard)) && !tellsToPressAKey(utterance)
    const wantsPerson = wishesOne && !meansToMeet && !namesHour
    if (wantsPerson || acceptsPerson(scene, state, heard)) {
      return yield* handOver(scene, state, lead)
    }
    if (yield* change(scene, stored, lead, heard)) return
    const booked = yield* book(scene, state, lead, heard)
    if (booked) return
    const hangsUp = heard.saysGoodbye && !heard.contact && !heard.saysYes
    const tellsName =
      isCorrected(scene, lead) || (before.call.lead?.name && mostlySpells(utterance))
    if (tellsName && !state.isAgreeing && !hangsUp && !asks(utterance)) {
      return yield* askOn(scene, state, lead, scene.words.thanks({ name: lead.name! }))
    }
    // Who would rather make an appointment leaves no message.
    const leavesWord = !meansToMeet && isMessage(state, heard)
    if (state.asking === 'contact' && !hangsUp && !meansToMeet) {
      if (isOnlyNamed(scene, lead, heard)) return yield* askAfterName(scene, state, lead)
      if (leavesWord && !heard.contact && !heard.saysYes) {
        return yield* takeMessage(scene, state, lead)
      }
      if (speaksOfElse(heard)) return yield* answerFirst(scene, state, lead, heard)
      return yield* takeContact(scene, state, lead, heard)
    }
    // The name that an appointment waits for is for that.
    if (state.asking === 'name' && !state.isAgreeing && (lead.name || heard.saysNo)) {
      return yield* askAfterName(scene, state, lead)
    }
    if (state.asking === 'name' && state.takesMessage && leavesWord) {
      return yield* takeMessage(scene, state, lead)
    }
    if (state.isAgreeing && (await prefersMessage(scene, heard))) {
      await releaseHeldIn(before.deps, before.call.id)
      return yield* ask(
        scene,
        { ...state, wantsCallback: true, isAgreeing: false },
        lead,
        scene.words.gladly,
      )
    }
    const agrees = state.isAgreeing && heard.saysYes
    if (heard.saysGoodbye && !agrees) return yield* goodbye(scene, state, lead)
    if (state.isAgreeing || meansToMeet) return yield* answer(scene, state, lead, heard)
    const wishesTime = heard.wantsAppointment && !asks(utterance)
    if (heard.wantsCallback || wishesTime) return yield* callBack(scene, state, lead, utterance)
    if (lead.name && (heard.onlyIntroduces || isOnlyName(heard)))
      return yield* welcome(scene, state, lead, lead.name)
    yield* answer(scene, { ...state, asking: null }, lead, heard)
  },

  async *press(scene, digit) {
    const state = scene.call.script as SalesState
    const lead = scene.call.lead ?? NO_LEAD
    if (digit === '0') yield* handOver(scene, state, lead)
    // The caller chooses one of the times that were offered.
    else if (state.isAgreeing) {
      yield* answer(scene, state, lead, await hearCaller(scene, state, digit))
    }
  },

  async *silence({ words }, times) {
    yield { type: 'say', text: words.silence[times === 1 ? 0 : 1] }
    if (times > 1) yield { type: 'next', next: 'end' }
  },
}

/**
 * Whether the caller wants to meet somebody and appointments can be booked: then they are offered one, instead of a person or a call back.
 */
const wantsToMeet = async (scene: Scene, heard: Heard): Promise<boolean> =>
  (heard.wantsAppointment || titledPersonIn(heard.text, heard.language) !== null) &&
  (await profileOf(scene)).hasSchedule

/**
 * Whether a caller agrees to talk to the person who was just offered; “yes” to the question for a number is about the number, and while an
 * appointment is made it is about that, unless only the person was asked about.
 */
const acceptsPerson = ({ history }: Scene, state: SalesState, heard: Heard): boolean =>
  (!state.isAgreeing || wasOfferedLast(history)) &&
  state.asking !== 'contact' &&
  !heard.saysGoodbye &&
  acceptsOffer({ history }, heard)

/** Whether a caller who was offered the times of others or a message wants the message: a no without another time means that too. */
async function prefersMessage(scene: Scene, heard: Heard): Promise<boolean> {
  const last = scene.history.findLast(({ role }) => role === 'agent')
  if (!last?.text.includes(aloudIn(scene.language).orMessage)) return false
  if (heard.intents.some((odds) => likeliestOf(odds) === 'callback')) return true
  return heard.saysNo && !(await namesTime(scene, heard))
}

/** Says the last words again to a caller who did not hear them. @returns whether there are any */
function* sayAgain({ history }: Scene): Generator<Part, boolean> {
  const last = history.findLast(({ role }) => role === 'agent')
  if (last) yield { type: 'say', text: last.text }
  return last !== undefined
}

/** Whether somebody who was asked for a number asks or tells something instead of giving one or declining. */
const speaksOfElse = ({ contact, saysYes, saysNo, text, onlyTells, intents }: Heard): boolean =>
  contact === null && !saysYes && !saysNo && (asks(text) || onlyTells || onlyBantersIn(intents))

/** Whether somebody who was asked for a number says who they are instead. */
const isOnlyNamed = (
  { call }: Scene,
  { name }: Lead,
  { contact, saysYes, saysNo }: Heard,
): boolean => name !== null && !call.lead?.name && contact === null && !saysYes && !saysNo

/** Thanks for the name, if they said it, and asks for what is still missing. */
function askAfterName(scene: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  const thanks = lead.name ? scene.words.thanks({ name: lead.name }) : ''
  return ask(scene, { ...state, asking: null }, lead, thanks)
}

/** Says that a message is noted, and asks for what is still missing to call back. */
const takeMessage = (scene: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> =>
  ask(scene, state, lead, writtenIn(scene.language).chat.told)

/** Greets a caller who only introduced themselves: that is no question, so nothing is looked up and no open question is stored. */
async function* welcome(
  { words }: Scene,
  state: SalesState,
  lead: Lead,
  name: string,
): AsyncGenerator<Part> {
  yield { type: 'remember', change: changeOf({ ...state, asking: null }, lead) }
  yield { type: 'say', text: words.niceToMeet({ name }) }
}

async function* takeContact(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  heard: Heard,
): AsyncGenerator<Part> {
  const isYes = !lead.contact && heard.saysYes
  const isKnown = scene.call.fromNumber.startsWith('+')
  // When no number is known to call back, "yes" does not answer the question for one.
  if (isYes && !isKnown) return yield* ask(scene, state, lead, '')
  const known = isYes ? { ...lead, contact: scene.call.fromNumber } : lead
  yield* promise(scene, state, known)
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

async function* goodbye(scene: Scene, state: SalesState, lead: Lead): AsyncGenerator<Part> {
  const { deps, call, language, words } = scene
  if (state.isAgreeing) await releaseHeldIn(deps, call.id)
  // A model may have asked about an appointment that they have.
  const hasOwn = state.isAgreeing && (await findOfCaller(deps, call.agentId, callerOf(call)))
  const before = state.isAgreeing && !hasOwn ? aloudIn(language).notBooked : ''
  // Who takes leave instead of giving a number is called back where they called from.
  const contact = lead.contact ?? call.lead?.contact ?? null
  yield { type: 'remember', change: changeOf(state, { ...lead, contact }) }
  yield { type: 'say', text: `${before} ${words.goodbye({ name: lead.name })}`.trim() }
  yield { type: 'next', next: 'end' }
}
