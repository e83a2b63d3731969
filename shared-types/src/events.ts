/** The live stream of the dashboard, `GET /events`: `event:` is the name, `data:` a `DashboardEvent` as JSON. */
export const DASHBOARD_EVENTS = [
  'conversation',
  'call',
  'knowledge',
  'agent',
  'local_message',
] as const
export type DashboardEventName = (typeof DASHBOARD_EVENTS)[number]
export type DashboardEvent = { id: string; agent_id: string }
export const EVENTS_PATH = '/events'
