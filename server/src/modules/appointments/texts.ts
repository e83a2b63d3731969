import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { writtenIn } from '../../wording/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import { takesTexts } from '../booking/texts.ts'
import { numberOfAgent } from '../numbers/service.ts'
import { sendOnce } from '../texting/carried.ts'
import { segmentsOf, withPlainSigns } from '../texting/segments.ts'
import { wantsNoTexts } from '../texting/opt-outs.ts'
import { capReached } from '../usage/caps.ts'
import { countText } from '../usage/count.ts'
import type { Booked } from './booked-store.ts'
import { brandOf } from './brand.ts'
import { settleMessage, type OutboxMessage } from './claim-store.ts'
import { appointmentLink } from './link.ts'
import { e164Of } from './phone-number.ts'
import { mailTime } from './say.ts'

/** How far back an equal text counts as this one, in ms: longer than a text is retried. */
const SINCE_MS = DAY_MS

type Pair = { ours: string; theirs: string }

/** Whether the attendee is told by text, because no mail can reach them. */
export const willBeTexted = async (deps: Deps, booked: Booked): Promise<boolean> =>
  booked.email === null && (await pairOf(deps, booked)) !== null

/** Whether the attendee gets a confirmation by mail or text, which contains the link to move or cancel the appointment. */
export const getsConfirmation = async (deps: Deps, booked: Booked): Promise<boolean> =>
  booked.email === null ? willBeTexted(deps, booked) : deps.mailer.kind !== 'none'

/** The numbers to text from and to: null when either cannot have texts, the person asked for none, or the spending cap is reached. */
async function pairOf(deps: Deps, { phone, schedule }: Booked): Promise<Pair | null> {
  const { agentId, userId } = schedule
  if (!phone || !agentId || deps.telephony.kind === 'none') return null
  const ours = await numberOfAgent(deps, agentId)
  const theirs = ours && e164Of(phone, ours)
  if (!theirs || theirs === ours || !takesTexts(theirs)) return null
  if (await capReached(deps, { userId, agentId })) return null
  return (await wantsNoTexts(deps.db, { ours, theirs })) ? null : { ours, theirs }
}

/**
 * Texts the attendee, once: an earlier attempt may have died after sending, so the carrier is asked first.
 * @returns `sent` once that is stored; otherwise why no text was sent, so that a mail may be sent instead
 */
export async function textVisitor(
  deps: Deps,
  outgoing: OutboxMessage,
  booked: Booked,
): Promise<'sent' | 'no number' | 'refused'> {
  const pair = await pairOf(deps, booked)
  if (!pair) return 'no number'
  const text = withPlainSigns(await bodyOf(deps, outgoing, booked))
  try {
    const since = new Date(+deps.now() - SINCE_MS)
    const { attempts } = outgoing
    await sendOnce(deps, { from: pair.ours, to: pair.theirs, text, attempts, since })
  } catch (error) {
    const isFinal = error instanceof AppError && error.code !== 'telephony_unreachable'
    if (!isFinal) throw error
    return 'refused'
  }
  const { userId, agentId } = booked.schedule
  await deps.db.transaction(async (tx) => {
    const isFirst = await settleMessage(tx, outgoing, null)
    // Not null, because only a schedule with an agent has a number to text from.
    if (isFirst) await countText(deps, tx, { userId, agentId: agentId! }, segmentsOf(text))
  })
  return 'sent'
}

async function bodyOf(deps: Deps, { kind }: OutboxMessage, booked: Booked): Promise<string> {
  const { language, timeZone, startsAt, id } = booked
  const words = writtenIn(language).appointment
  const when = mailTime(language, startsAt, timeZone)
  const brand = await brandOf(deps, booked.schedule)
  const body =
    kind === 'cancelled'
      ? `${brand}: ${words.subject.cancelled({ when })}`
      : words.text({ brand, when })
  return `${body} ${appointmentLink(deps.config, id, language)}`
}
