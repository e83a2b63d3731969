import type { Lead } from 'shared-types'
import type { ChangeAsked } from '../../appointments/change-reply.ts'
import type { CallWording } from '../../../wording/call-types.ts'
import type { Part, Scene } from './types.ts'

/** State of a sales call. */
export type SalesState = {
  asking: 'name' | 'contact' | 'text' | null
  /** Whether the caller wants to be called back. */
  wantsCallback: boolean
  answers: number
  askedName: boolean
  /**
   * Set once an appointment was mentioned: `open` while the caller has not said whether the link may be texted, then `settled`.
   */
  booking?: 'open' | 'settled'
  /** True while an appointment is being arranged: the next words may choose a time, or be a name. */
  isAgreeing?: boolean
  /** True once a call back was wanted or needed: what they tell from then on is a message. */
  takesMessage?: boolean
  /** What the caller was just asked about an appointment that they have. */
  changing?: ChangeAsked | null
}

export const NO_LEAD: Lead = { name: null, need: null, contact: null }

/** Asks for what is still missing to call back; if nothing is, a call back is promised, or the call continues. */
export async function* ask(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  const { call, words } = scene
  const asking = missing(state, lead)
  if (asking === null && state.wantsCallback && lead.contact) {
    return yield* promise(scene, state, lead, before)
  }
  const next = { ...state, asking, askedName: state.askedName || asking === 'name' }
  // Who hangs up instead of answering is called back where they called from.
  const assumed = asking === 'contact' && call.fromNumber.startsWith('+') ? call.fromNumber : null
  const kept = { ...lead, contact: lead.contact ?? assumed }
  yield { type: 'remember', change: changeOf(next, kept) }
  yield { type: 'say', text: `${before} ${question(words, asking, call.fromNumber)}`.trim() }
}

/** Goes on with what was asked, after something that did not answer it; otherwise asks whether there is anything else. */
export async function* askOn(
  scene: Scene,
  state: SalesState,
  lead: Lead,
  before: string,
): AsyncGenerator<Part> {
  if (state.asking !== null) return yield* ask(scene, state, lead, before)
  yield { type: 'remember', change: changeOf(state, lead) }
  yield { type: 'say', text: `${before} ${scene.words.anythingElse}` }
}

/** Says that somebody will call back, where there is a number or an address for it. */
export async function* promise(
  { words }: Scene,
  state: SalesState,
  lead: Lead,
  before = '',
): AsyncGenerator<Part> {
  const done = { ...state, asking: null, wantsCallback: false }
  yield { type: 'remember', change: changeOf(done, lead) }
  const said = lead.contact ? words.willBeCalled : words.thatIsFine
  yield { type: 'say', text: `${before} ${said} ${words.anythingElse}`.trim() }
}

function missing(state: SalesState, lead: Lead): SalesState['asking'] {
  if (!lead.name && !state.askedName) return 'name'
  return state.wantsCallback && !lead.contact ? 'contact' : null
}

function question(words: CallWording, asking: SalesState['asking'], from: string): string {
  if (asking === 'name') return words.askName
  if (asking === null) return words.askElse
  return words.askContact[from.startsWith('+') ? 0 : 1]
}

export const changeOf = (script: SalesState, lead: Lead) => ({
  script,
  lead,
  callerName: lead.name,
  callReason: lead.need,
})
