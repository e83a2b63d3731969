import type { CueName } from '../caller-cues.ts'
import type { Intent } from '../intents.ts'
import type { QuestionKind } from '../types.ts'

/** Explanation of each intent for the model. */
export const MEANINGS: Record<Intent, string> = {
  other: 'asks or tells anything that is none of these',
  greeting: 'says hello',
  thanks: 'thanks',
  goodbye: 'takes leave and wants nothing more',
  wellbeing: 'asks how you are',
  introduction: 'says who they are',
  acknowledged: 'takes note: “okay”, “I see”',
  wait: 'asks you to hold on',
  presence: 'asks whether anybody is there',
  identity: 'asks who or what you are',
  banter: 'plays with the machine',
  yes: 'agrees',
  no: 'declines',
  book: 'wants an appointment, or asks for free times',
  propose: 'names a time for an appointment',
  move: 'wants an appointment moved',
  cancel: 'wants an appointment cancelled',
  callback: 'wants to be called back, visited or served',
  text: 'wants a link sent by text message',
  person: 'wants to talk with a human being now',
}

/** Explanations for the model of those kinds of question whose name does not explain itself. */
export const KIND_MEANINGS: Partial<Record<QuestionKind, string>> = {
  hours: 'opening hours',
  list: 'what there is of something',
  amount: 'a number',
  when: 'dates and events',
  other: 'anything else, or nothing',
}

/** Explanations for the model of those cues whose name does not explain itself. */
export const CUE_MEANINGS: Partial<Record<CueName, string>> = {
  'strange-payment': 'gift cards, wire, crypto, bail money',
  'code-request': 'asks for a code sent to the owner',
  'tax-office': 'claims to be a tax or state office',
  'unordered-purchase': 'a charge nobody made, to be stopped by phone',
  'vote-asked': 'a political campaign',
  'asks-for-decider': 'asks for whoever decides',
  'few-minutes': 'asks for a moment to tell more',
  'we-help': 'praises a product',
  'cold-list': 'has the number from a list',
  'own-child': 'a child asking for a parent',
  medical: 'calls from a practice, hospital or pharmacy',
  school: 'calls from a school or day care',
  hiring: 'calls about a job the owner applied for',
  official: 'police, court, city, insurance claim',
  'own-provider': 'about something the owner ordered or has under repair',
  notice: 'reads out an appointment, an order, a school notice',
  'fraud-check': 'a bank checking a payment',
  emergency: 'danger to life or house',
  trouble: 'an accident, an arrest',
}
