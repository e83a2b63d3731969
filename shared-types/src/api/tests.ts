import * as z from 'zod/mini'
import { AgentTest, TestResult, TestRun } from '../agent-tests.ts'
import { Id, idParams } from '../common.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

export const ApiTest = z.pick(AgentTest, { id: true, kind: true, lines: true, expects: true })
export type ApiTest = z.infer<typeof ApiTest>

export const ApiTestRun = z.pick(TestRun, {
  id: true,
  started_at: true,
  finished_at: true,
  stopped: true,
  total: true,
  done: true,
  failed: true,
})
export type ApiTestRun = z.infer<typeof ApiTestRun>

export const ApiTestResult = z.pick(TestResult, {
  position: true,
  side: true,
  kind: true,
  test_id: true,
  lines: true,
  verdict: true,
  reasons: true,
  said: true,
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
}
