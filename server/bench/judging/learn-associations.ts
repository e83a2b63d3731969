import {
  type Associations,
  associationsOf,
  associatorOf,
  featuresOfPairs,
  measuresOfAssociations,
  packedAssociations,
} from '../../src/modules/answering/judging/associations.ts'
import type { LabelledQuestion } from './collect.ts'
import { type Choice, fitChoices } from './fit-choices.ts'

const FEATURES = 40_000
/** Groups of places, each judged by associations that were learnt from the others. */
const FOLDS = 4

/** Learns which meanings of a question and of an answer go together, from labelled candidates. */
export class AssociationLearner {
  /** The number of each feature, by its name. */
  readonly #numbers = new Map<string, number>()
  readonly #questions: LabelledQuestion[]
  readonly #choices: Choice[]

  constructor(questions: LabelledQuestion[]) {
    this.#questions = questions
    this.#choices = questions.map((asked) => this.#choiceOf(asked))
  }

  /** What all questions teach. */
  learn(): Associations {
    return this.#learnFrom(() => true)
  }

  /**
   * The questions with the measures of associations as a new place would have them: by weights that were learnt from other places. A judge
   * that learnt from measures of what was learnt by heart would trust them too much.
   */
  withUnseen(): LabelledQuestion[] {
    const places = [...new Set(this.#questions.map(({ place }) => place))].toSorted()
    const foldOf = new Map(places.map((place, at) => [place, at % FOLDS]))
    return Array.from({ length: FOLDS }, (_, fold) => {
      const isOf = ({ place }: LabelledQuestion) => foldOf.get(place) === fold
      const weights = this.#learnFrom((asked) => !isOf(asked))
      return withAssociations(this.#questions.filter(isOf), weights)
    }).flat()
  }

  #learnFrom(isKept: (asked: LabelledQuestion) => boolean): Associations {
    const choices = this.#choices.filter((_, at) => isKept(this.#questions[at]!))
    const { bias, weights } = fitChoices(choices, this.#numbers.size, FEATURES)
    const kept = [...this.#numbers].filter(([, at]) => weights[at] !== 0)
    return packedAssociations({
      bias: [bias],
      weights: Object.fromEntries(kept.map(([name, at]) => [name, [weights[at]!]])),
    })
  }

  #choiceOf(asked: LabelledQuestion): Choice {
    return asked.candidates.map((candidate) => ({
      isRight: candidate.isRight,
      features: Uint32Array.from(
        featuresOfPairs(associationsOf(textOf(asked), candidate)),
        (name) => this.#numberOf(name),
      ),
    }))
  }

  #numberOf(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#numbers.size)
    return this.#numbers.size - 1
  }
}

const textOf = ({ question, heard }: LabelledQuestion) => ({ text: question, heard })

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
