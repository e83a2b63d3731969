import { type Classifier, classifierOf, oddsOf, type Weights } from './classifier/odds.ts'
import trained from './classifier/weights.json' with { type: 'json' }

/** Unit of the whole numbers in `weights.json`. */
export const UNIT = 0.1

/** Classifiers that were trained for messages. */
const HEADS = ['kind', 'question', 'person', 'urgent', 'trouble', 'businessName'] as const
export type Head = (typeof HEADS)[number]

/** Stored weights as a classifier to calculate with. */
export const unpacked = ({ bias, weights }: Weights): Classifier =>
  classifierOf({
    bias: rowOf(bias),
    weights: Object.fromEntries(Object.entries(weights).map(([name, row]) => [name, rowOf(row)])),
  })

/** When a head has two labels, only the weight of the second is stored, relative to the first. */
const rowOf = (packed: number[]): number[] =>
  (packed.length === 1 ? [0, ...packed] : packed).map((value) => value * UNIT)

const heads = Object.fromEntries(HEADS.map((head) => [head, unpacked(trained[head])])) as Record<
  Head,
  Classifier
>

/** The odds of each label of a head, in order. */
export const hear = (head: Head, features: string[]): number[] => oddsOf(features, heads[head])

/** The odds from 0 to 1 of the second label of a head with two labels. */
export const sureness = (head: Exclude<Head, 'kind'>, features: string[]): number =>
  hear(head, features)[1]!

/** Whether a head has learnt a weight for a feature. */
export const knows = (head: Head, feature: string): boolean => heads[head].rows.has(feature)
