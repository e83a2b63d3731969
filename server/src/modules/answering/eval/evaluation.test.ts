import { describe, expect, it } from 'vitest'
import { aUser, anAgent } from '../../../test/factories.ts'
import { buildTestDeps } from '../../../test/test-app.ts'
import { learn } from './learn.ts'
import { type EvaluationResult, evaluate } from './run.ts'
import { HELD_APART, TUNED } from './sets.ts'
import type { EvaluationSet } from './types.ts'

async function resultsOf(sets: EvaluationSet[]) {
  const deps = await buildTestDeps()
  const { user } = await aUser(deps)
  const results: EvaluationResult[] = []
  for (const set of sets) {
    const agent = await anAgent(deps.db, user.id)
    await learn(deps.db, agent, set)
    results.push(await evaluate(deps, { ...agent, brandName: set.business }, set))
  }
  const sum = (key: 'answered' | 'answerable' | 'abstained' | 'unanswerable') =>
    results.reduce((total, result) => total + result[key], 0)
  return {
    answered: sum('answered') / sum('answerable'),
    abstained: sum('abstained') / sum('unanswerable'),
  }
}

describe('answers without a model', () => {
  it.each([
    ['of businesses it was tuned on', TUNED, 0.91, 0.97],
    ['of businesses held apart', HELD_APART, 0.74, 0.9],
  ])(
    'quote the fact, and abstain if there is none, in questions %s',
    async (_name, sets, leastAnswered, leastAbstained) => {
      const { answered, abstained } = await resultsOf(sets)
      expect(answered).toBeGreaterThanOrEqual(leastAnswered)
      expect(abstained).toBeGreaterThanOrEqual(leastAbstained)
    },
  )
})
