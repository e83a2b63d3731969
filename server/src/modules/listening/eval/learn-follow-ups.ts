import { LABELS } from '../follow-ups.ts'
import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { featuresOfIntent } from '../intents.ts'
import {
  type FollowUpLine,
  followUpLines,
  intentLines,
  nameLines,
  personWishes,
  questionKinds,
  type Said,
  urgentLines,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 5_000
const OF_MISTYPED = 0.5

/** Trains follow-ups; each line of its corpus is learnt as written and once more with a typing error. */
export function learnFollowUps(): PackedEach {
  const others = [intentLines(), personWishes(), questionKinds(), urgentLines(), nameLines()].flat()
  const examples = [
    ...followUpLines().flatMap(({ text, language, wish }) => [
      exampleOf({ text, language }, wish, 1),
      exampleOf({ text: mistyped(text), language }, wish, OF_MISTYPED),
    ]),
    ...others.map((line) => exampleOf(line, 'other', 1)),
  ]
  return packedEach(fit(examples, LABELS.length, FEATURES))
}

const exampleOf = (
  { text, language }: Said,
  label: FollowUpLine['wish'],
  weight: number,
): Example => ({ features: featuresOfIntent(text, language), label: LABELS.indexOf(label), weight })
