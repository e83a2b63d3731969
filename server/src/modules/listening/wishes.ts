import { bookingWishIn, SURE_OF_BOOKING_WISH } from './booking-wishes.ts'
import { type Intent, type IntentOdds, intentsOf, likeliestOf } from './intents.ts'
import { partsOf } from './sentences.ts'
import { laughsGoodbye, smallTalkIn } from './small-talk.ts'

/** Least odds of a wish. More likely than not is enough, because what follows can be undone or is confirmed first. */
const SURE = 0.5

const says = (parts: IntentOdds[], ...intents: Intent[]): boolean =>
  parts.some((odds) => intents.reduce((sum, intent) => sum + odds[intent], 0) >= SURE)

/** Whether they want an appointment or ask when one is free; questions about the price or how to cancel do not count. */
export const wantsAppointmentIn = (parts: IntentOdds[]): boolean =>
  parts.some(({ book, propose }) => book + propose >= SURE && book >= propose)

/**
 * How many times likelier a wish to move or cancel is from somebody who has an appointment than among the lines that intents were learnt
 * from. Between 4 and 8 hardly anything changes for the lines held apart.
 */
const LIKELIER_IF_BOOKED = 4

/**
 * Whether they want their appointment moved or cancelled, rather than a new one or a call.
 * @param isBooked whether they are known to have one
 */
export const wantsChangeIn = (parts: IntentOdds[], isBooked: boolean): boolean =>
  parts.some(({ move, cancel, book, callback }) => {
    const change = (move + cancel) * (isBooked ? LIKELIER_IF_BOOKED : 1)
    const all = change + 1 - move - cancel
    return change + book + callback >= SURE * all && change >= book + callback
  })

/** Whether they want their appointment cancelled rather than moved. */
export const wantsCancelIn = (parts: IntentOdds[]): boolean =>
  parts.some(({ cancel, move }) => cancel > move && cancel + move >= SURE)

/** Intents that sound like a wish for a person but are not: “hold on”, “is anybody there”, “have someone call me”. */
const BESIDE_PERSON: Intent[] = ['wait', 'presence', 'book', 'propose', 'callback', 'text', 'no']
export const isOtherThanPerson = (odds: IntentOdds): boolean =>
  BESIDE_PERSON.some((intent) => odds[intent] >= SURE)

/** Whether they name a time for an appointment that was offered. */
export const proposesTimeIn = (parts: IntentOdds[]): boolean => says(parts, 'propose', 'book')

/** Whether they want to be called, visited or served, which a person has to arrange. */
export const wantsCallbackIn = (parts: IntentOdds[]): boolean =>
  says(parts, 'callback', 'book', 'move', 'cancel')

/** Whether they ask for a link by text message. */
export const asksForTextIn = (parts: IntentOdds[]): boolean => says(parts, 'text')

/** Least odds of a goodbye: it ends the call, so nothing else may be said with it. */
const SURE_OF_GOODBYE = 0.6
/** Least odds of a goodbye after other words: “actually forget it, bye”. */
const SURE_AT_END = 0.95
export const saysGoodbyeIn = (parts: IntentOdds[]): boolean => {
  const last = parts.at(-1)
  if (last && last.goodbye >= SURE_AT_END) return true
  const isSaid = (odds: IntentOdds) => odds.goodbye >= SURE_OF_GOODBYE || laughsGoodbye(odds)
  return smallTalkIn(parts) !== null && parts.some(isSaid)
}

/** Whether they say no. A no comes first: "I have no time on Monday" does not count. */
export const saysNoIn = ([first]: IntentOdds[]): boolean =>
  first !== undefined && likeliestOf(first) === 'no'

export const saysYesIn = (parts: IntentOdds[]): boolean =>
  !saysNoIn(parts) && parts.some((odds) => likeliestOf(odds) === 'yes')

const partsIn = (text: string, language: string): IntentOdds[] =>
  partsOf(text).map((part) => intentsOf(part, language))

/** Whether one clause of an utterance contains the wish; see the functions above. */
export const wantsAppointment = (clause: string, language: string): boolean =>
  wantsAppointmentIn(partsIn(clause, language)) ||
  bookingWishIn(clause, language) >= SURE_OF_BOOKING_WISH

export const wantsCallback = (clause: string, language: string): boolean =>
  wantsCallbackIn(partsIn(clause, language))

/** Least odds of banter: of 5,738 questions to businesses none reaches it, though "Do you buy hair?" comes close. */
const SURE_OF_BANTER = 0.8

/**
 * Whether a clause only plays with the machine, so that the knowledge need not answer it. A joke taken for a question is one unnecessary
 * line in a list; a question taken for a joke is never answered.
 */
export function isBanter(clause: string, language: string): boolean {
  const parts = partsIn(clause, language)
  return parts.length > 0 && parts.every(({ banter }) => banter >= SURE_OF_BANTER)
}

/** Least odds of banter that is answered with patience: single words such as names and numbers have lower odds of it. */
const LIKELY_BANTER = 0.6

/** Whether all of an utterance plays with the machine or insults it, more likely than anything else. */
export const onlyBantersIn = (parts: IntentOdds[]): boolean =>
  parts.length > 0 &&
  parts.every((odds) => likeliestOf(odds) === 'banter' && odds.banter >= LIKELY_BANTER)
