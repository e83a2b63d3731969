import { isUsOrCanadian } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { optOutOf } from '../../ports/telephony/opt-out-words.ts'
import { agentProfile, isActive } from '../agents/profile.ts'
import { contactNamed } from '../contacts/service.ts'
import { openConversationIn } from '../conversations/service.ts'
import { acceptMessage } from '../conversations/turns/accept.ts'
import { keepMessage } from '../conversations/turns/keep.ts'
import { readState } from '../conversations/watching/observe.ts'
import { capReached } from '../usage/caps.ts'
import { isWhatsapp, phoneOf } from '../../lib/text-address.ts'
import { insertCarried } from './carried-store.ts'
import { type Holder, holderOf, isOurs } from './line.ts'
import { noteWish, wantsNoTexts } from './opt-outs.ts'
import {
  keepWaiting,
  markProcessed,
  postponeReceived,
  type ReceivedText,
} from './received-store.ts'
import { countLately, findNewestWith, findThread, insertThread } from './thread-store.ts'

/** A text that failed this often is given up, so that later texts of the same phone can be processed. */
const MAX_ATTEMPTS = 8
const LONGEST_PAUSE_SECONDS = 60
/** Texts accepted from one phone, in a minute and in a day: nobody types more, and each may cost an answer. */
const MAX_PER_MINUTE = 10
const MAX_PER_DAY = 100

/** Adds a text to its conversation, once; a failure is retried, and holds up only this phone. */
export async function processText(deps: Deps, received: ReceivedText): Promise<void> {
  try {
    await settle(deps, received, await take(deps, received))
  } catch (error) {
    await tryLater(deps, received, error)
  }
}

/** The carrier stores a text even if no conversation does, so that it is remembered in any case. */
const settle = (deps: Deps, { sid, ours }: ReceivedText, conversationId: string | null) =>
  deps.db.transaction(async (tx) => {
    await insertCarried(tx, { sid, ours, conversationId })
    await markProcessed(tx, sid)
  })

async function tryLater(deps: Deps, received: ReceivedText, error: unknown) {
  const { sid, attempts } = received
  // Too many messages of this conversation wait for an answer: the text is tried again in a second, before any later one.
  const isBusy = error instanceof AppError && error.code === 'too_many_pending'
  if (isBusy) return void (await keepWaiting(deps.db, received))
  deps.log.error({ err: error, sid }, 'a text could not be taken')
  if (attempts >= MAX_ATTEMPTS) await settle(deps, received, null)
  else await postponeReceived(deps.db, received, Math.min(2 ** attempts, LONGEST_PAUSE_SECONDS))
}

/** @returns the conversation that has it now; null when none does */
async function take(deps: Deps, received: ReceivedText): Promise<string | null> {
  const wish = await wishOf(deps, received)
  if (wish === 'stop' || wish === 'start') {
    await noteWish(deps, received, wish === 'stop')
    return null
  }
  // The carrier has answered it, except in WhatsApp, where it does not react to the word.
  if (wish === 'help' && !isWhatsapp(received.ours)) return null
  const agent = await holderOf(deps, received.ours)
  // Two agents that text each other would never stop.
  if (!agent || agent.isSuspended || (await isOurs(deps, received.theirs))) return null
  const { conversationId, isStopped } = await conversationOf(deps, agent, received)
  if (await isTooMuch(deps, conversationId, received)) return null
  const message = { conversationId, clientId: received.sid, text: wordsOf(received) }
  const isAnswered = !isStopped && (await mayAnswer(deps, agent, received))
  await (isAnswered ? acceptMessage : keepMessage)(deps, message)
  return conversationId
}

async function wishOf(deps: Deps, received: ReceivedText) {
  if (received.optOut) return received.optOut.toLowerCase()
  // Words such as YES mean START only to somebody who has sent STOP, so only then is that looked up.
  const wish = optOutOf(received.text, true)
  return wish === 'start' ? optOutOf(received.text, await wantsNoTexts(deps.db, received)) : wish
}

function wordsOf({ text, files, ours }: ReceivedText): string {
  if (text) return text
  const by = isWhatsapp(ours) ? 'WhatsApp' : 'text'
  return files === 1
    ? `A file came by ${by}. It is not kept.`
    : `Files came by ${by}. They are not kept.`
}

/** Whether the agent answers; if not, the text waits for a person. */
async function mayAnswer(deps: Deps, agent: Holder, { text, ours, theirs }: ReceivedText) {
  // A screening agent has no knowledge to answer from.
  const { type } = await agentProfile(deps, agent.agentId)
  return (
    text !== '' &&
    type !== 'ANTI_THEFT' &&
    (await isActive(deps, agent.agentId)) &&
    // Each text costs the installation money; WhatsApp is paid by the owner's own account.
    (isWhatsapp(ours) || (isUsOrCanadian(theirs) && !(await capReached(deps, agent))))
  )
}

async function isTooMuch(deps: Deps, conversationId: string, { sid }: ReceivedText) {
  if (!deps.config.rateLimit) return false
  const lately = await countLately(deps.driver, { conversationId, sid, most: MAX_PER_DAY })
  if (lately.minute < MAX_PER_MINUTE && lately.day < MAX_PER_DAY) return false
  // The limit for a minute protects the agent; while a person answers, only the limit for a day applies.
  const { control } = await readState(deps, conversationId)
  if (control === 'admin' && lately.day < MAX_PER_DAY) return false
  deps.log.warn({ conversationId }, 'a phone sends more texts than are taken')
  return true
}

/** Each phone has one conversation with an agent through each of its numbers. */
async function conversationOf(deps: Deps, { userId, agentId }: Holder, received: ReceivedText) {
  const { ours, theirs, countryCode, profileName } = received
  const isStopped = await wantsNoTexts(deps.db, received)
  const known = await findThread(deps.db, agentId, received)
  if (known) return { conversationId: known.conversationId, isStopped }
  const previousId = await findNewestWith(deps.db, userId, theirs)
  const phone = phoneOf(theirs)
  const customerName = (await contactNamed(deps, userId, phone)) ?? profileName ?? shown(phone)
  const conversationId = await deps.db.transaction(async (tx) => {
    const id = await openConversationIn(tx, {
      userId,
      agentId,
      channel: 'voice',
      countryCode,
      pageUrl: null,
      locale: null,
      timeZone: null,
      customerName,
      ...(previousId && { previousId }),
    })
    const stoppedAt = isStopped ? deps.now() : null
    await insertThread(tx, { conversationId: id, userId, agentId, ours, theirs, stoppedAt })
    return id
  })
  return { conversationId, isStopped }
}

/** A number of the US or Canada as people write it. */
const shown = (phone: string): string => phone.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3')
