import * as z from 'zod/mini'
import { Id, idParams, Timestamp } from '../common.ts'
import { KnowledgeStatus, KnowledgeType } from '../knowledge-items.ts'
import { WriteTaughtAnswer } from '../taught-answers.ts'
import { apiEndpoint, apiPage, pageOf } from './endpoint.ts'

/** A website, document or text that an agent answers from. */
export const ApiSource = z.object({
  id: Id,
  /** The agent that owns it; where it is only linked, that is another one. */
  agent_id: Id,
  title: z.string(),
  type: KnowledgeType,
  status: KnowledgeStatus,
  /** Why it could not be read, in a sentence; null otherwise. */
  failure: z.nullable(z.string()),
  created_at: Timestamp,
})
export type ApiSource = z.infer<typeof ApiSource>

/** A question with the answer that a person wrote. */
export const ApiAnswer = z.object({
  id: Id,
  /** The agent that owns it; where it is only linked, that is another one. */
  agent_id: Id,
  question: z.string(),
  /** Other ways to ask the question. */
  phrasings: z.array(z.string()),
  answer: z.string(),
  updated_at: Timestamp,
})
export type ApiAnswer = z.infer<typeof ApiAnswer>

const { question, phrasings, answer } = WriteTaughtAnswer.shape
const WriteAnswer = z.object({ question, phrasings, answer })
const answerParams = z.object({ id: Id, answer_id: Id })
const tag = 'Knowledge'

export const apiKnowledge = {
  sources: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/sources',
    operation: 'listSources',
    tag,
    scope: 'knowledge:read',
    summary: 'The websites, documents and texts an agent answers from.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiSource),
  }),
  answers: apiEndpoint({
    method: 'GET',
    path: '/v1/agents/:id/answers',
    operation: 'listAnswers',
    tag,
    scope: 'knowledge:read',
    summary: 'The answers people taught an agent.',
    params: idParams,
    query: z.object(apiPage),
    response: pageOf(ApiAnswer),
  }),
  teach: apiEndpoint({
    method: 'POST',
    path: '/v1/agents/:id/answers',
    operation: 'teachAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Teaches an agent the answer to a question.',
    params: idParams,
    body: WriteAnswer,
    response: ApiAnswer,
  }),
  change: apiEndpoint({
    method: 'PATCH',
    path: '/v1/agents/:id/answers/:answer_id',
    operation: 'changeAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Replaces a taught answer. Other agents that use it keep using it.',
    params: answerParams,
    body: WriteAnswer,
    response: ApiAnswer,
  }),
  forget: apiEndpoint({
    method: 'DELETE',
    path: '/v1/agents/:id/answers/:answer_id',
    operation: 'deleteAnswer',
    tag,
    scope: 'knowledge:write',
    summary: 'Deletes a taught answer, for the agents that use it too.',
    params: answerParams,
    response: z.object({ id: Id }),
  }),
}
