import * as z from 'zod/mini'
import { TestRun } from './agent-tests.ts'
import { AgentSettings, UpdateAgentSettings } from './agents.ts'
import { Id, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { VERSION_NOTE_MAX } from './limits.ts'

/** The settings of an agent as they were saved once. */
export const AgentVersion = z.object({
  id: Id,
  /** Counts from 1. */
  number: z.number(),
  settings: AgentSettings,
  /** Empty of what was there before the first save that was kept. */
  saved_by: z.string(),
  /** Why; empty where nobody said. */
  note: z.string(),
  created_at: Timestamp,
})
export type AgentVersion = z.infer<typeof AgentVersion>

export const AgentVersions = z.object({
  live: AgentSettings,
  /** Settings that are tried before they are saved; null where there are none. */
  draft: z.nullable(
    z.object({ settings: AgentSettings, saved_by: z.string(), updated_at: Timestamp }),
  ),
  /** The last whole run of the tests against this very draft; null where there is none. */
  tried: z.nullable(TestRun),
  /** The newest first. */
  versions: z.array(AgentVersion),
})
export type AgentVersions = z.infer<typeof AgentVersions>

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
  publish: endpoint({
    method: 'POST',
    path: '/agent-versions/:agentId/publish',
    summary: 'Makes the draft live. Refused where a test passes live and fails in the draft.',
    params: ofAgent,
    body: z.object({ note: Note, despite_regressions: z._default(z.boolean(), false) }),
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
