import type { Deps } from '../../deps.ts'
import type { Sent } from '../../ports/telephony/index.ts'
import { agentAt, isOwnNumber } from '../numbers/service.ts'
import { isWhatsapp } from '../../lib/text-address.ts'
import { isCarried } from './carried-store.ts'
import type { Pair } from './thread-store.ts'
import { accountOf, announcedAt } from './whatsapp/sender.ts'
import { findSenderAt } from './whatsapp/sender-store.ts'

/** The agent that answers at one of our addresses; undefined when none does. */
export type Holder = { userId: string; agentId: string; isSuspended: boolean }

export async function holderOf(deps: Deps, address: string): Promise<Holder | undefined> {
  if (!isWhatsapp(address)) return (await agentAt(deps, address)) ?? undefined
  const sender = await findSenderAt(deps.db, address)
  return sender && { userId: sender.userId, agentId: sender.agentId, isSuspended: false }
}

/** Whether one of our agents answers there. */
export const isOurs = async (deps: Deps, address: string): Promise<boolean> =>
  isWhatsapp(address)
    ? (await findSenderAt(deps.db, address)) !== undefined
    : isOwnNumber(deps, address)

/** How a text gets to a phone. */
export type Line = {
  send(text: string): Promise<Sent>
  /** The text if it was sent already; null otherwise. Texts that are remembered are others with the same words. */
  findSent(text: string, since: Date): Promise<Sent | null>
}

/** @param position of the text in the outbox, which the carrier returns when it reports how the delivery ended */
export async function lineOf(
  deps: Deps,
  { ours, theirs }: Pair,
  position: number,
): Promise<Line | undefined> {
  const { telephony, config } = deps
  const isAnother = (sid: string) => isCarried(deps.db, sid)
  if (!isWhatsapp(ours)) {
    const url = `${config.appUrl}/api/webhooks/twilio/text-status?text=${position}`
    return {
      send: (text) => telephony.sendSms(ours, theirs, text, url),
      findSent: (text, since) => telephony.findText(ours, theirs, text, since, isAnother),
    }
  }
  const sender = await findSenderAt(deps.db, ours)
  const account = sender && accountOf(deps, sender)
  if (!account) return undefined
  const whatsapp = telephony.whatsapp(account)
  const url = `${announcedAt(config, sender.id)}/status?text=${position}`
  return {
    send: (text) => whatsapp.send(ours, theirs, text, url),
    findSent: (text, since) => whatsapp.findSent(ours, theirs, text, since, isAnother),
  }
}

/**
 * Sends a text once: an earlier attempt may have died after sending, so the carrier is asked first.
 * @param send sends it, or returns what stands for not sending it any more
 */
export async function sendUnlessSent<T>(
  { findSent }: Pick<Line, 'findSent'>,
  { text, attempts, since }: { text: string; attempts: number; since: Date },
  send: () => Promise<T>,
): Promise<Sent | T> {
  const found = attempts > 1 ? await findSent(text, since) : null
  return found ?? send()
}
