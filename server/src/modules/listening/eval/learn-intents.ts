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
/** Weight of a line from the corpora of ordinary questions, which outnumber all others. */
const OF_ORDINARY = 0.5
const OF_MISTYPED = 0.5

/** Trains intents on each line, as written and once more with a typing error. */
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
