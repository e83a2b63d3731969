import type { Deps } from '../../deps.ts'
import { wantsAppointment } from '../listening/wishes.ts'
import { findHeldIn } from './talk-store.ts'
import type { TalkMessage } from './talk-types.ts'
import { isChoice, isOffer } from './talk-words.ts'
import { namesSomebody } from './wanted-person.ts'

/** Least odds of a wish for an appointment where a coming day is named as well. */
const SURE_WITH_DAY = 0.3

/** Whether a message asks for an appointment. */
export async function wantsToCome(deps: Deps, message: TalkMessage): Promise<boolean> {
  const { agentId, heard, zone } = message
  if (heard.wantsAppointment || (await namesSomebody(deps, agentId, message))) return true
  const day = await heard.day({ now: deps.now(), timeZone: zone ?? 'UTC', isWish: true })
  if (!day) return false
  const mayWant =
    heard.bookingWish >= SURE_WITH_DAY || heard.intents.some(({ book }) => book >= SURE_WITH_DAY)
  return mayWant || wantsAppointment(day.wish!.byWeekday, heard.language)
}

/** Whether times were offered, or one is held. The link of a held time is also that of a booked one, which is not under way any more. */
export async function isUnderWay(deps: Deps, message: TalkMessage): Promise<boolean> {
  const { call, heard, history } = message
  if (call) return call.isAgreeing
  const last = history.at(-1)
  if (isChoice(deps.config, last)) return true
  // A visitor who was told something else meanwhile may still leave an address.
  const mayConfirm = heard.contact !== null || isOffer(deps.config, last)
  return mayConfirm && (await findHeldIn(deps.db, message)) !== undefined
}
