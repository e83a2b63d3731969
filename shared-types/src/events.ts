import type { ConversationMessage } from './conversations.ts'

/** The live stream of the dashboard, `GET /events`: `event:` is the name, `data:` a `DashboardEvent` as JSON. */
export const DASHBOARD_EVENTS = [
  'conversation',
  'call',
  'knowledge',
  'agent',
  'local_message',
] as const
export type DashboardEventName = (typeof DASHBOARD_EVENTS)[number]
export type DashboardEvent = {
  id: string
  agent_id: string
  /** Of a conversation: what is new in it. Absent where that is to be read. */
  news?: ConversationNews
}

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
