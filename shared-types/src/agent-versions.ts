import * as z from 'zod/mini'
import { TestRun } from './agent-tests.ts'
import { AgentSettings, UpdateAgentSettings } from './agent-settings.ts'
import { Id, Nothing, Timestamp } from './common.ts'
import { Source } from './messages.ts'
import { endpoint } from './endpoint.ts'
import { QUESTION_MAX, VERSION_NOTE_MAX } from './limits.ts'

/** One saved version of an agent's settings. */
export const AgentVersion = z.object({
  id: Id,
  /** Counts from 1. */
  number: z.number(),
  settings: AgentSettings,
  /** Empty for the settings that existed before the first recorded save. */
  saved_by: z.string(),
  /** The reason given for the change; empty where there was none. */
  note: z.string(),
  created_at: Timestamp,
})
export type AgentVersion = z.infer<typeof AgentVersion>

export const AgentVersions = z.object({
  live: AgentSettings,
  /** Unpublished settings that can be tested first; null where there are none. */
  draft: z.nullable(
    z.object({ settings: AgentSettings, saved_by: z.string(), updated_at: Timestamp }),
  ),
  /** The latest complete test run with exactly this draft; null where there is none. */
  tried: z.nullable(TestRun),
  /** Newest first. */
  versions: z.array(AgentVersion),
})
export type AgentVersions = z.infer<typeof AgentVersions>

/** A visitor's message to the draft, with the earlier turns of the conversation. */
export const AskDraft = z.object({
  history: z
    .array(
      z.object({
        role: z.enum(['customer', 'agent']),
        text: z.string().check(z.maxLength(20_000)),
      }),
    )
    .check(z.maxLength(40, 'Start a new chat')),
  text: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Write what is asked'),
      z.maxLength(QUESTION_MAX, `Keep it under ${QUESTION_MAX} characters`),
    ),
})
export type AskDraft = z.infer<typeof AskDraft>

export const DraftReply = z.object({ said: z.string(), sources: z.array(Source) })
export type DraftReply = z.infer<typeof DraftReply>

const Note = z._default(
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(VERSION_NOTE_MAX, `Keep the note under ${VERSION_NOTE_MAX} characters`),
    ),
  '',
)
const ofAgent = z.object({ agentId: Id })

export const agentVersions = {
  read: endpoint({
    method: 'GET',
    path: '/agent-versions/:agentId',
    summary: 'The settings of an agent that are live, its draft, and what was saved before.',
    params: ofAgent,
    response: AgentVersions,
  }),
  saveDraft: endpoint({
    method: 'PATCH',
    path: '/agent-versions/:agentId/draft',
    summary: 'Changes the draft; where there is none, one is made of what is live.',
    params: ofAgent,
    body: z.omit(UpdateAgentSettings, { agent_id: true }),
    response: AgentVersions,
  }),
  dropDraft: endpoint({
    method: 'DELETE',
    path: '/agent-versions/:agentId/draft',
    summary: 'Forgets the draft.',
    params: ofAgent,
    response: Nothing,
  }),
  askDraft: endpoint({
    method: 'POST',
    path: '/agent-versions/:agentId/draft/ask',
    summary: 'What the draft says to a visitor; nothing of it is kept.',
    params: ofAgent,
    body: AskDraft,
    response: DraftReply,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/agent-versions/:agentId/publish',
    summary:
      'Makes the draft live. Refused where no tests were run against it, or one that passes live fails in it.',
    params: ofAgent,
    body: z.object({
      note: Note,
      despite_regressions: z._default(z.boolean(), false),
      /** Publishes a draft although the tests were not run with it. */
      untested: z._default(z.boolean(), false),
    }),
    response: AgentVersions,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/agent-versions/:agentId/:versionId/restore',
    summary: 'Makes an earlier version live again, as a new one.',
    params: z.object({ agentId: Id, versionId: Id }),
    response: AgentVersions,
  }),
}
