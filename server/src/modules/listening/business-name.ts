import { featuresOf } from './classifier/features.ts'
import { sureness } from './heads.ts'
import { type IntentOdds, INTENTS } from './intents.ts'

/** Dishes, people and streets have names too, and theirs the knowledge has to tell: this has to be sure. */
const SURE = 0.9

/** Whether a part of a text asks what the business itself is called. */
export const asksBusinessName = (part: string, language: string): boolean =>
  sureness('businessName', featuresOf(part, language)) >= SURE

/** Whoever asks what the business is called is told for whom the assistant speaks. */
export const IDENTITY = Object.fromEntries(
  INTENTS.map((intent) => [intent, Number(intent === 'identity')]),
  // The cast is needed because `fromEntries` does not keep the type of its keys.
) as IntentOdds
