import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { textSender } from '../numbers/service.ts'
import { sendOnce } from '../texting/carried.ts'
import { capReached } from '../usage/caps.ts'
import type { Entry } from './compose/entry.ts'
import { composeText } from './compose/text.ts'
import { countSent, type NoticeMessage } from './message-store.ts'
import { findPhone } from './phone-store.ts'

/** The most texts to one person in a day, because each costs money. */
const MAX_TEXTS = 20

/** The text can never be sent; the error's message is a sentence for the person. */
export class TextRefused extends Error {}

/**
 * Texts a person's verified phone, once: an earlier attempt may have died after sending.
 * @throws TextRefused, or the carrier's error when it may be tried again
 */
export async function textTo(
  deps: Deps,
  message: NoticeMessage,
  entries: Entry[],
): Promise<{ userId: string; agentId: string }> {
  const { db, config } = deps
  const sender = await textSender(deps, message.userId)
  const to = (await findPhone(db, message))?.phone
  if (!sender || !to) throw new TextRefused('There is no number to text from, or none to text to.')
  const payer = { userId: message.userId, agentId: sender.agentId }
  if (await capReached(deps, payer)) {
    throw new TextRefused('The monthly cap is reached, so the last text to you was not sent.')
  }
  if ((await countSent(db, message)) >= MAX_TEXTS) {
    throw new TextRefused(`You were texted ${MAX_TEXTS} times in a day, so the last was not sent.`)
  }
  const body = composeText(entries, config.appUrl)
  const { attempts, createdAt: since } = message
  await send(deps, { from: sender.phone, to, text: body, attempts, since })
  return payer
}

async function send(deps: Deps, text: Parameters<typeof sendOnce>[1]) {
  try {
    await sendOnce(deps, text)
  } catch (error) {
    const isFinal = error instanceof AppError && error.code !== 'telephony_unreachable'
    throw isFinal ? new TextRefused('The phone carrier did not take the last text to you.') : error
  }
}
