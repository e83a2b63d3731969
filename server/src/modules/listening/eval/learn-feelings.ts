import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { FEELINGS, featuresOfFeeling } from '../feeling.ts'
import type { Intent } from '../intents.ts'
import {
  askedQuestions,
  businessNameLines,
  emergencies,
  type FeelingLine,
  feelingLines,
  intentLines,
  nameLines,
  organisationLines,
  personWishes,
  questionKinds,
  type Said,
  shortQuestions,
  urgentLines,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 14_000
/** Fewer epochs than for the other heads, because more would learn which words our few complaints have by chance. */
const EPOCHS = 6
/** Weight of an ordinary question or statement; a line of the corpus of feelings weighs 1. */
const OF_ORDINARY = 2
/** Weight of what arranges something or is merely polite, as most messages do. */
const OF_INTENT = 6
/** Weight of a question about a page: they are ten times as many as the lines of feelings. */
const OF_ASKED = 0.07
const OF_MISTYPED = 0.5
/** Intents whose lines are not taken as free of feeling. */
const FEELING: Intent[] = ['other', 'thanks', 'goodbye', 'banter', 'acknowledged', 'wellbeing']

/** Trains feelings; each line of their own corpus is learnt as written and once more with a typing error. */
export function learnFeelings(): PackedEach {
  const ordinary = [
    ...questionKinds(),
    ...shortQuestions(),
    ...urgentLines(),
    ...emergencies(),
    ...personWishes(),
    ...nameLines(),
    ...organisationLines(),
    ...businessNameLines(),
  ]
  const arranging = intentLines().filter(({ intent }) => !FEELING.includes(intent))
  const examples = [
    ...feelingLines().flatMap((line) => [
      exampleOf(line, 1),
      exampleOf({ ...line, text: mistyped(line.text) }, OF_MISTYPED),
    ]),
    ...withoutFeeling(ordinary, OF_ORDINARY),
    ...withoutFeeling(arranging, OF_INTENT),
    ...withoutFeeling(askedQuestions(), OF_ASKED),
  ]
  return packedEach(fit(examples, FEELINGS.length, FEATURES, EPOCHS))
}

const withoutFeeling = (lines: Said[], weight: number): Example[] =>
  lines.map(({ text, language }) => exampleOf({ text, language, feeling: 'none' }, weight))

const exampleOf = ({ text, language, feeling }: FeelingLine, weight: number): Example => ({
  features: featuresOfFeeling(text, language),
  label: FEELINGS.indexOf(feeling),
  weight,
})
