import { type PackedEach, packedEach } from '../classifier/each.ts'
import { type Example, fit } from '../classifier/fit.ts'
import { featuresOfIntent, INTENTS } from '../intents.ts'
import {
  type IntentLine,
  intentLines,
  personWishes,
  questionKinds,
  urgentLines,
} from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES = 8_000
/** What is asked of a business is much more than all else, and each line of it counts for less. */
const OF_ORDINARY = 0.5
const OF_MISTYPED = 0.5

/** Trains what people do with their words, on each line as written and once more mistyped. */
export function learnIntents(): PackedEach {
  const persons = personWishes().map(({ text, language, yes }): IntentLine => ({
    text,
    language,
    intent: yes ? 'person' : 'other',
  }))
  const said = intentLines()
  const own = new Set(said.map(keyOf))
  const lines = [...said, ...persons.filter((line) => !own.has(keyOf(line)))]
  const known = new Set(lines.map(keyOf))
  const ordinary = [...questionKinds(), ...urgentLines()]
    .map(({ text, language }): IntentLine => ({ text, language, intent: 'other' }))
    .filter((line) => !known.has(keyOf(line)))
  const examples = [
    ...lines.flatMap((line) => examplesOf(line, 1)),
    ...ordinary.flatMap((line) => examplesOf(line, OF_ORDINARY)),
  ]
  return packedEach(fit(examples, INTENTS.length, FEATURES))
}

const keyOf = ({ text, language }: IntentLine) => `${language} ${text.toLowerCase()}`

function examplesOf({ text, language, intent }: IntentLine, weight: number): Example[] {
  const label = INTENTS.indexOf(intent)
  return [
    { features: featuresOfIntent(text, language), label, weight },
    { features: featuresOfIntent(mistyped(text), language), label, weight: weight * OF_MISTYPED },
  ]
}
