import { featuresOf } from './classifier/features.ts'
import { sureness } from './heads.ts'
import { type IntentOdds, INTENTS, intentsOf } from './intents.ts'
import { wantsAppointmentIn } from './wishes.ts'

/**
 * Least odds that a question asks what the business is called. High, because dishes, people and streets have names too, and those questions
 * the knowledge must answer.
 */
const SURE = 0.9
/** Intents that ask who is speaking: a question for the name of the business is answered with whom the assistant speaks for. */
const IDENTITY = Object.fromEntries(
  INTENTS.map((intent) => [intent, Number(intent === 'identity')]),
  // The cast is needed because `fromEntries` does not keep the type of its keys.
) as IntentOdds

/** The odds of each intent of a part of a text, where a question for the name of the business is one for the speaker's identity. */
export function intentsWithName(part: string, language: string): IntentOdds {
  const odds = intentsOf(part, language)
  // Somebody who wants an appointment is not asking for a name.
  if (wantsAppointmentIn([odds])) return odds
  return sureness('businessName', featuresOf(part, language)) >= SURE ? IDENTITY : odds
}
