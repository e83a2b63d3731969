import { featuresOf } from './classifier/features.ts'
import { sureness } from './heads.ts'
import { type IntentOdds, INTENTS, intentsOf } from './intents.ts'
import { wantsAppointmentIn } from './wishes.ts'

/** Dishes, people and streets have names too, and theirs the knowledge has to tell: this has to be sure. */
const SURE = 0.9
/** Whoever asks what the business is called is told for whom the assistant speaks. */
const IDENTITY = Object.fromEntries(
  INTENTS.map((intent) => [intent, Number(intent === 'identity')]),
  // The cast is needed because `fromEntries` does not keep the type of its keys.
) as IntentOdds

/** The odds of each intent of a part of a text, where a question for the name of the business is one for the speaker's identity. */
export function intentsWithName(part: string, language: string): IntentOdds {
  const odds = intentsOf(part, language)
  // Who wants an appointment asks for no name, whatever they call it.
  if (wantsAppointmentIn([odds])) return odds
  return sureness('businessName', featuresOf(part, language)) >= SURE ? IDENTITY : odds
}
