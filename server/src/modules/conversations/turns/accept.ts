import type { MessageFile } from 'shared-types'
import { isUniqueViolation } from '../../../db/errors.ts'
import type { Deps } from '../../../deps.ts'
import { AppError, notFound, refused } from '../../../errors.ts'
import { newId } from '../../../lib/ids.ts'
import { agentProfile, isActive } from '../../agents/profile.ts'
import type { ReplyListener, Settled } from './live-reply.ts'
import { isSettled, type Message, pendingReply } from '../message.ts'
import { until } from '../watching/watch.ts'
import { nodeOf } from './node.ts'
import { startReply } from './reply.ts'
import { findMessage } from '../messages-store.ts'
import { sentimentOf } from '../../listening/feeling.ts'
import { readState } from '../watching/observe.ts'
import { notifyChange, notifyInbox } from '../watching/notify.ts'
import { judgeSoon } from '../tone/tone.ts'
import { type Accepted, commitMessage } from './commit.ts'
import { findTurn } from './store.ts'

/** How often the reply of another node is read from the database while no event tells of it, in ms. */
const FOLLOW_EVERY_MS = 500

/** What became of an accepted message: it is stored, and `replyId` is its reply; null while an admin is in control. */
export type Turn = {
  message: Message
  replyId: string | null
  agentId: string
  control: 'bot' | 'admin'
  /** The message had been accepted before. */
  duplicate: boolean
}

/** `files` are stored already; a message without other words has the name of the first file as its text. */
type CustomerMessage = {
  conversationId: string
  clientId: string
  text: string
  files?: MessageFile[]
}

/**
 * Accepts a customer's message on any channel: stores it once, however often it is sent, and begins the reply when the bot is in
 * control.
 * @throws 404 when there is no such conversation, 409 `agent_inactive` when the agent is switched off, 429 `too_many_pending`
 * when too many of its messages wait for an answer.
 */
export async function acceptMessage(deps: Deps, incoming: CustomerMessage): Promise<Turn> {
  const leasedAt = performance.now()
  const accepted = await insertOnce(deps, incoming)
  if (!accepted) return knownTurn(deps, incoming)
  const { message, job, agentId, userId, control, waits, reopened, history } = accepted
  const where = { conversationId: incoming.conversationId, userId, agentId }
  notifyChange(deps, where, { messages: job ? [message, pendingReply(job)] : [message] })
  if (reopened) notifyInbox(deps, where)
  judgeSoon(deps, where)
  if (job) startReply(deps, job, leasedAt, waits ? null : history)
  return { message, replyId: job?.id ?? null, agentId, control, duplicate: false }
}

async function insertOnce(deps: Deps, incoming: CustomerMessage): Promise<Accepted | undefined> {
  const ids = { messageId: newId(), replyId: newId() }
  try {
    return await commitMessage(deps.driver, {
      ...incoming,
      ...ids,
      sentiment: sentimentOf(incoming.text),
    })
  } catch (error) {
    // A retry arrived at the same moment and has stored the message already.
    if (isUniqueViolation(error)) return undefined
    throw error
  }
}

async function knownTurn(
  deps: Deps,
  incoming: { conversationId: string; clientId: string },
): Promise<Turn> {
  const turn = await findTurn(deps.driver, incoming.conversationId, incoming.clientId)
  if (!turn) throw notFound('Conversation')
  const { message, reply, agentId, control } = turn
  if (!message) {
    if (control === 'bot' && !(await isActive(deps, agentId))) throw agentInactive()
    throw new AppError(
      429,
      'too_many_pending',
      'Please wait for the answers to your last messages first.',
    )
  }
  return { message, replyId: reply?.id ?? null, agentId, control, duplicate: true }
}

/** The error for visitors whose agent is switched off: the sentence gives them no reason. */
export const agentInactive = () =>
  refused('agent_inactive', 'This chat is not available at the moment.')

/**
 * Passes a reply to `listener` from its beginning, as it is written, on whichever node. What is passed is always a beginning of
 * the stored text, unless the node died and another began anew: then the returned message counts.
 * @returns how the reply ended; nothing when the conversation is gone or `signal` aborted.
 */
export async function followReply(
  deps: Deps,
  turn: Pick<Turn, 'agentId' | 'message'> & { replyId: string },
  listener: ReplyListener,
  signal: AbortSignal,
): Promise<Settled | undefined> {
  let shown = ''
  const token = (text: string) => {
    shown += text
    listener.token(text)
  }
  const live = nodeOf(deps).replies.get(turn.replyId)
  if (live) {
    const detach = live.attach({ token, sources: listener.sources })
    signal.addEventListener('abort', detach)
    const settled = await live.settled
    if (settled) return settled
  }
  const read = async () => {
    const message = await findMessage(deps.driver, turn.replyId)
    if (!message) return 'gone'
    if (message.text.length > shown.length && message.text.startsWith(shown)) {
      token(message.text.slice(shown.length))
    }
    return isSettled(message) ? message : undefined
  }
  const found = await until(deps, turn.message.conversationId, read, FOLLOW_EVERY_MS, signal)
  if (!found || found === 'gone') return undefined
  if (found.sources.length > 0) listener.sources(found.sources)
  return { message: found, offerPerson: await wasOffered(deps, turn.agentId, found) }
}

/** Whether the reply offered a person. That is not stored, because it follows from how the reply ended. */
async function wasOffered(
  deps: Deps,
  agentId: string,
  { outcome, status, conversationId }: Message,
) {
  if (outcome === 'answered' || status === 'cut') return false
  if (!(await agentProfile(deps, agentId)).allowHandover) return false
  return !(await readState(deps, conversationId)).handoverRequested
}
