import { expect, it } from 'vitest'
import { type Choice, fitChoices } from './fit-choices.ts'

const [GARAGE, BREAD, OTHER] = [0, 1, 2]
const candidate = (isRight: boolean, ...features: number[]) => ({
  isRight,
  features: Uint32Array.from(features),
})
/** A question that the garage answers, beside bread that does not. */
const answered: Choice = [candidate(true, GARAGE, OTHER), candidate(false, BREAD, OTHER)]
/** A question that nothing answers. */
const unanswered: Choice = [candidate(false, BREAD, OTHER)]
const choices = Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? unanswered : answered))

it('what distinguishes right candidates gets weight, and what all have gets little', () => {
  const { weights } = fitChoices(choices, 3, 3)
  expect(weights[GARAGE]).toBeGreaterThan(0.3)
  expect(weights[BREAD]).toBeLessThan(-0.3)
  expect(Math.abs(weights[OTHER]!)).toBeLessThan(Math.abs(weights[BREAD]!))
})

it('only the most telling features are kept', () => {
  const { weights } = fitChoices(choices, 3, 2)
  expect([...weights].filter((weight) => weight !== 0)).toHaveLength(2)
})

it('the same choices give the same weights, and a question without candidates changes none', () => {
  const weights = fitChoices(choices, 3, 3)
  expect(fitChoices(choices, 3, 3)).toEqual(weights)
  expect(fitChoices([[], ...choices, []], 3, 3)).toEqual(weights)
})
