import { isUnavailable } from '../../../db/errors.ts'
import type { Deps } from '../../../deps.ts'
import { AppError } from '../../../errors.ts'
import { traceIdOf } from '../../../telemetry/tracing.ts'
import { inOneLine } from '../../../wording/in-one-line.ts'
import { writtenIn } from '../../../wording/index.ts'
import { type TurnWatch, watchTurn } from '../../../telemetry/watch-turn.ts'
import { agentProfile } from '../../agents/profile.ts'
import { keepGiven } from '../control/contact.ts'
import { detectLanguage } from '../../listening/language/detect.ts'
import { markCall } from '../control/handover-store.ts'
import { commitEnd } from './commit.ts'
import { LEASE_MS, LiveReply, type Settled } from './live-reply.ts'
import { asMessage, type ReplyJob } from '../message.ts'
import { until, watch } from '../watching/watch.ts'
import { nodeOf } from './node.ts'
import { assignInTurn } from '../state/in-turn.ts'
import { notifyChange } from '../watching/notify.ts'
import {
  type Before,
  hasEarlierReply,
  historyBefore,
  type PastMessage,
  saveProgress,
} from './store.ts'

const KEEP_EVERY_MS = 500
/** A reply that writes nothing renews its lease after this time, in ms. */
const RENEW_AFTER_MS = LEASE_MS / 4
const RECHECK_MS = 250

/**
 * Begins to make a reply on this node; it goes on whether or not anybody listens.
 * @param history null when another reply has to end first, as its text belongs to the history too.
 */
export function startReply(
  deps: Deps,
  job: ReplyJob,
  leasedAt: number,
  history: PastMessage[] | null,
): LiveReply {
  const node = nodeOf(deps)
  const reply = new LiveReply(job, leasedAt)
  node.replies.set(job.id, reply)
  node.keeper ??= setInterval(() => keepLeases(deps), KEEP_EVERY_MS).unref()
  endWhenRevoked(deps, reply)
  const watched = watchTurn(deps, 'chat', traceIdOf(job.id))
  deps.lifecycle.inBackground(watched.run(() => speak(deps, reply, history, watched)))
  void reply.settled.then((settled) => watched.end(outcomeOf(settled)))
  return reply
}

/**
 * Watches for the end of the reply's right to go on: another node or an admin may take over, or the conversation may be deleted.
 */
function endWhenRevoked(deps: Deps, reply: LiveReply): void {
  const unwatch = watch(deps, reply.job.conversationId, ({ kind }) => {
    if ((kind === 'control' || kind === 'gap') && !reply.signal.aborted) void keep(deps, reply)
    if (kind === 'closed' && reply.silence()) drop(deps, reply)
  })
  void reply.settled.then(unwatch)
}

async function speak(
  deps: Deps,
  reply: LiveReply,
  history: PastMessage[] | null,
  watched: TurnWatch,
): Promise<void> {
  try {
    const before = history
      ? { history, personAsked: reply.job.personAsked }
      : await historyInTurn(deps, reply)
    if (!before) return
    reply.personAsked = before.personAsked
    const { agentId, conversationId, question: text, isFileAlone, ...known } = reply.job
    const { customerZone, customerLanguage, knowledgeRevision } = known
    const agent = await agentProfile(deps, agentId)
    const { reasons } = reply
    const about = {
      turn: reply.job.id,
      conversationId,
      customerZone,
      customerLanguage,
      knowledgeRevision,
      isFileAlone,
      reasons,
    }
    const question = { agent, text, ...about, ...before }
    for await (const part of deps.answer(question, reply.signal)) {
      if (!(await mayGoOn(deps, reply))) break
      if (part.type === 'text') {
        watched.spoke()
        reply.reasons.spoke()
        reply.say(part.text)
      } else if (part.type === 'sources') reply.cite(part.sources)
      else if (part.type === 'person') await callPersonFor(deps, reply)
      else if (part.type === 'given') await keepGiven(deps, reply.job, part)
      else if (part.type === 'end') {
        reply.outcome = part.outcome
        reply.offerPerson = part.offerPerson
      }
    }
    if (reply.outcome) await settle(deps, reply, 'complete')
    else if (reply.maySpeak) throw new Error('the answer ended without an end')
    else giveUp(deps, reply)
  } catch (error) {
    if (reply.signal.aborted) return
    // The database is unavailable, so that no failure could be stored either: the node that takes over the lease answers anew.
    if (!(error instanceof AppError) && isUnavailable(error)) return giveUp(deps, reply)
    watched.end('failed', error)
    deps.log.error({ err: error, conversationId: reply.job.conversationId }, 'a reply failed')
    await fail(deps, reply)
  }
}

/**
 * Whether the reply may show more. A node that was busy for longer than the lease takes it anew, which it gets unless another node has
 * taken the reply over meanwhile.
 */
async function mayGoOn(deps: Deps, reply: LiveReply): Promise<boolean> {
  if (!reply.maySpeak && !reply.signal.aborted) await keep(deps, reply)
  return reply.maySpeak
}

