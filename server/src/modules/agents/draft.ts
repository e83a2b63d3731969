import type { AgentSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import type { AgentProfile } from './agent-profile.ts'
import { findDraft } from './draft-store.ts'

/** The draft itself is written by `agent-versions`. */
export { findDraft, removeDraft, upsertDraft } from './draft-store.ts'

/** The settings that are not published yet; null when there are none. */
export const draftOf = async (
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentSettings | null> => (await findDraft(deps.db, userId, agentId))?.settings ?? null

/** The agent with the settings of a draft instead of its own. */
export const withSettings = (agent: AgentProfile, draft: AgentSettings): AgentProfile => ({
  ...agent,
  instructions: draft.instructions,
  language: draft.language,
  allowHandover: draft.allow_handover,
  handoverMessage: draft.handover_message,
  spokenName: draft.spoken_name || null,
})
