import * as z from 'zod/mini'
import { Id, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { TAUGHT_PATH } from './events.ts'
import { MESSAGE_MAX, PHRASINGS_MAX, QUESTION_MAX, TAUGHT_IMPORT_MAX } from './limits.ts'

/** A question with the answer that the owner wrote. Agents use it beside documents and websites. */
export const TaughtAnswer = z.object({
  id: Id,
  /** The agent that owns the answer; where it is only linked, that is another agent than the one it was asked for. */
  agent_id: Id,
  question: z.string(),
  /** Other ways to ask the question. */
  phrasings: z.array(z.string()),
  answer: z.string(),
  written_by: z.string(),
  updated_at: Timestamp,
  /** Agents that use the answer without owning it. */
  linked: z.array(z.object({ id: Id, name: z.string() })),
})
export type TaughtAnswer = z.infer<typeof TaughtAnswer>

const Question = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Write the question'),
    z.maxLength(QUESTION_MAX, `Keep a question under ${QUESTION_MAX} characters`),
  )
const content = {
  question: Question,
  phrasings: z._default(
    z
      .array(Question)
      .check(z.maxLength(PHRASINGS_MAX, `Keep at most ${PHRASINGS_MAX} ways to ask it`)),
    [],
  ),
  answer: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write the answer'),
      z.maxLength(MESSAGE_MAX, `Keep the answer under ${MESSAGE_MAX} characters`),
    ),
}

export const WriteTaughtAnswer = z.object({
  ...content,
  /** Ids of other agents that use the answer. */
  agent_ids: z._default(z.array(Id).check(z.maxLength(200)), []),
  /** Ids of knowledge gaps that it answers: each becomes one of its phrasings. */
  gap_ids: z._default(z.array(Id).check(z.maxLength(200)), []),
})
export type WriteTaughtAnswer = z.infer<typeof WriteTaughtAnswer>

export const TaughtImport = z.object({
  added: z.number(),
  /** Number of questions that already existed and got another answer. */
  changed: z.number(),
})
export type TaughtImport = z.infer<typeof TaughtImport>

const ofAgent = z.object({ agentId: Id })
const answerOfAgent = z.object({ agentId: Id, answerId: Id })

export const taughtAnswers = {
  list: endpoint({
    method: 'GET',
    path: TAUGHT_PATH,
    summary: 'The answers an agent was taught or uses from another, the newest first.',
    params: ofAgent,
    response: z.object({ answers: z.array(TaughtAnswer) }),
  }),
  create: endpoint({
    method: 'POST',
    path: TAUGHT_PATH,
    summary: 'Teaches an agent the answer to a question.',
    params: ofAgent,
    body: WriteTaughtAnswer,
    response: TaughtAnswer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/taught-answers/:agentId/:answerId',
    summary: 'Changes a taught answer, and which agents use it.',
    params: answerOfAgent,
    body: WriteTaughtAnswer,
    response: TaughtAnswer,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/taught-answers/:agentId/:answerId',
    summary: 'Deletes a taught answer, for the agents that use it too.',
    params: answerOfAgent,
    response: Nothing,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/taught-answers/export/:agentId',
    summary: 'The answers an agent was taught as CSV, a line an answer.',
    params: ofAgent,
    response: z.string(),
  }),
  store: endpoint({
    method: 'POST',
    path: '/taught-answers/import/:agentId',
    summary: 'Teaches many answers. A question that is there already takes the new answer.',
    params: ofAgent,
    body: z.object({
      answers: z
        .array(z.object(content))
        .check(
          z.minLength(1, 'The file holds no answers'),
          z.maxLength(TAUGHT_IMPORT_MAX, `Import at most ${TAUGHT_IMPORT_MAX} answers at a time`),
        ),
    }),
    response: TaughtImport,
  }),
}