/** Records that a person was asked for and notifies the owner, before the reply tells the customer so. */
async function callPersonFor(deps: Deps, reply: LiveReply): Promise<void> {
  const epoch = await markCall(deps.driver, reply.job.conversationId)
  reply.personAsked = true
  if (epoch === undefined) return notifyChange(deps, reply.job)
  const speaker = { control: 'bot', epoch, handoverRequested: true, adminName: '' } as const
  notifyChange(deps, reply.job, { messages: [], speaker })
  await assignInTurn(deps, reply.job)
}

/**
 * The history, once the replies before this one have ended.
 * @returns nothing when this one was cut meanwhile.
 */
function historyInTurn(deps: Deps, { job, signal }: LiveReply): Promise<Before | undefined> {
  const { conversationId, seq } = job
  const read = async () =>
    (await hasEarlierReply(deps.driver, conversationId, seq))
      ? undefined
      : historyBefore(deps.driver, conversationId, seq)
  return until(deps, conversationId, read, RECHECK_MS, signal)
}

/** Ends a reply with an apology to the customer, after the words already shown. */
export async function fail(deps: Deps, reply: LiveReply): Promise<void> {
  const agent = await agentProfile(deps, reply.job.agentId).catch(() => null)
  if (!(await mayGoOn(deps, reply))) return giveUp(deps, reply)
  reply.offerPerson = (agent?.allowHandover ?? false) && !reply.personAsked
  const { chat } = writtenIn(languageOf(agent?.language ?? 'auto', reply.job))
  const sentence = reply.offerPerson ? inOneLine(chat.failed, chat.failedOffer) : chat.failed
  reply.say(reply.text ? `\n\n${sentence}` : sentence)
  await settle(deps, reply, 'failed')
}

const languageOf = (setting: string, { question, customerLanguage }: ReplyJob): string =>
  setting === 'auto'
    ? detectLanguage(question, { languages: [], before: customerLanguage })
    : setting

/** Stores how a reply ended; it shows nothing more from then on. Only the first call counts. */
export async function settle(
  deps: Deps,
  reply: LiveReply,
  status: 'complete' | 'cut' | 'failed',
): Promise<Settled | null> {
  if (!reply.silence()) return reply.settled
  const { job, outcome, sources, offerPerson } = reply
  const text = reply.text || job.shownBefore
  try {
    const end = { status, text, outcome, sources }
    const { id: replyId, conversationId, attempt } = job
    const why = reply.reasons.toText()
    const revision = await commitEnd(deps.driver, { conversationId, replyId, attempt, why, ...end })
    const message = revision === undefined ? null : asMessage(job, { ...end, revision })
    drop(deps, reply, message && { message, offerPerson })
    if (message) notifyChange(deps, job, { messages: [message] })
  } catch (error) {
    // The lease will run out, and some node will answer again.
    deps.log.error({ err: error, conversationId: job.conversationId }, 'a reply was not stored')
    drop(deps, reply)
  }
  return reply.settled
}

/** Cuts at once the replies that this node is making in a conversation and that began before `epoch`. */
export function cutReplies(deps: Deps, conversationId: string, epoch: number): void {
  for (const reply of nodeOf(deps).replies.values()) {
    const { job } = reply
    if (job.conversationId === conversationId && job.epoch < epoch) void settle(deps, reply, 'cut')
  }
}

/** Renews the lease of a reply and stores its text so far; a reply that may not go on is cut. */
export async function keep(deps: Deps, reply: LiveReply): Promise<void> {
  const leasedAt = performance.now()
  const { text, sources } = reply
  reply.saving += 1
  try {
    const shown = text || reply.job.shownBefore
    const revision = await saveProgress(deps.driver, reply.job, shown, sources)
    if (revision === undefined) return void (await settle(deps, reply, 'cut'))
    reply.renewed(leasedAt)
    reply.savedLength = text.length
    // Told even where only the lease was renewed: the next change continues from this revision.
    const now = { status: 'streaming', text: shown, outcome: null, sources, revision } as const
    notifyChange(deps, reply.job, { messages: [asMessage(reply.job, now)] })
  } catch (error) {
    deps.log.warn({ err: error }, 'the lease of a reply was not renewed')
  } finally {
    reply.saving -= 1
  }
}

function keepLeases(deps: Deps): void {
  for (const reply of nodeOf(deps).replies.values()) {
    if (reply.signal.aborted || reply.saving > 0 || reply.leaseAge < KEEP_EVERY_MS) continue
    if (reply.text.length > reply.savedLength || reply.leaseAge > RENEW_AFTER_MS)
      deps.lifecycle.inBackground(keep(deps, reply))
  }
}

/** Leaves the reply, whose lease has run out, to the node that takes it over. */
function giveUp(deps: Deps, reply: LiveReply): void {
  if (reply.silence()) drop(deps, reply)
}

/** Removes the reply from this node. */
export function drop(deps: Deps, reply: LiveReply, settled: Settled | null = null): void {
  const node = nodeOf(deps)
  // When this node took the reply over from itself, the id belongs to another object by now.
  if (node.replies.get(reply.job.id) === reply) node.replies.delete(reply.job.id)
  if (node.replies.size === 0 && node.keeper) {
    clearInterval(node.keeper)
    node.keeper = null
  }
  reply.end(settled)
}

/** For the metrics: how a reply ended, or that another node has it now. */
function outcomeOf(settled: Settled | null): string {
  if (!settled) return 'handed_over'
  const { status, outcome } = settled.message
  return status === 'complete' ? (outcome ?? 'answered') : status
}
