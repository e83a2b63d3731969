import { type IntentOdds, likeliestOf } from '../intents.ts'
import { LANGUAGES } from '../language/detect.ts'
import type { Heard } from '../types.ts'

/** Odds between which somebody may have asked for a person: below they hardly ever did, above they surely did. */
const PERHAPS_PERSON = [0.05, 0.6] as const
/** An intent with lower odds is less likely than all others together. */
const UNCLEAR = 0.5

/**
 * Whether the embedded listener may be wrong, so that it is worth asking a model: the language is not one it was trained in, no intent is
 * clear, or the person may have asked for a human. About one in thirty ordinary questions is unsure.
 */
export const isUnsure = (heard: Heard): boolean =>
  heard.parts.length > 0 &&
  (!LANGUAGES.includes(heard.language) || isPerhapsPerson(heard) || heard.intents.some(isUnclear))

const isPerhapsPerson = ({ wishForPerson }: Heard): boolean =>
  wishForPerson >= PERHAPS_PERSON[0] && wishForPerson < PERHAPS_PERSON[1]

const isUnclear = (odds: IntentOdds): boolean => odds[likeliestOf(odds)] < UNCLEAR
