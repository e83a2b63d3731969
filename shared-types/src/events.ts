import type { ConversationMessage } from './messages.ts'

/** An event of the dashboard's live stream, `GET /events`: `event:` is its name, `data:` is a `DashboardEvent` as JSON. */
export const DASHBOARD_EVENTS = [
  'conversation',
  'call',
  'knowledge',
  'agent',
  'local_message',
  'presence',
  'note',
  'agent_test',
  'team',
] as const
export type DashboardEventName = (typeof DASHBOARD_EVENTS)[number]
export type DashboardEvent = {
  id: string
  agent_id: string
  /** Only for `conversation`: what changed in it. Absent where the dashboard has to read the changes itself. */
  news?: ConversationNews
  /** Only for `presence`: the members of the team who have the conversation `id` open now. */
  people?: Present[]
}

/** A member of the team who has a conversation open, in one window or several. */
export type Present = { id: string; name: string; avatar: string | null; typing: boolean }

export type ConversationNews = {
  /** The news holds every message change after this revision, up to that of its last message; null where no message changed. */
  since: number | null
  /** Messages as they are now, ordered by revision. Customers' names are left out: the dashboard knows them. */
  messages: ToldMessage[]
  /** Present only where control of the conversation changed. */
  speaker?: { admin_in_control: boolean; handover_requested: boolean }
}
export type ToldMessage = ConversationMessage & { seq: number; revision: number }

export const EVENTS_PATH = '/events'

/**
 * First event of a stream that missed something between the page's first request and its opening: `data:` is a
 * `DashboardEventName[]` of what to read again.
 */
export const BEHIND_EVENT = 'behind'

/**
 * Paths of the calls that a `note` event makes stale. They stand here, apart from their contracts, because every screen listens
 * to the event and few load those.
 */
export const NOTES_PATH = '/conversation/notes/:id'
export const RATING_PATH = '/conversation/rating/:id'
export const TAUGHT_PATH = '/taught-answers/:agentId'
