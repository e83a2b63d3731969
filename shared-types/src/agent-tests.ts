import * as z from 'zod/mini'
import { Id, Nothing, Timestamp } from './common.ts'
import { Source } from './messages.ts'
import { endpoint } from './endpoint.ts'
import { QUESTION_MAX, TEST_LINES_MAX, TEST_PHRASE_MAX, TEST_PHRASES_MAX } from './limits.ts'

/** `question` asks the agent something from its knowledge; `caller` plays a whole phone call; a hostile test comes with the product. */
export const TestKind = z.enum(['question', 'caller', 'hostile'])
export type TestKind = z.infer<typeof TestKind>

/** How the call of a test ended; `none` while the agent still talks. */
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

/** What the agent's reply has to fulfil. A question without expectations only has to be answered. */
export const TestExpectation = z.object({
  must_contain: Phrases,
  must_not_say: Phrases,
  /** Text that has to occur in the title or the address of a source; null: no such condition. */
  must_cite: z._default(z.nullable(Phrase), null),
  /** Passes only where the agent says that it does not know. */
  not_known: z._default(z.boolean(), false),
  /** Only for a call. */
  decision: z._default(z.nullable(TestDecision), null),
})
export type TestExpectation = z.infer<typeof TestExpectation>

export const WriteAgentTest = z.object({
  kind: z.enum(['question', 'caller']),
  /** What the visitor or caller says, turn by turn; for a question, the reply to the last one is judged. */
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

/** `draft`: also tries settings that have not been published. */
export const TestSide = z.enum(['live', 'draft'])
export type TestSide = z.infer<typeof TestSide>

export const TestRun = z.object({
  id: Id,
  /** Results with the live settings, and with the draft where one was tried. */
  sides: z.array(TestSide),
  started_by: z.string(),
  started_at: Timestamp,
  /** Null while the run is in progress. */
  finished_at: z.nullable(Timestamp),
  /** The run was stopped before every test had been tried. */
  stopped: z.boolean(),
  /** A test that is tried live and with the draft counts twice. */
  total: z.number(),
  done: z.number(),
  failed: z.number(),
  /** Of those, the ones that failed with the draft; the others failed live. */
  failed_in_draft: z.number(),
  /** Tests that pass with the live settings and fail with the draft. */
  regressions: z.number(),
  /** Millionths of a US dollar. */
  cost_micros: z.number(),
})
export type TestRun = z.infer<typeof TestRun>

export const TestResult = z.object({
  position: z.number(),
  side: TestSide,
  kind: TestKind,
  /** Null for a hostile test. */
  test_id: z.nullable(Id),
  /** What a hostile test attempts: `injection`, `off_topic`, `other_people` or `put_through`. */
  attack: z.nullable(z.string()),
  lines: z.array(z.string()),
  /** The test as it was when the run began. */
  expects: TestExpectation,
  /** Null while the test has not been tried. `error`: it could not be tried. */
  verdict: z.nullable(z.enum(['pass', 'fail', 'error'])),
  /** Reasons for the result, as sentences for the owner. */
  reasons: z.array(z.string()),
  said: z.string(),
  sources: z.array(Source),
  /** `rules`, or the name of the model that judged. */
  judged_by: z.nullable(z.string()),
  /** Milliseconds until the reply was complete. */
  ms: z.nullable(z.number()),
  cost_micros: z.number(),
})
export type TestResult = z.infer<typeof TestResult>

export const AgentTests = z.object({
  tests: z.array(AgentTest),
  /** Hostile tests that come with the product. */
  hostile: z.number(),
  /** Newest first. */
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
