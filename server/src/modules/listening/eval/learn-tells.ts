import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { featuresOfIntent } from '../intents.ts'
import { questionKinds, type Said, shortQuestions, tellsLines } from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 6_000
const OF_MISTYPED = 0.5
/** Weight of an ordinary question: there are eight times as many as lines of the corpus. */
const OF_QUESTION = 0.25

/** Trains which messages only tell something; each line of its corpus is learnt as written and once more with a typing error. */
export function learnTells(): PackedEach {
  const questions = [
    ...questionKinds().filter(({ question }) => question !== false),
    ...shortQuestions(),
  ]
  const examples = [
    ...tellsLines().flatMap(({ text, language, yes }) => [
      exampleOf({ text, language }, yes, 1),
      exampleOf({ text: mistyped(text), language }, yes, OF_MISTYPED),
    ]),
    ...questions.map((line) => exampleOf(line, false, OF_QUESTION)),
  ]
  return packedEach(fit(examples, 2, FEATURES))
}

const exampleOf = ({ text, language }: Said, tells: boolean, weight: number): Example => ({
  features: featuresOfIntent(text, language),
  label: Number(tells),
  weight,
})
