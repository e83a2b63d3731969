import type { Asked } from '../asked.ts'
import type { Candidate, CandidateKind, Features } from '../candidate.ts'
import { isNegated } from '../language/negation.ts'
import { measuresOfAssociations } from './associations.ts'
import { measuresOfTopics, OF_TOPICS } from './topics.ts'
import { isShown, shows } from '../quoting/shows.ts'
import { wordsOf } from '../../../lib/words.ts'
import { QUESTION_KINDS } from '../../listening/types.ts'

/**
 * The forests name a measure by its place, and the first forest is not learnt anew: measures are only added at the end, and those of
 * associations stay the last.
 */
const FEATURES = [
  'coverage',
  'own',
  'least',
  'met',
  'ownMet',
  'exactly',
  'missing',
  'elsewhere',
  'gap',
  'core',
  'topic',
  'mass',
  'lacksExact',
  'lacksRarest',
  'ofKind',
  'shows',
  'beside',
  'alike',
  'point',
  'unheard',
  'sameLanguage',
  'turned',
  'rank',
  'isEnough',
  'lead',
  'isRow',
  'distinctive',
] as const satisfies (keyof Features)[]
const KINDS = [
  'text',
  'list',
  'price',
  'hours',
  'phone',
  'email',
  'address',
  'date',
] as const satisfies CandidateKind[]
const SHOWN = QUESTION_KINDS.filter(isShown)
/** Lengths in words, of an answer and of a question, beyond which length no longer matters. */
const ANSWER_WORDS = 60
const QUESTION_WORDS = 15

/** The names of the measures, in the order of the numbers in `measuresOf`. */
export const MEASURES: string[] = [
  ...FEATURES,
  ...KINDS.map((kind) => `is ${kind}`),
  ...QUESTION_KINDS.map((kind) => `asks ${kind}`),
  ...SHOWN.map((kind) => `shows ${kind}`),
  'urgency',
  'question negated',
  'answer negated',
  'question words',
  'answer words',
  ...OF_TOPICS,
  'associated',
  'associated as the best',
]

/** Turns the candidates for a question into numbers from 0 to 1. */
export function measuresOf(candidates: Candidate[], asked: Asked): number[][] {
  const associations = measuresOfAssociations(asked, candidates)
  const topics = measuresOfTopics(asked, candidates)
  return candidates.map((candidate, at) => [
    ...ownMeasuresOf(candidate, asked),
    ...topics[at]!,
    ...associations[at]!,
  ])
}

/** The numbers that do not depend on what was learnt of associations. */
function ownMeasuresOf({ kind, text, features }: Candidate, { text: asked, heard }: Asked) {
  return [
    ...FEATURES.map((name) => features[name]),
    ...KINDS.map((name) => Number(name === kind)),
    ...QUESTION_KINDS.map((name) => heard.odds[name]),
    ...SHOWN.map((name) => shows(name, text)),
    heard.urgency,
    Number(isNegated(asked)),
    Number(isNegated(text)),
    lengthOf(asked, QUESTION_WORDS),
    lengthOf(text, ANSWER_WORDS),
  ]
}

const lengthOf = (text: string, most: number) => Math.min(1, wordsOf(text).length / most)
