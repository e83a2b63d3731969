import { createHash } from 'node:crypto'
import { MESSAGE_MAX } from 'shared-types'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import type { MailSource, ReadMail } from '../../ports/reader/mail/index.ts'
import { assignInTurn } from '../conversations/state/in-turn.ts'
import { judgeSoon } from '../conversations/tone/tone.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { failNewest } from './letter-store.ts'
import { markChanged } from './marks-store.ts'
import { countReceived, insertReceived } from './received-store.ts'
import { tokensIn } from './reply-address.ts'
import { findByToken, markBounced } from './thread-store.ts'

/** Bytes of a mail in which the recipient's address is looked for; of a raw message, only the headers. */
const MAX_HEAD_BYTES = 128 * 1024
/** The most mails in one conversation: more than a person writes, so that loops between machines end. */
const MAX_PER_HOUR = 20
const MAX_PER_DAY = 60
const DAY_HOURS = 24

export type Arrived = MailSource & {
  /** Sender and recipients as told to the mail server; an empty sender is a bounce. */
  envelope?: { from?: string; to: string[] }
}

/** The result for a mail: only a `taken` one becomes visible. */
export type Outcome =
  | 'taken'
  | 'known'
  | 'not_ours'
  | 'automatic'
  | 'bounce'
  | 'too_many'
  | 'empty'
  | 'unreadable'

type Place = NonNullable<Awaited<ReturnType<typeof findByToken>>>

/**
 * Adds a mail to the conversation that its recipient address belongs to, once, however often it arrives. That address is the only proof:
 * the sender in a mail does not change who the visitor is.
 * @throws when it cannot be stored now: the mail service then keeps it and tries again.
 */
export async function receiveMail(deps: Deps, arrived: Arrived): Promise<Outcome> {
  const place = await placeOf(deps, arrived)
  const outcome = place ? await take(deps, arrived, place) : 'not_ours'
  deps.log.info({ outcome, bytes: arrived.content.length }, 'a mail came')
  return outcome
}

/** Whether these headers contain the address of a conversation. */
export const isForUs = (deps: Deps, text: string): boolean => {
  const { replyAddress } = deps.config.letters
  return replyAddress !== null && tokensIn(replyAddress, text).length > 0
}

async function placeOf(deps: Deps, { kind, content, envelope }: Arrived) {
  const { replyAddress } = deps.config.letters
  if (!replyAddress) return undefined
  const begin = Buffer.from(content.buffer, content.byteOffset, content.byteLength).subarray(
    0,
    MAX_HEAD_BYTES,
  )
  const head = kind === 'mime' ? headOf(begin.toString('latin1')) : begin.toString('latin1')
  const text = [...(envelope?.to ?? []), head].join('\n')
  for (const token of tokensIn(replyAddress, text)) {
    const place = await findByToken(deps.db, token)
    if (place) return place
  }
  return undefined
}

function headOf(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/)
  return end < 0 ? mail : mail.slice(0, end)
}

async function take(deps: Deps, arrived: Arrived, place: Place): Promise<Outcome> {
  const mail = await read(deps, arrived, place)
  if (!mail) return 'unreadable'
  if (mail.isBounce) return noteBounce(deps, place)
  if (mail.isAutomatic || arrived.envelope?.from === '' || isOurOwn(deps, mail.sender)) {
    return 'automatic'
  }
  if (mail.text === '' && mail.attachments.length === 0) return 'empty'
  const { conversationId } = place
  const isTooMuch =
    (await countReceived(deps.db, conversationId, 1)) >= MAX_PER_HOUR ||
    (await countReceived(deps.db, conversationId, DAY_HOURS)) >= MAX_PER_DAY
  if (isTooMuch) return 'too_many'
  const added = await insertReceived(deps.driver, {
    conversationId,
    messageId: newId(),
    clientId: `mail:${digest(mail.mailId || arrived.content)}`,
    reply: shortened(mail.reply || mail.attachments.join(', ')),
    isFromVisitor: mail.sender === place.email?.toLowerCase(),
    mailId: mail.mailId,
    sender: mail.sender,
    subject: mail.subject,
    text: mail.text,
    attachments: mail.attachments,
  })
  if (!added) return 'known'
  notifyChange(deps, place)
  if (added.asks) await assignInTurn(deps, place)
  judgeSoon(deps, place)
  return 'taken'
}

/**
 * Reads a mail.
 * @returns nothing where it can never be read
 */
async function read(deps: Deps, { kind, content }: Arrived, { userId }: Place) {
  try {
    return await deps.reader.mail(
      { kind, content },
      { account: userId, signal: deps.lifecycle.draining },
    )
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return null
    throw error
  }
}

async function noteBounce(deps: Deps, place: Place): Promise<Outcome> {
  await markBounced(deps.db, place.conversationId)
  const failed = await failNewest(deps.db, place.conversationId, 'The address takes no mail.')
  if (failed) await markChanged(deps.driver, failed)
  notifyChange(deps, place)
  return 'bounce'
}

/** Whether the mail is from this product: two installations, or one and itself, would otherwise answer each other forever. */
function isOurOwn({ config }: Deps, sender: ReadMail['sender']): boolean {
  const { replyAddress } = config.letters
  if (sender === config.mailFrom.address.toLowerCase()) return true
  if (!replyAddress) return false
  const [name, domain] = sender.split('@')
  return (
    domain === replyAddress.domain &&
    (replyAddress.name === null || name!.split('+')[0] === replyAddress.name)
  )
}

const shortened = (text: string): string =>
  text.length > MESSAGE_MAX ? `${text.slice(0, MESSAGE_MAX - 1).toWellFormed()}…` : text

const digest = (of: string | Uint8Array): string =>
  createHash('sha256').update(of).digest('base64url')
