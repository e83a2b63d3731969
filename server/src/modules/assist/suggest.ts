import type { Source, SuggestedReply } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import { agentProfile } from '../agents/profile.ts'
import type { Question } from '../answering/types.ts'
import { findTalk, listSpoken, type Spoken } from './talk-store.ts'

/** Time limit, because somebody waits at the composer. */
const PATIENCE_MS = 20_000
/** Earlier messages that are passed to the answering. */
const HISTORY = 12
const MAX_QUESTION = 4_000
/** Drafts in progress at a time on one node, and for one account. */
const inTurn = fairLanes({ count: 16, perKey: 2 })

/**
 * The reply that the agent would give, as a draft for a person, made by the same answering with the same knowledge. Nothing is stored.
 * @throws 404; 409 `admin_not_in_control` while the bot is in control, `nothing_asked` when the customer's last message was answered.
 */
export async function suggestReply(
  deps: Deps,
  userId: string,
  id: string,
): Promise<SuggestedReply> {
  const talk = await findTalk(deps.driver, userId, id)
  if (!talk) throw notFound('Conversation')
  if (talk.control !== 'admin') {
    throw refused('admin_not_in_control', 'Take control of the conversation before you reply.')
  }
  const { history, text } = askedIn(await listSpoken(deps.driver, id))
  if (!text) throw refused('nothing_asked', 'The visitor has not asked anything yet.')
  const agent = await agentProfile(deps, talk.agentId)
  const question: Question = {
    // Without booking and handover, so that no counted link is made, no time is held and nobody is called: the reader is the person.
    agent: { ...agent, hasBookingPage: false, allowHandover: false },
    history,
    text,
    conversationId: id,
    customerZone: talk.timeZone,
    isDraft: true,
    onlyAnswers: true,
  }
  return inTurn(userId, () => draft(deps, question))
}

async function draft(deps: Deps, question: Question): Promise<SuggestedReply> {
  let text = ''
  let sources: Source[] = []
  let isKnown = false
  for await (const part of deps.answer(question, AbortSignal.timeout(PATIENCE_MS))) {
    if (part.type === 'text') text += part.text
    if (part.type === 'sources') sources = part.sources
    if (part.type === 'end') isKnown = part.outcome === 'answered'
  }
  // 'I do not know' is no useful draft, but a partial answer is.
  return isKnown || sources.length > 0
    ? { text: text.trim(), sources }
    : { text: null, sources: [] }
}

/** The customer's messages since the last answer, or else their last one; and the messages before those. */
function askedIn(spoken: Spoken[]) {
  const last = spoken.findLastIndex(({ role }) => role === 'customer')
  const answered = spoken.slice(0, last + 1).findLastIndex(({ role }) => role !== 'customer')
  const asked = spoken.slice(answered + 1, last + 1).map(({ text }) => text)
  return {
    text: asked.join('\n').slice(-MAX_QUESTION),
    history: spoken
      .slice(0, answered + 1)
      .slice(-HISTORY)
      .map(({ role, text }) => ({ role, text })),
  }
}
