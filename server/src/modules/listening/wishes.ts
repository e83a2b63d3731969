import { type Intent, type IntentOdds, intentsOf, likeliestOf } from './intents.ts'
import { partsOf } from './sentences.ts'
import { smallTalkIn } from './small-talk.ts'

/** What is done about it can be undone or is asked for first: more likely than not will do. */
const SURE = 0.5

const says = (parts: IntentOdds[], ...intents: Intent[]): boolean =>
  parts.some((odds) => intents.reduce((sum, intent) => sum + odds[intent], 0) >= SURE)

/** Wants an appointment, or asks when there is one; asking what one costs or how to cancel it is none. */
export const wantsAppointmentIn = (parts: IntentOdds[]): boolean =>
  parts.some(({ book, propose }) => book + propose >= SURE && book >= propose)

/** What sounds like a wish for a person and is another: “hold on”, “is anybody there”, “have someone call me”. */
const BESIDE_PERSON: Intent[] = ['wait', 'presence', 'book', 'propose', 'callback', 'text', 'no']
export const isOtherThanPerson = (odds: IntentOdds): boolean =>
  BESIDE_PERSON.some((intent) => odds[intent] >= SURE)

/** Names a time for an appointment that was offered. */
export const proposesTimeIn = (parts: IntentOdds[]): boolean => says(parts, 'propose', 'book')

/** Wants to be called, visited or served, which somebody has to see to. */
export const wantsCallbackIn = (parts: IntentOdds[]): boolean =>
  says(parts, 'callback', 'book', 'move', 'cancel')

/** Has a link texted without being asked whether it may be. */
export const asksForTextIn = (parts: IntentOdds[]): boolean => says(parts, 'text')

/** It ends a call: nothing else may be said beside. */
const SURE_OF_GOODBYE = 0.6
export const saysGoodbyeIn = (parts: IntentOdds[]): boolean =>
  smallTalkIn(parts) !== null && parts.some(({ goodbye }) => goodbye >= SURE_OF_GOODBYE)

/** A no stands first: "I have no time on Monday" is none. */
export const saysNoIn = ([first]: IntentOdds[]): boolean =>
  first !== undefined && likeliestOf(first) === 'no'

export const saysYesIn = (parts: IntentOdds[]): boolean =>
  !saysNoIn(parts) && parts.some((odds) => likeliestOf(odds) === 'yes')

const partsIn = (text: string, language: string): IntentOdds[] =>
  partsOf(text).map((part) => intentsOf(part, language))

/** Of a clause of an utterance that was heard. */
export const wantsAppointment = (clause: string, language: string): boolean =>
  wantsAppointmentIn(partsIn(clause, language))

export const wantsCallback = (clause: string, language: string): boolean =>
  wantsCallbackIn(partsIn(clause, language))

/** Play with the machine, which no knowledge of a business has to hold. */
export function isBanter(clause: string, language: string): boolean {
  const parts = partsIn(clause, language)
  return parts.length > 0 && parts.every(({ banter }) => banter >= SURE)
}
