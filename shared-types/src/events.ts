import type { ConversationMessage } from './conversations.ts'

/** The live stream of the dashboard, `GET /events`: `event:` is the name, `data:` a `DashboardEvent` as JSON. */
export const DASHBOARD_EVENTS = [
  'conversation',
  'call',
  'knowledge',
  'agent',
  'local_message',
  'presence',
  'note',
  'agent_test',
] as const
export type DashboardEventName = (typeof DASHBOARD_EVENTS)[number]
export type DashboardEvent = {
  id: string
  agent_id: string
  /** Of a conversation: what is new in it. Absent where that is to be read. */
  news?: ConversationNews
  /** Of a presence: who of the team looks at the conversation `id` now. */
  people?: Present[]
}

/** Somebody who looks at a conversation, in one window or several. */
export type Present = { id: string; name: string; avatar: string | null; typing: boolean }

export type ConversationNews = {
  /** Everything that changed after this revision, up to that of the last message; null where no message did. */
  since: number | null
  /** Each as it is now, in the order of their revisions. Customers have no name here: the dashboard knows it. */
  messages: ToldMessage[]
  /** Absent where who may speak stayed. */
  speaker?: { admin_in_control: boolean; handover_requested: boolean }
}
export type ToldMessage = ConversationMessage & { seq: number; revision: number }

export const EVENTS_PATH = '/events'

/** The first event of a stream whose page asked before it was open and missed something: `data:` is a `DashboardEventName[]`. */
export const BEHIND_EVENT = 'behind'

/** What `note` makes stale, of which every screen hears: their paths alone, without the contracts of the few that show them. */
export const NOTES_PATH = '/conversation/notes/:id'
export const RATING_PATH = '/conversation/rating/:id'
export const TAUGHT_PATH = '/taught-answers/:agentId'

/** What `agent_test` makes stale. */
export const TESTS_PATH = '/agent-tests/:agentId'
export const TEST_RUN_PATH = '/agent-tests/:agentId/runs/:runId'
