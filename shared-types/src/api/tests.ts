import * as z from 'zod/mini'
import { AgentTest, TestResult, TestRun } from '../agent-tests.ts'
import { Id, idParams } from '../common.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

const { id, kind, lines, expects } = AgentTest.shape
export const ApiTest = z.object({ id, kind, lines, expects })
export type ApiTest = z.infer<typeof ApiTest>

const { started_at, finished_at, stopped, total, done, failed, cost_micros } = TestRun.shape
export const ApiTestRun = z.object({
  id,
  started_at,
  finished_at,
  stopped,
  total,
  done,
  failed,
  /** What models cost in it, in millionths of a US dollar. */
  cost_micros,
})
export type ApiTestRun = z.infer<typeof ApiTestRun>

const { position, side, test_id, verdict, reasons, said, judged_by, ms } = TestResult.shape
export const ApiTestResult = z.object({
  position,
  side,
  kind: TestResult.shape.kind,
  test_id,
  lines: TestResult.shape.lines,
  verdict,
  reasons,
  said,
  /** `rules`, or the name of the model that was asked. */
  judged_by,
  /** Milliseconds until the last word. */
  ms,
})
export type ApiTestResult = z.infer<typeof ApiTestResult>

const tag = 'Tests'

export const apiTests = {
  list: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/tests',
    operation: 'listTests',
    tag,
    scope: 'tests:read',
    summary: 'The tests of an agent.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiTest),
  }),
  runs: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/test-runs',
    operation: 'listTestRuns',
    tag,
    scope: 'tests:read',
    summary: 'The last runs of the tests of an agent.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiTestRun),
  }),
  run: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/test-runs',
    operation: 'startTestRun',
    tag,
    scope: 'tests:run',
    summary:
      'Begins a run of every test, or gives the one that goes on. Read it until it is finished.',
    params: idParams,
    response: ApiTestRun,
  }),
  readRun: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/test-runs/:run_id',
    operation: 'readTestRun',
    tag,
    scope: 'tests:read',
    summary: 'A run with what it has found so far.',
    params: z.object({ id: Id, run_id: Id }),
    response: z.extend(ApiTestRun, { results: z.array(ApiTestResult) }),
  }),
  stopRun: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/test-runs/:run_id/stop',
    operation: 'stopTestRun',
    tag,
    scope: 'tests:run',
    summary: 'Ends a run; what it found by then stays.',
    params: z.object({ id: Id, run_id: Id }),
    response: ApiTestRun,
  }),
}
