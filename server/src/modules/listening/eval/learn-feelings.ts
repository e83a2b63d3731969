import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { FEELINGS, featuresOfFeeling } from '../feeling.ts'
import type { Intent } from '../intents.ts'
import {
  type FeelingLine,
  feelingLines,
  intentLines,
  nameLines,
  organisationLines,
  personWishes,
  questionKinds,
  urgentLines,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 6_000
/** Weight of a line from the corpora of ordinary questions, which outnumber all others. */
const OF_ORDINARY = 0.25
const OF_MISTYPED = 0.5
/** Intents whose lines are not taken as free of feeling. */
const FEELING: Intent[] = ['other', 'thanks', 'goodbye', 'banter', 'acknowledged', 'wellbeing']

/** Trains feelings on each line, as written and once more with a typing error. */
export function learnFeelings(): PackedEach {
  const ordinary = [
    ...questionKinds(),
    ...urgentLines(),
    ...personWishes(),
    ...nameLines(),
    ...organisationLines(),
    ...intentLines().filter(({ intent }) => !FEELING.includes(intent)),
  ].map(({ text, language }): FeelingLine => ({ text, language, feeling: 'none' }))
  const examples = [
    ...feelingLines().flatMap((line) => examplesOf(line, 1)),
    ...ordinary.flatMap((line) => examplesOf(line, OF_ORDINARY)),
  ]
  return packedEach(fit(examples, FEELINGS.length, FEATURES))
}

function examplesOf({ text, language, feeling }: FeelingLine, weight: number): Example[] {
  const label = FEELINGS.indexOf(feeling)
  return [text, mistyped(text)].map((said, at) => ({
    features: featuresOfFeeling(said, language),
    label,
    weight: at === 0 ? weight : weight * OF_MISTYPED,
  }))
}
