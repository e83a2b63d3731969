import type { CallScript } from './types.ts'
import { asRecognised } from './recogniser.ts'
import { STRANGER } from './stranger.ts'
import { gatherEvidence } from '../evidence.ts'
import type { ScreeningTurn, Topic } from '../types.ts'
import { featuresOfCall } from '../verdict.ts'

/** A call at one of its turns: the features it is judged by, and whether it is unwanted. */
export type JudgedTurn = { features: Record<string, number>; isUnwanted: boolean; weight: number }

const ROUNDS = 3_000
const RATE = 0.25
const RIDGE = 0.002

/** The features of calls at each of their turns, both as written and as a speech recognizer would hear them. */
export const turnsOf = (scripts: CallScript[]): JudgedTurn[] =>
  [...scripts, ...scripts.map(asRecognised)].flatMap((script) => {
    const turns = toldIn(script)
    const from = Math.min(2, turns.length)
    const weight = 1 / (turns.length - from + 1)
    return Array.from({ length: turns.length - from + 1 }, (_, more) => ({
      features: featuresOfCall(
        gatherEvidence({
          facts: { ...STRANGER, ...script.facts },
          turns: turns.slice(0, from + more),
          asking: 'why',
          saying: '',
          decision: null,
        }),
      ),
      isUnwanted: script.label === 'unwanted',
      weight,
    }))
  })

function toldIn({ opens, who, why, how, no, else: rest = [] }: CallScript): ScreeningTurn[] {
  const told: [Topic, string | undefined][] = [
    ['who', opens],
    ['who', who],
    ['why', why],
    ['how', how],
    ['decline', no],
    ...rest.map((line): [Topic, string] => ['how', line]),
  ]
  return told.flatMap(([asked, text]) =>
    text === undefined ? [] : text.split('\n').map((heard) => ({ asked, said: '', heard })),
  )
}

/**
 * Trains a logistic regression by gradient descent, starting at zero. The classifiers that heard the turns must not have been trained on
 * the same calls.
 */
export function learnVerdict(turns: JudgedTurn[]): Record<string, number> {
  const names = Object.keys(turns[0]!.features)
  const rows = turns.map(({ features, ...turn }) => ({
    ...turn,
    values: names.map((name) => features[name]!),
  }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const weights = new Float64Array(names.length)
  for (let round = 0; round < ROUNDS; round++) {
    const step = new Float64Array(names.length)
    for (const { values, isUnwanted, weight } of rows) {
      const sum = values.reduce((all, value, at) => all + value * weights[at]!, 0)
      const miss = (Number(isUnwanted) - 1 / (1 + Math.exp(-sum))) * weight
      values.forEach((value, at) => (step[at]! += miss * value))
    }
    step.forEach((value, at) => {
      weights[at]! += RATE * (value / total - RIDGE * weights[at]!)
    })
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]))
}
