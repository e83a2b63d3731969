import type { AgentSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { findDraft } from './store.ts'

/** The settings that are not published yet; null when there are none. */
export const draftOf = async (
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentSettings | null> => (await findDraft(deps.db, userId, agentId))?.settings ?? null
