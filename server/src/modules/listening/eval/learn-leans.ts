import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { featuresOfIntent } from '../intents.ts'
import {
  askedQuestions,
  intentLines,
  leansLines,
  questionKinds,
  type Said,
  shortQuestions,
} from './corpora.ts'
import type { QuestionKind } from '../types.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 6_000
const OF_MISTYPED = 0.5
/** Weight of a line of other corpora: there are eight times as many, and nearly all of them stand by themselves. */
const OF_OTHERS = 0.05
/** What may be asked of any business without naming anything: “price?” needs to be of something, “phone?” does not. */
const OF_ANY_BUSINESS: ReadonlySet<QuestionKind> = new Set(['hours', 'phone', 'email', 'address'])
/** One in this many questions about pages is learnt from. */
const OF_PAGES = 10

/** Trains which messages mean nothing without what was said before; each line is learnt as written and once more with a typing error. */
export function learnLeans(): PackedEach {
  const others = [
    ...questionKinds(),
    ...shortQuestions().filter(({ kind }) => OF_ANY_BUSINESS.has(kind)),
    ...intentLines().filter(({ intent }) => intent !== 'other'),
    ...askedQuestions().filter((_, at) => at % OF_PAGES === 0),
  ]
  const examples = [
    ...leansLines().flatMap(({ text, language, yes }) => [
      exampleOf({ text, language }, yes, 1),
      exampleOf({ text: mistyped(text), language }, yes, OF_MISTYPED),
    ]),
    ...others.map((line) => exampleOf(line, false, OF_OTHERS)),
  ]
  return packedEach(fit(examples, 2, FEATURES))
}

const exampleOf = ({ text, language }: Said, leans: boolean, weight: number): Example => ({
  features: featuresOfIntent(text, language),
  label: Number(leans),
  weight,
})
