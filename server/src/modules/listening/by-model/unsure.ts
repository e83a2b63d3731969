import { type IntentOdds, likeliestOf } from '../intents.ts'
import { LANGUAGES } from '../language/detect.ts'
import type { Heard } from '../types.ts'

/** Between these a wish for a person was perhaps made: below hardly ever, above surely. */
const PERHAPS_PERSON = [0.05, 0.6] as const
/** What somebody does with their words is less likely than all the rest together. */
const UNCLEAR = 0.5

/**
 * Whether what was heard may well be something else, so that it is worth asking a model: in a language the ear was not taught, and where
 * no intent or not surely no wish for a person was heard. Of ordinary questions this is about one in thirty.
 */
export const isUnsure = (heard: Heard): boolean =>
  heard.parts.length > 0 &&
  (!LANGUAGES.includes(heard.language) || isPerhapsPerson(heard) || heard.intents.some(isUnclear))

const isPerhapsPerson = ({ wishForPerson }: Heard): boolean =>
  wishForPerson >= PERHAPS_PERSON[0] && wishForPerson < PERHAPS_PERSON[1]

const isUnclear = (odds: IntentOdds): boolean => odds[likeliestOf(odds)] < UNCLEAR
