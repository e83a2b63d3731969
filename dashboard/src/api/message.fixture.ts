import type { ConversationMessage, SenderRole } from 'shared-types'

/** A message for tests. */
export const aMessage = (
  id: string,
  role: SenderRole,
  message = 'Hello',
  date = '2026-11-21T12:00:00Z',
): ConversationMessage => ({
  id,
  message,
  date,
  agent_id: 'agent',
  sender: { role, name: role, avatar: null },
  status: 'complete',
  sources: [],
})
