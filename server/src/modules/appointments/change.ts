import type { Deps } from '../../deps.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { writtenIn } from '../../wording/index.ts'
import { spokenClock } from '../listening/entities/spoken-clock.ts'
import { wantsCancelIn, wantsChangeIn } from '../listening/wishes.ts'
import { appointmentLink } from './link.ts'
import { moveInTalk } from './move-in-talk.ts'
import { sayBooked } from './say.ts'
import type { Booked } from './booked-store.ts'
import { findNextOfVisitor, listOfCaller, releaseOthers } from './talk-store.ts'
import { getsConfirmation } from './texts.ts'
import type { TalkMessage, Talked } from './talk-types.ts'
import { isMoveOffer, isOffer } from './talk-words.ts'

/**
 * Tells a visitor who wants to move or cancel their appointment, or asks for it, when it is, with the link behind which they can; who names the new time
 * gets the link to that one. A time that they name after such a link is another time for the same appointment, never a second one.
 * @returns null when they want nothing of that, have no appointment ahead, or are on the phone, where the script of the call answers
 */
export async function tellOfBooked(deps: Deps, message: TalkMessage): Promise<Talked | null> {
  const { heard, history, talk } = message
  if ('callId' in talk) return null
  const isReply = !heard.wantsAppointment && isOffer(deps.config, history.at(-1))
  const wantsChange = wantsChangeIn(heard.intents, true)
  if (!isReply && heard.followUp !== 'recall' && !wantsChange) return null
  const booked = await findNextOfVisitor(deps.db, message.agentId, talk.conversationId)
  if (!booked) return null
  const namesHour = spokenClock(message.text, heard.language) !== null
  const choosesHour = isMoveOffer(deps.config, history.at(-1)) && namesHour
  const namesTime = isReply && (heard.proposesTime || choosesHour)
  const wantsMove = wantsChange && !wantsCancelIn(heard.intents)
  const moved =
    isReply || wantsMove ? await moveInTalk(deps, message, booked, namesTime || wantsMove) : null
  if (moved) return moved
  const isMeant = heard.followUp === 'recall' || wantsChange || namesTime
  return isMeant ? sayStanding(deps, message, booked) : null
}

/** When the next appointment of a visitor is, with the link to move or cancel it; null when there is none. */
export async function sayOfVisitor(
  deps: Deps,
  { agentId, language }: TalkMessage,
  conversationId: string,
): Promise<Talked | null> {
  const booked = await findNextOfVisitor(deps.db, agentId, conversationId)
  return booked ? sayStanding(deps, { language }, booked) : null
}

function sayStanding(
  deps: Deps,
  { language }: Pick<TalkMessage, 'language'>,
  booked: Booked,
): Talked {
  const when = sayBooked(language, booked)
  const link = appointmentLink(deps.config, booked.id, language)
  return { text: writtenIn(language).appointment.changeable({ when, link }), isOpen: false }
}

type OfCaller = { booked: Booked; hasLink: boolean }

/** When the appointment of a caller is and, if they got a link, that it moves or cancels it. */
export function sayOfCaller(language: string, { booked, hasLink }: OfCaller): string {
  const words = aloudIn(language)
  const told = words.booked({ when: sayBooked(language, booked) })
  return hasLink ? `${told} ${words.byLink}` : told
}

/** The next appointment of a caller, and whether they got a link to move or cancel it. @param caller.number in E.164, or a placeholder */
export async function findOfCaller(
  deps: Deps,
  agentId: string,
  caller: { callId: string; number: string },
): Promise<OfCaller | null> {
  const [booked] = await listOfCaller(deps.db, agentId, caller)
  return booked ? { booked, hasLink: await getsConfirmation(deps, booked) } : null
}

/** Frees the time held for a caller who takes leave or hangs up before agreeing on it. */
export const releaseHeldIn = (deps: Deps, callId: string): Promise<unknown> =>
  releaseOthers(deps.db, { talk: { callId } }, null)
