import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { WhatsappAccount } from '../../ports/telephony/whatsapp.ts'
import { isWhatsapp } from '../../lib/text-address.ts'
import { claimLeft, forgetCarried, insertCarried, type LeftText } from './carried-store.ts'
import { sendUnlessSent } from './line.ts'
import { accountOf } from './whatsapp/sender.ts'
import { findSenderAt } from './whatsapp/sender-store.ts'

/** Texts deleted at the same time. */
const AT_A_TIME = 10
/** Attempts with the copied token of a sender that is gone; about three weeks, and Twilio may need two before a text can be deleted. */
const MAX_WITH_COPY = 30

type Outgoing = {
  from: string
  to: string
  text: string
  attempts: number
  since: Date
  /** Nobody waits for it any more: it is not sent, unless an earlier attempt did so. */
  isTooLate?: boolean
}

/**
 * Sends a text that belongs to no conversation, once. It is deleted at the carrier two days later.
 * @returns whether it was sent
 */
export async function sendOnce({ db, telephony }: Deps, outgoing: Outgoing): Promise<boolean> {
  const { from, to, text, isTooLate = false } = outgoing
  const findSent = (words: string, since: Date) => telephony.findText(from, to, words, since)
  const send = async () => (isTooLate ? null : telephony.sendSms(from, to, text))
  const sent = await sendUnlessSent({ findSent }, outgoing, send)
  if (sent) await insertCarried(db, { sid: sent.sid, ours: from, conversationId: null })
  return sent !== null
}

/**
 * Deletes texts at the carrier whose conversations were deleted, and those that never had one. Failures are logged and retried after ever
 * longer pauses. Never throws.
 */
export async function removeLeftTexts(deps: Deps): Promise<void> {
  const only = deps.telephony.kind === 'none' ? 'whatsapp' : 'all'
  try {
    const next = () => claimLeft(deps.db, only, AT_A_TIME)
    for (let left = await next(); left.length > 0; left = await next()) {
      await Promise.all(left.map((text) => removeLeft(deps, text)))
    }
  } catch (error) {
    deps.log.error({ err: error }, 'left texts could not be looked for')
  }
}

async function removeLeft(deps: Deps, text: LeftText): Promise<void> {
  const { id, sid, ours, attempts } = text
  try {
    if (isWhatsapp(ours)) await removeWhatsapp(deps, text)
    else await deps.telephony.removeText(sid)
    await forgetCarried(deps.db, id)
  } catch (error) {
    if (isHopeless(text, error)) return void (await forgetCarried(deps.db, id))
    const isNews = attempts === 1 && !hasCode(error, 'on_its_way')
    deps.log[isNews ? 'error' : 'debug'](
      { err: error, sid },
      'a text could not be deleted, trying again later',
    )
  }
}

/** Without an account, nobody but its owner can delete it any more. */
async function removeWhatsapp(deps: Deps, text: LeftText): Promise<void> {
  const account = await whatsappAccountOf(deps, text)
  if (account) await deps.telephony.whatsapp(account).remove(text.sid)
}

async function whatsappAccountOf(
  deps: Deps,
  { ours, accountSid, sealed }: LeftText,
): Promise<WhatsappAccount | undefined> {
  if (accountSid !== null && sealed !== null) return accountOf(deps, { accountSid, sealed })
  const sender = await findSenderAt(deps.db, ours)
  return sender && accountOf(deps, sender)
}

/** The token of a sender that is gone is not kept for longer than it can be of use. */
const isHopeless = ({ sealed, attempts }: LeftText, error: unknown): boolean =>
  sealed !== null && (attempts >= MAX_WITH_COPY || hasCode(error, 'account_refused'))

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof AppError && error.code === code
