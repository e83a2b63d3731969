import {
  fitEach,
  type Labelled,
  OF_MANY_FEATURES,
} from '../../src/modules/listening/classifier/fit-each.ts'
import {
  type Associations,
  associationsOf,
  associatorOf,
  featuresOfPairs,
  measuresOfAssociations,
  packedAssociations,
} from '../../src/modules/answering/judging/associations.ts'
import type { LabelledQuestion } from './collect.ts'

const FEATURES = 40_000
/** Groups of places, each judged by associations that were learnt from the others. */
const FOLDS = 4

/** Which meanings of a question and of an answer go together, learnt from labelled candidates. */
export function learnAssociations(questions: LabelledQuestion[]): Associations {
  const names = new Map<string, string>()
  // Each name is kept once, as millions of equal ones would take gigabytes.
  const kept = (name: string) => names.get(name) ?? (names.set(name, name), name)
  const examples: Labelled[] = questions.flatMap((asked) =>
    asked.candidates.map((candidate) => ({
      features: featuresOfPairs(associationsOf(textOf(asked), candidate)).map(kept),
      labels: candidate.isRight ? [0] : [],
    })),
  )
  return packedAssociations(fitEach(examples, 1, FEATURES, OF_MANY_FEATURES))
}

const textOf = ({ question, heard }: LabelledQuestion) => ({ text: question, heard })

/**
 * The questions with the measures of associations as a new place would have them: by weights that were learnt from other places. A judge
 * that learnt from measures of what was learnt by heart would trust them too much.
 */
export function withUnseenAssociations(questions: LabelledQuestion[]): LabelledQuestion[] {
  const places = [...new Set(questions.map(({ place }) => place))].toSorted()
  const foldOf = new Map(places.map((place, at) => [place, at % FOLDS]))
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isOf = ({ place }: LabelledQuestion) => foldOf.get(place) === fold
    const weights = learnAssociations(questions.filter((asked) => !isOf(asked)))
    return withAssociations(questions.filter(isOf), weights)
  }).flat()
}

function withAssociations(
  questions: LabelledQuestion[],
  weights: Associations,
): LabelledQuestion[] {
  const associate = associatorOf(weights)
  return questions.map((asked) => {
    const associations = measuresOfAssociations(textOf(asked), asked.candidates, associate)
    const candidates = asked.candidates.map((candidate, at) => ({
      ...candidate,
      measures: [...candidate.measures.slice(0, -2), ...associations[at]!],
    }))
    return { ...asked, candidates }
  })
}
