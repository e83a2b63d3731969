import { type Classifier, classifierOf, oddsOf, type Weights } from './classifier/odds.ts'
import trained from './classifier/weights.json' with { type: 'json' }

/** One unit of the whole numbers that `weights.json` holds. */
export const UNIT = 0.1

/** What the ear has learnt to hear. */
const HEADS = ['kind', 'question', 'person', 'urgent'] as const
export type Head = (typeof HEADS)[number]

/** Weights as they are calculated with. */
export const unpacked = ({ bias, weights }: Weights): Classifier =>
  classifierOf({
    bias: rowOf(bias),
    weights: Object.fromEntries(Object.entries(weights).map(([name, row]) => [name, rowOf(row)])),
  })

/** Of a head of two labels only the second is kept: it is against the first. */
const rowOf = (packed: number[]): number[] =>
  (packed.length === 1 ? [0, ...packed] : packed).map((value) => value * UNIT)

const heads = Object.fromEntries(HEADS.map((head) => [head, unpacked(trained[head])])) as Record<
  Head,
  Classifier
>

/** The odds of each label of a head. */
export const hear = (head: Head, features: string[]): number[] => oddsOf(features, heads[head])

/** How sure a head of two labels is that it is so. */
export const sureness = (head: Exclude<Head, 'kind'>, features: string[]): number =>
  hear(head, features)[1]!

/** Whether a head has learnt anything of a feature. */
export const knows = (head: Head, feature: string): boolean => heads[head].rows.has(feature)
