import type { Deps } from '../../deps.ts'
import { waitAfter } from '../../lib/second-tries.ts'
import { MailRefused } from '../../ports/mail/index.ts'
import { reasonOf } from '../../ports/mail/reason-of.ts'
import { CalendarGone } from '../../ports/calendars/types.ts'
import { type Booked, byId, findBooked } from './booked-store.ts'
import { calendarOf } from './calendar-of.ts'
import {
  isCalendarAwaited,
  postponeMessage,
  putBack,
  removeMessage,
  settleMessage,
  type OutboxMessage,
} from './claim-store.ts'
import { mailPerson, mailVisitor } from './mails.ts'
import { writeOutside } from './outside.ts'
import { textVisitor } from './texts.ts'

/** How often a mail that waits for the confirmation link of a vendor looks for it. */
const WAIT_FOR_LINK_MS = 5_000

/** Sends a message that is leased to this node, and stores the result. */
export async function sendOne(deps: Deps, outgoing: OutboxMessage): Promise<void> {
  const booked = await findBooked(deps.db, byId(outgoing.appointmentId))
  if (!booked || isPast(outgoing, booked, deps.now())) {
    return void (await removeMessage(deps.db, outgoing))
  }
  try {
    if (outgoing.recipient === 'visitor' && (await waitsForLink(deps, outgoing, booked))) {
      return void (await putBack(deps.db, outgoing, WAIT_FOR_LINK_MS))
    }
    const failure = await send(deps, outgoing, booked)
    if (failure !== SETTLED) await settle(deps, outgoing, failure)
  } catch (error) {
    await failed(deps, outgoing, error)
  }
}

/** Whether a message is outdated: mails about an earlier state are not sent; a calendar is always updated to the present state. */
const isPast = ({ recipient, kind, sequence }: OutboxMessage, booked: Booked, now: Date): boolean =>
  recipient !== 'calendar' &&
  (sequence < booked.sequence || (kind === 'reminder' && booked.startsAt <= now))

/** Returned when the text was already recorded, together with its cost. */
const SETTLED = Symbol('settled')

/** @returns a sentence for the owner when nobody could be told */
async function send(
  deps: Deps,
  outgoing: OutboxMessage,
  booked: Booked,
): Promise<string | typeof SETTLED | null> {
  if (outgoing.recipient === 'calendar') {
    await writeOutside(deps, booked)
    return null
  }
  const isVisitor = outgoing.recipient === 'visitor'
  const texted =
    isVisitor && mayText(outgoing, booked) && (await textVisitor(deps, outgoing, booked))
  const { email } = isVisitor ? booked : booked.person
  if (texted === 'sent') return SETTLED
  if (!email) return texted === 'refused' ? 'The text to the visitor was not taken.' : null
  if (deps.mailer.kind === 'none') return NO_SERVER
  await (isVisitor ? mailVisitor : mailPerson)(deps, outgoing, booked, email)
  return null
}

/** A reminder is seen sooner on a phone; everything else is mailed if possible, with the appointment for the recipient's calendar. */
const mayText = ({ kind }: OutboxMessage, { phone, email }: Booked): boolean =>
  phone !== null && (kind === 'reminder' || email === null)

/** Whether the appointment is still to be written into a calendar, which may give a link for the mail. */
async function waitsForLink(deps: Deps, { kind }: OutboxMessage, booked: Booked) {
  const isTold = booked.outsideId !== null || booked.confirmAt !== null
  if (kind !== 'booked' || isTold || !(await isCalendarAwaited(deps.db, booked.id))) return false
  return (await calendarOf(deps, booked.scheduleId)) !== null
}

/** Something that changed while it was sent is sent again at once. */
async function settle(deps: Deps, outgoing: OutboxMessage, failure: string | null): Promise<void> {
  if (!(await settleMessage(deps.db, outgoing, failure))) {
    await postponeMessage(deps.db, outgoing, 0)
  }
}

async function failed(deps: Deps, outgoing: OutboxMessage, error: unknown): Promise<void> {
  const { id, recipient, attempts } = outgoing
  const about = { outgoing: id, recipient, attempts, ...reasonOf(error) }
  const isFinal = error instanceof MailRefused
  const wait = waitAfter(attempts)
  if (isFinal || wait === null) {
    deps.log.warn(about, 'an appointment could not be told of')
    return settle(deps, outgoing, sentenceFor(recipient, isFinal, error))
  }
  deps.log.warn(about, 'an appointment is told of again later')
  await postponeMessage(deps.db, outgoing, wait)
}

function sentenceFor(
  recipient: OutboxMessage['recipient'],
  isRefused: boolean,
  error: unknown,
): string {
  if (error instanceof CalendarGone) return 'The calendar must be connected again.'
  if (recipient === 'calendar') return 'The calendar could not be reached for hours.'
  const addressee = recipient === 'visitor' ? 'to the visitor' : 'to who takes it'
  return isRefused
    ? `The mail ${addressee} was not taken.`
    : `The mail ${addressee} could not be sent.`
}

const NO_SERVER = 'No mail was sent: this installation has no mail server.'
