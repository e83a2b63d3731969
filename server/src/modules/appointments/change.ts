import type { Deps } from '../../deps.ts'
import { writtenIn } from '../../wording/index.ts'
import { wantsChangeIn } from '../listening/wishes.ts'
import { appointmentLink } from './link.ts'
import { sayBooked } from './say.ts'
import type { Booked } from './booked-store.ts'
import { findNextOfCaller, findNextOfVisitor, releaseOthers } from './talk-store.ts'
import { getsConfirmation } from './texts.ts'
import type { TalkMessage, Talked } from './talk-types.ts'
import { isOffer } from './talk-words.ts'

/**
 * Tells a visitor who wants to move or cancel their appointment, or asks for it, when it is, with the link behind which they can. A time that they name
 * after such a link is another time for the same appointment, never a second one.
 * @returns null when they want nothing of that, have no appointment ahead, or are on the phone, where the script of the call answers
 */
export async function tellOfBooked(deps: Deps, message: TalkMessage): Promise<Talked | null> {
  const { agentId, heard, history, language, talk } = message
  if ('callId' in talk) return null
  const isAnotherTime =
    heard.proposesTime && !heard.wantsAppointment && isOffer(deps.config, history.at(-1))
  const isMeant =
    isAnotherTime || heard.aboutTimes === 'recall' || wantsChangeIn(heard.intents, true)
  if (!isMeant) return null
  const booked = await findNextOfVisitor(deps.db, agentId, talk.conversationId)
  if (!booked) return null
  const when = sayBooked(language, booked)
  const link = appointmentLink(deps.config, booked.id, language)
  return { text: writtenIn(language).appointment.changeable({ when, link }), isOpen: false }
}

/** The next appointment of a caller, and whether they got a link to move or cancel it. @param caller.number in E.164, or a placeholder */
export async function findOfCaller(
  deps: Deps,
  agentId: string,
  caller: { callId: string; number: string },
): Promise<{ booked: Booked; hasLink: boolean } | null> {
  const booked = await findNextOfCaller(deps.db, agentId, caller)
  return booked ? { booked, hasLink: await getsConfirmation(deps, booked) } : null
}

/** Frees the time held for a caller who hangs up before agreeing on it. */
export const releaseHeldIn = (deps: Deps, callId: string): Promise<unknown> =>
  releaseOthers(deps.db, { talk: { callId } }, null)
