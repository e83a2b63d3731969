import type { AgentSettings } from 'shared-types'
import type { AgentProfile } from '../answering/types.ts'

/** The agent with these settings instead of its own. */
export const withSettings = (agent: AgentProfile, draft: AgentSettings): AgentProfile => ({
  ...agent,
  instructions: draft.instructions,
  language: draft.language,
  allowHandover: draft.allow_handover,
  handoverMessage: draft.handover_message,
  spokenName: draft.spoken_name || null,
})
