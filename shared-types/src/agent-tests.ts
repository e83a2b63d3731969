import * as z from 'zod/mini'
import { Id, Nothing, Timestamp } from './common.ts'
import { Source } from './messages.ts'
import { endpoint } from './endpoint.ts'
import { QUESTION_MAX, TEST_LINES_MAX, TEST_PHRASE_MAX, TEST_PHRASES_MAX } from './limits.ts'

/** A question is asked of what an agent knows; a caller is led as on the telephone; a hostile one comes with the product. */
export const TestKind = z.enum(['question', 'caller', 'hostile'])
export type TestKind = z.infer<typeof TestKind>

/** Where a call of a test leads; `none` while the agent still talks. */
export const TestDecision = z.enum(['connect', 'take_message', 'end', 'none'])
export type TestDecision = z.infer<typeof TestDecision>

const Phrase = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write the words'),
    z.maxLength(TEST_PHRASE_MAX, `Keep it under ${TEST_PHRASE_MAX} characters`),
  )
const Phrases = z._default(
  z.array(Phrase).check(z.maxLength(TEST_PHRASES_MAX, `At most ${TEST_PHRASES_MAX} of them`)),
  [],
)

/** What has to be true of what the agent says. A question of which nothing is expected has to be answered at all. */
export const TestExpectation = z.object({
  must_contain: Phrases,
  must_not_say: Phrases,
  /** In the title or the address of a source; null: any, or none. */
  must_cite: z._default(z.nullable(Phrase), null),
  /** The knowledge must not hold it. */
  not_known: z._default(z.boolean(), false),
  /** Of a caller. */
  decision: z._default(z.nullable(TestDecision), null),
})
export type TestExpectation = z.infer<typeof TestExpectation>

export const WriteAgentTest = z.object({
  kind: z.enum(['question', 'caller']),
  /** What the visitor or the caller says, in turn; the last is what is judged of a question. */
  lines: z
    .array(
      z
        .string()
        .check(
          z.trim(),
          z.minLength(1, 'Write what is asked'),
          z.maxLength(QUESTION_MAX, `Keep it under ${QUESTION_MAX} characters`),
        ),
    )
    .check(
      z.minLength(1, 'Write what is asked'),
      z.maxLength(TEST_LINES_MAX, `At most ${TEST_LINES_MAX} lines`),
    ),
  expects: TestExpectation,
})
export type WriteAgentTest = z.infer<typeof WriteAgentTest>

export const AgentTest = z.object({
  id: Id,
  ...WriteAgentTest.shape,
  written_by: z.string(),
  updated_at: Timestamp,
})
export type AgentTest = z.infer<typeof AgentTest>

/** `draft` are settings that are not saved yet. */
export const TestSide = z.enum(['live', 'draft'])
export type TestSide = z.infer<typeof TestSide>

export const TestRun = z.object({
  id: Id,
  /** What is tried: what is live, and beside it the draft where there was one. */
  sides: z.array(TestSide),
  started_by: z.string(),
  started_at: Timestamp,
  /** Null while it goes on. */
  finished_at: z.nullable(Timestamp),
  /** It was ended before everything was tried. */
  stopped: z.boolean(),
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Pass live and fail in the draft. */
  regressions: z.number(),
  /** Millionths of a US dollar. */
  cost_micros: z.number(),
})
export type TestRun = z.infer<typeof TestRun>

export const TestResult = z.object({
  position: z.number(),
  side: TestSide,
  kind: TestKind,
  /** Null of a hostile one. */
  test_id: z.nullable(Id),
  /** What a hostile one tries: `injection`, `off_topic`, `other_people` or `put_through`. */
  attack: z.nullable(z.string()),
  lines: z.array(z.string()),
  /** As it was when the run began. */
  expects: TestExpectation,
  /** Null while it waits. `error`: it could not be tried. */
  verdict: z.nullable(z.enum(['pass', 'fail', 'error'])),
  /** Sentences for the owner. */
  reasons: z.array(z.string()),
  said: z.string(),
  sources: z.array(Source),
  /** `rules`, or the name of the model that was asked. */
  judged_by: z.nullable(z.string()),
  /** Milliseconds until the last word. */
  ms: z.nullable(z.number()),
  cost_micros: z.number(),
})
export type TestResult = z.infer<typeof TestResult>

export const AgentTests = z.object({
  tests: z.array(AgentTest),
  /** Hostile ones that come with the product. */
  hostile: z.number(),
  /** The newest first. */
  runs: z.array(TestRun),
})
export type AgentTests = z.infer<typeof AgentTests>

const ofAgent = z.object({ agentId: Id })
const ofTest = z.object({ agentId: Id, testId: Id })
const ofRun = z.object({ agentId: Id, runId: Id })

export const agentTests = {
  list: endpoint({
    method: 'GET',
    path: '/agent-tests/:agentId',
    summary: 'The tests of an agent and its last runs.',
    params: ofAgent,
    response: AgentTests,
  }),
  create: endpoint({
    method: 'POST',
    path: '/agent-tests/:agentId',
    summary: 'Adds a test question, or a simulated caller.',
    params: ofAgent,
    body: WriteAgentTest,
    response: AgentTest,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/agent-tests/:agentId/:testId',
    summary: 'Changes a test.',
    params: ofTest,
    body: WriteAgentTest,
    response: AgentTest,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/agent-tests/:agentId/:testId',
    summary: 'Deletes a test. What runs found of it stays.',
    params: ofTest,
    response: Nothing,
  }),
  run: endpoint({
    method: 'POST',
    path: '/agent-tests/:agentId/runs',
    summary: 'Begins a run of every test, or gives the one that goes on.',
    params: ofAgent,
    response: TestRun,
  }),
  readRun: endpoint({
    method: 'GET',
    path: '/agent-tests/:agentId/runs/:runId',
    summary: 'What a run has found so far.',
    params: ofRun,
    response: z.object({ run: TestRun, results: z.array(TestResult) }),
  }),
  stopRun: endpoint({
    method: 'POST',
    path: '/agent-tests/:agentId/runs/:runId/stop',
    summary: 'Ends a run; what it found by then stays.',
    params: ofRun,
    response: TestRun,
  }),
}
