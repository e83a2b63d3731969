import type { AskDraft, DraftReply } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { invalid, refused } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { askOnce } from '../agent-tests/ask-once.ts'
import { draftOf, withSettings } from '../agents/draft.ts'
import { findOwnAgent } from '../agents/own.ts'
import { agentProfile } from '../agents/profile.ts'

/**
 * The reply of a draft to a visitor's message. Nobody else sees it, and nothing is stored.
 * @throws 404, 409 `no_draft`, 400 `wrong_kind` for an agent that answers no questions, and the reason of `signal`
 */
export async function askDraft(
  deps: Deps,
  userId: string,
  agentId: string,
  { history, text }: AskDraft,
  signal: AbortSignal,
): Promise<DraftReply> {
  const { type } = await findOwnAgent(deps, userId, agentId)
  if (type === 'ANTI_THEFT') {
    throw invalid('wrong_kind', 'This agent answers no questions. Test it with a caller.')
  }
  const draft = await draftOf(deps, userId, agentId)
  if (!draft) throw refused('no_draft', 'There is no draft to try.')
  // Without booking, so that no counted link is made and no time is held.
  const profile = await agentProfile(deps, agentId)
  const agent = { ...profile, hasBookingPage: false, hasSchedule: false }
  const asked = { id: newId(), history, text }
  const { said, sources } = await askOnce(deps, withSettings(agent, draft), asked, signal)
  return { said, sources }
}
