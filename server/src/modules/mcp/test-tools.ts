import { ApiTestResult, ApiTestRun, apiTests } from 'shared-types'
import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { beginRun, readRun, readTests } from '../agent-tests/service.ts'
import { pageThatFits } from './fit.ts'
import { idOf } from './paging.ts'
import { tool } from './tool.ts'

const MAX_RESULTS = 20
const MAX_SKIPPED = 10_000

/** Tools for testing an agent before customers use it. */
export const TEST_TOOLS = [
  tool({
    name: 'run_tests',
    title: 'Run the tests of an agent',
    description:
      'Begins a run of every test of an agent, or gives the one that goes on. It takes a while: read it with read_test_run until finished_at is set. Where a language model answers, a run costs what its answers cost.',
    needs: apiTests.run,
    isReading: false,
    isRepeatable: false,
    input: z.object({ agent_id: idOf('the agent') }),
    output: ApiTestRun,
    run: (deps, { key, actor }, { agent_id: agentId }) =>
      beginRun(deps, { actor, name: key.user.full_name }, agentId),
  }),
  tool({
    name: 'read_test_run',
    title: 'Read a run of tests',
    description:
      'A run of the tests of an agent and what failed in it, or every result; without run_id the last run.',
    needs: apiTests.readRun,
    isReading: true,
    isRepeatable: true,
    input: z.object({
      agent_id: idOf('the agent'),
      run_id: z.optional(z.uuid()),
      results: z._default(z.enum(['failed', 'all']), 'failed'),
      skip: z
        ._default(z.int().check(z.minimum(0), z.maximum(MAX_SKIPPED)), 0)
        .check(z.describe('How many results were read before.')),
    }),
    output: z.object({
      run: ApiTestRun,
      results: z.array(ApiTestResult),
      next_skip: z.nullable(z.number()).check(z.describe('Null where there are no more.')),
    }),
    run: async (deps, { key }, { agent_id: agentId, run_id: asked, results: which, skip }) => {
      const { runs } = await readTests(deps, key.accountId, agentId)
      const id = asked ?? runs[0]?.id
      if (!id) throw notFound('Test run')
      const { run, results } = await readRun(deps, key.accountId, agentId, id)
      const matching = results.filter(
        ({ verdict }) => which === 'all' || verdict === 'fail' || verdict === 'error',
      )
      return pageThatFits(MAX_RESULTS, (limit) => ({
        run,
        results: matching.slice(skip, skip + limit),
        next_skip: matching.length > skip + limit ? skip + limit : null,
      }))
    },
  }),
]
