import { agentProfile } from '../../agents/profile.ts'
import { noteRequest } from '../../booking/service.ts'
import { canText, promiseText } from '../../booking/texts.ts'
import { wantsAppointment } from '../../booking/wish.ts'
import type { Scene } from './types.ts'

/** Has the link texted without being asked whether it may be. */
const ASKS_FOR_TEXT =
  /\b(?:text|send|message) (?:it|me|us|that|the link|your link|a link|the booking)\b/i

/** What a caller's words mean for the booking page; null for an agent without one, or words about something else. */
export type BookingTurn = {
  /** May be offered the link by text. */
  canText: boolean
  asksForText: boolean
  /** The time they asked for, as it is told them; null where they named none. */
  when: string | null
}

/**
 * Reads what a caller says for the wish for an appointment, and keeps the time they name.
 * @param isOpen an appointment is being spoken of already, so that a time alone means it.
 */
export async function bookingTurn(
  { deps, call }: Scene,
  utterance: string,
  isOpen: boolean,
): Promise<BookingTurn | null> {
  const wish = wantsAppointment(utterance)
  const asksForText = ASKS_FOR_TEXT.test(utterance)
  if (!wish && !isOpen && !asksForText) return null
  const agent = await agentProfile(deps, call.agentId)
  if (!agent.hasBookingPage) return null
  const mayName = wish || (isOpen && !utterance.trim().endsWith('?'))
  // A call is led in English.
  const when = mayName ? await noteRequest(deps, agent, { callId: call.id }, utterance, 'en') : null
  if (!wish && !asksForText && !when) return null
  return { canText: canText(deps, call), asksForText, when }
}

/** Stores the promise of a text. @returns what may be said now that it is kept. */
export async function textLink({ deps, call }: Scene): Promise<string> {
  const agent = await agentProfile(deps, call.agentId)
  const isNew = await promiseText(deps, agent, call)
  return isNew
    ? "I'm texting you the link to our booking page now. You choose a time there."
    : 'I have texted you the link to our booking page already. You choose a time there.'
}

/** What is said of a time that was kept. */
export const notedTime = (when: string) =>
  `I have noted ${when} as your wish. It is not confirmed until you book it.`

export const MAY_I_TEXT =
  'Shall I text you the link to our booking page, to the number you are calling from?'
