import { type Example, fit } from '../classifier/fit.ts'
import { featuresOf } from '../classifier/features.ts'
import type { Weights } from '../classifier/odds.ts'
import { type Head, UNIT } from '../heads.ts'
import { QUESTION_KINDS } from '../types.ts'
import { personWishes, questionKinds, urgentLines, type WishLine } from './corpora.ts'
import { mistyped } from './mistyped.ts'

const FEATURES_OF_KINDS = 5_000
const FEATURES_OF_A_WISH = 1_500
const OF_MISTYPED = 0.5

type Line = { text: string; language: string; label: number }

/** Trains every head from the corpora, on each line as written and once more mistyped. */
export function learnAll(): Record<Head, Weights> {
  const asked = questionKinds()
  const ordinary = asked.map(({ text, language }) => ({ text, language, yes: false }))
  const [persons, urgent] = [personWishes(), urgentLines()]
  const neither = [...persons, ...urgent].filter(({ yes }) => !yes)
  return {
    kind: learn(
      asked.map((line) => ({ ...line, label: QUESTION_KINDS.indexOf(line.kind) })),
      QUESTION_KINDS.length,
      FEATURES_OF_KINDS,
    ),
    question: wish(asked.map((line) => ({ ...line, yes: line.question !== false }))),
    person: wish([...persons, ...ordinary, ...urgent.map(no), ...neither]),
    urgent: wish([...urgent, ...ordinary, ...persons.map(no), ...neither]),
  }
}

const no = (line: WishLine): WishLine => ({ ...line, yes: false })

const wish = (lines: WishLine[]): Weights =>
  learn(
    lines.map(({ text, language, yes }) => ({ text, language, label: yes ? 1 : 0 })),
    2,
    FEATURES_OF_A_WISH,
  )

function learn(lines: Line[], labels: number, most: number): Weights {
  const examples = lines.flatMap(({ text, language, label }): Example[] => [
    { features: featuresOf(text, language), label, weight: 1 },
    { features: featuresOf(mistyped(text), language), label, weight: OF_MISTYPED },
  ])
  return packed(fit(examples, labels, most))
}

const packed = ({ bias, weights }: Weights): Weights => ({
  bias: bias.map(inUnits),
  weights: Object.fromEntries(
    Object.entries(weights).map(([name, row]) => [name, row.map(inUnits)]),
  ),
})

/** `|| 0` since JSON knows no negative zero. */
const inUnits = (value: number): number => Math.round(value / UNIT) || 0
