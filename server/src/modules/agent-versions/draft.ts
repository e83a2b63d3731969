import type { AgentSettings } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { findDraft } from './store.ts'

/** Settings that are tried before they are live; null where there are none. */
export const draftOf = async (
  deps: Deps,
  userId: string,
  agentId: string,
): Promise<AgentSettings | null> => (await findDraft(deps.db, userId, agentId))?.settings ?? null
