import type { Deps } from '../../deps.ts'
import { waitAfter } from '../../lib/second-tries.ts'
import { MailRefused } from '../../ports/mail/index.ts'
import { reasonOf } from '../../ports/mail/reason-of.ts'
import { writtenIn } from '../../wording/index.ts'
import { agentProfile } from '../agents/profile.ts'
import { visitorName } from './letterhead.ts'
import { languageOf } from '../conversations/control/handover.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { composeReplies, composeTranscript } from './compose/letter.ts'
import {
  findPerson,
  type Letter,
  listReferences,
  postponeLetter,
  removeLetter,
  settleLetter,
} from './letter-store.ts'
import { fewerToken, wholeToken } from './links.ts'
import { markChanged } from './marks-store.ts'
import { pageLink } from './page-link.ts'
import { replyAddressFor } from './reply-address.ts'
import { hashAddress, isSuppressed } from './suppression-store.ts'
import { findThread, threadToken } from './thread-store.ts'
import { readMessages } from './transcript-store.ts'

const MAX_REPLIES = 20
const MAX_BEFORE = 20
const MAX_TRANSCRIPT = 500

type Thread = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** Sends a letter that is leased to this node, and stores the result. */
export async function sendLetter(deps: Deps, letter: Letter): Promise<void> {
  try {
    const thread = await findThread(deps.db, letter.conversationId)
    const isSent = thread && (await deliver(deps, letter, thread))
    if (!isSent) return void (await removeLetter(deps.db, letter))
    await settle(deps, letter, thread, null)
  } catch (error) {
    await failed(deps, letter, error)
  }
}

/**
 * Stores the result.
 * @param failure a sentence where sending was given up
 */
async function settle(
  deps: Deps,
  letter: Letter,
  thread: Thread | undefined,
  failure: string | null,
): Promise<void> {
  await settleLetter(deps.db, letter, failure)
  await markChanged(deps.driver, letter)
  if (thread) notifyChange(deps, { ...thread, conversationId: letter.conversationId })
}

/**
 * Sends a letter.
 * @returns false when there is nobody to write to, or nothing new to send
 */
async function deliver(deps: Deps, letter: Letter, thread: Thread): Promise<boolean> {
  if (letter.personId !== null) return sendToPerson(deps, letter, thread, letter.personId)
  const { email, isOn, bouncedAt, seenSeq } = thread
  const isReplies = letter.kind === 'replies'
  if (!email || bouncedAt || (isReplies && (!isOn || seenSeq >= letter.toSeq))) return false
  const addressHash = await hashAddress(letter.userId, email)
  if (await isSuppressed(deps.db, letter.userId, addressHash)) return false
  await sendToVisitor(deps, letter, thread, email, addressHash)
  return true
}

async function sendToVisitor(
  deps: Deps,
  letter: Letter,
  thread: Thread,
  to: string,
  addressHash: string,
): Promise<void> {
  const { config, db, mailer } = deps
  const context = await contextOf(deps, letter, thread)
  const query = `?in=${context.language}`
  const fewer = `${config.appUrl}/letters/fewer/${fewerToken(config.secret, { userId: letter.userId, agentId: thread.agentId, addressHash })}${query}`
  const links = {
    fewer,
    whole: `${config.appUrl}/letters/whole/${wholeToken(config.secret, letter.conversationId)}${query}`,
    chat: await pageLink(deps.driver, thread),
  }
  const mail = await wordsFor(deps, letter, context, links)
  const { replyAddress } = config.letters
  const token = replyAddress && (await threadToken(db, letter.userId, letter.conversationId))
  await mailer.send({
    messageId: mailIdOf(deps, letter.id),
    to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    fromName: mail.fromName,
    ...(token && { replyTo: replyAddressFor(replyAddress, token) }),
    references: await listReferences(db, letter, (id) => mailIdOf(deps, id)),
    headers: {
      'List-Unsubscribe': `<${fewer}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // A person wrote it, but automatic absence notes are not wanted.
      'X-Auto-Response-Suppress': 'All',
    },
  })
}

async function wordsFor(
  { driver, config }: Deps,
  { kind, conversationId, afterSeq, toSeq }: Letter,
  context: Awaited<ReturnType<typeof contextOf>>,
  links: { fewer: string; whole: string; chat: string | null },
) {
  if (kind === 'transcript') {
    const messages = await readMessages(driver, conversationId, toSeq, MAX_TRANSCRIPT)
    return { ...composeTranscript(messages, context, links), fromName: context.agent }
  }
  const messages = await readMessages(driver, conversationId, toSeq, MAX_REPLIES + MAX_BEFORE)
  const isNew = ({ role, seq }: (typeof messages)[number]) => role === 'admin' && seq > afterSeq
  const replies = messages.filter(isNew).slice(-MAX_REPLIES)
  const before = messages.filter((message) => !isNew(message)).slice(-MAX_BEFORE)
  const canAnswer = config.letters.replyAddress !== null
  const mail = composeReplies(replies, before, context, { ...links, canAnswer })
  return { ...mail, fromName: `${mail.who} (${context.agent})` }
}

async function sendToPerson(deps: Deps, letter: Letter, thread: Thread, personId: string) {
  const person = await findPerson(deps.db, letter.userId, personId)
  if (!person) return false
  const context = await contextOf(deps, letter, thread)
  const messages = await readMessages(
    deps.driver,
    letter.conversationId,
    letter.toSeq,
    MAX_TRANSCRIPT,
  )
  await deps.mailer.send({
    messageId: mailIdOf(deps, letter.id),
    to: person.email,
    ...composeTranscript(messages, context, null),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
  })
  return true
}

async function contextOf(deps: Deps, { conversationId }: Letter, thread: Thread) {
  const profile = await agentProfile(deps, thread.agentId)
  const spoken = await languageOf(deps, conversationId, profile)
  const { language, letter: words } = writtenIn(spoken)
  return { agent: await visitorName(deps, profile), language, words, timeZone: thread.timeZone }
}

const mailIdOf = ({ config }: Deps, letterId: string) =>
  `letter/${letterId}@${config.mailFrom.address.split('@').at(-1)}`

async function failed(deps: Deps, letter: Letter, error: unknown): Promise<void> {
  const isRefused = error instanceof MailRefused
  const about = { letter: letter.id, attempts: letter.attempts, ...reasonOf(error) }
  const wait = waitAfter(letter.attempts)
  if (isRefused || wait === null) {
    deps.log.warn(about, 'a letter was given up')
    const thread = await findThread(deps.db, letter.conversationId)
    return void (await settle(deps, letter, thread, isRefused ? REFUSED : UNREACHABLE))
  }
  deps.log.warn(about, 'a letter is tried again')
  await postponeLetter(deps.db, letter, wait)
}

const REFUSED = 'The mail server did not take it.'
const UNREACHABLE = 'The mail server could not be reached for hours.'
