import type { Lead } from 'shared-types'
import type { ChangeAsked } from '../../appointments/change-in-call.ts'
import type { CallWording } from '../../../wording/types.ts'
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
  /** What the caller was just asked about an appointment that they have. */
  changing?: ChangeAsked | null
}

export const NO_LEAD: Lead = { name: null, need: null, contact: null }

/** Asks for what is still missing to call back; if nothing is, the call continues. */
export async function* ask(
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
