import type { Source, SuggestedReply } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { notFound, refused } from '../../errors.ts'
import { fairLanes } from '../../lib/fair-lanes.ts'
import { agentProfile } from '../agents/profile.ts'
import type { Question } from '../answering/types.ts'
import { findTalk, listSpoken, type Spoken } from './talk-store.ts'

/** Somebody looks at the composer and waits. */
const PATIENCE_MS = 20_000
/** Messages before the question that an answer is given, as everywhere. */
const HISTORY = 12
const MOST_QUESTION = 4_000
/** Drafts at a time on one node, and of one account. */
const inTurn = fairLanes({ count: 16, perKey: 2 })

/**
 * What the agent would answer, for a person to make theirs: by the same answering, with the same knowledge. Nothing of it is kept.
 * @throws 404; 409 `admin_not_in_control` while the bot speaks, `nothing_asked` where the customer has the last word from us.
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
    // No link that is counted, no time that is kept and no person that is called: whoever reads this is the person.
    agent: { ...agent, hasBookingPage: false, allowHandover: false },
    history,
    text,
    conversationId: id,
    customerZone: talk.timeZone,
    isDraft: true,
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
  // 'I do not know' is nothing to put into anybody's mouth; what is half known still is.
  return isKnown || sources.length > 0
    ? { text: text.trim(), sources }
    : { text: null, sources: [] }
}

/** What the customer wrote since somebody last answered, else their last words; and what was said before. */
function askedIn(spoken: Spoken[]) {
  const last = spoken.findLastIndex(({ role }) => role === 'customer')
  const answered = spoken.slice(0, last + 1).findLastIndex(({ role }) => role !== 'customer')
  const asked = spoken.slice(answered + 1, last + 1).map(({ text }) => text)
  return {
    text: asked.join('\n').slice(-MOST_QUESTION),
    history: spoken
      .slice(0, answered + 1)
      .slice(-HISTORY)
      .map(({ role, text }) => ({ role, text })),
  }
}
