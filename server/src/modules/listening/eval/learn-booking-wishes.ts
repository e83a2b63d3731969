import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { featuresOfIntent } from '../intents.ts'
import {
  bookingWishes,
  followUpLines,
  intentLines,
  nameLines,
  personWishes,
  questionKinds,
  type Said,
  shortQuestions,
  tellsLines,
  urgentLines,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 8_000
const OF_MISTYPED = 0.5
/** Weight of a line that is made of a phrase and a thing: there are three times as many as lines written one by one. */
const OF_MADE = 0.5
/** Weight of a line of the other corpora. */
const OF_OTHERS = 0.15

/** Trains wishes to book something; each line of their corpus is learnt as written and once more with a typing error. */
export function learnBookingWishes(): PackedEach {
  // Who wants to be called or served may mean an appointment; a time alone (`propose`) answers an offer.
  const intents = intentLines().filter(({ intent }) => intent !== 'callback')
  const others = [
    personWishes(),
    questionKinds(),
    shortQuestions(),
    urgentLines(),
    nameLines(),
    followUpLines(),
    tellsLines().filter(({ yes }) => yes),
  ].flat()
  const examples = [
    ...bookingWishes().flatMap(({ text, language, yes, made }) => {
      const weight = made ? OF_MADE : 1
      return [
        exampleOf({ text, language }, yes, weight),
        exampleOf({ text: mistyped(text), language }, yes, OF_MISTYPED * weight),
      ]
    }),
    ...intents.map((line) => exampleOf(line, line.intent === 'book', 1)),
    ...others.map((line) => exampleOf(line, false, OF_OTHERS)),
  ]
  return packedEach(fit(examples, 2, FEATURES))
}

const exampleOf = ({ text, language }: Said, books: boolean, weight: number): Example => ({
  features: featuresOfIntent(text, language),
  label: Number(books),
  weight,
})
