import type { Deps } from '../../../deps.ts'
import { newId } from '../../../lib/ids.ts'
import { writtenIn } from '../../../wording/index.ts'
import { agentProfile } from '../../agents/profile.ts'
import { product, record } from '../../audit/record.ts'
import { languageOf } from '../control/handover.ts'
import { findMessage } from '../messages-store.ts'
import { recoverReplies } from '../turns/recovery.ts'
import { readState } from '../watching/observe.ts'
import { notifyChange } from '../watching/notify.ts'
import { speakerOf } from '../control/control.ts'
import { claimLeft, claimUntold, type Due } from './due-store.ts'
import { findUnanswered, returnToBot, insertNobodyCame } from './line-store.ts'

/**
 * Handles customers who were left waiting: a conversation its person left unanswered goes back to the agent, and customers who
 * asked for a person are told that nobody came. Each happens once, whichever node does it and wherever it is killed.
 */
export async function lookAfterWaiting(deps: Deps): Promise<void> {
  for (const left of await claimLeft(deps.db)) await inPeace(deps, left, giveBack)
  for (const untold of await claimUntold(deps.db)) await inPeace(deps, untold, sayNobodyCame)
}

/** A failure does not hold up the others; the conversation is claimed again when its lease ends. */
const inPeace = (deps: Deps, due: Due, care: (deps: Deps, due: Due) => Promise<void>) =>
  care(deps, due).catch((error: unknown) =>
    deps.log.warn({ err: error, conversationId: due.id }, 'who waits could not be looked after'),
  )

async function giveBack(deps: Deps, due: Due): Promise<void> {
  const { chat } = await wordingFor(deps, due)
  const { adminName } = await readState(deps, due.id)
  const line = { id: newId(), text: chat.returned({ name: adminName }) }
  const question = await findUnanswered(deps.db, due.id)
  // A customer who writes by email has left the chat, where a reply of the bot would reach nobody.
  const isMail = question?.isMail ?? false
  const reply = question && !isMail ? { id: newId(), to: question.id } : null
  const isReturned = await deps.db.transaction(async (tx) => {
    if ((await returnToBot(tx, due, line, reply, isMail)) === undefined) return false
    const subject = { id: due.id }
    await record(tx, product(due.userId), { action: 'conversation.return_control', subject })
    return true
  })
  if (!isReturned) return
  await notifyLines(deps, due, reply ? [line.id, reply.id] : [line.id])
  if (reply) await recoverReplies(deps)
}

async function sayNobodyCame(deps: Deps, due: Due): Promise<void> {
  const { chat } = await wordingFor(deps, due)
  const line = { id: newId(), text: chat.nobodyCame }
  if (await insertNobodyCame(deps.db, due, line)) await notifyLines(deps, due, [line.id])
}

async function wordingFor(deps: Deps, { id, agentId }: Due) {
  return writtenIn(await languageOf(deps, id, await agentProfile(deps, agentId)))
}

async function notifyLines(deps: Deps, { id, userId, agentId }: Due, lines: string[]) {
  const found = await Promise.all(lines.map((line) => findMessage(deps.driver, line)))
  const messages = found.filter((message) => message !== null)
  const speaker = speakerOf(await readState(deps, id))
  notifyChange(deps, { conversationId: id, userId, agentId }, { messages, speaker })
}
