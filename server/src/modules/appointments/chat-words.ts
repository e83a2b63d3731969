import type { Config } from '../../config.ts'
import { WRITTEN } from '../../wording/index.ts'
import { emailIn } from '../answering/hand-over.ts'
import { namedTime } from '../listening/entities/day.ts'
import type { ChatSaid } from './chat.ts'
import type { FreeTime } from './free.ts'
import { sayDay, timeSayer } from './say.ts'

/** Who says more than that says more than their name. */
const MOST_NAME_WORDS = 4

type Turn = ChatSaid['history'][number] | undefined

/** Whether the agent has just offered times, or asked who comes: both hold a link that nothing else holds. */
export const isOffer = ({ appUrl }: Config, last: Turn): boolean =>
  last?.role === 'agent' && last.text.includes(`${appUrl}/book/`)

/** Of the free times, those that were just offered, in whichever language. */
export function offeredIn(last: Turn, free: FreeTime[], zone: string): FreeTime[] {
  if (last?.role !== 'agent') return []
  const sayers = Object.keys(WRITTEN).map((language) => timeSayer(language, zone))
  return free.filter(({ at }) => sayers.some((say) => last.text.includes(`. ${say.format(at)}`)))
}

/** The one of them that is meant: by its number, by its day and hour, or by the hour alone. */
export async function chosenOf(
  { text, heard, language }: ChatSaid,
  offered: FreeTime[],
  { now, zone }: { now: Date; zone: string },
): Promise<FreeTime | undefined> {
  const byNumber = offered[Number(text) - 1]
  if (byNumber) return byNumber
  if (offered.length === 1 && heard.saysYes) return offered[0]
  const clock = { now, timeZone: zone, language: heard.language }
  const meant: FreeTime[] = []
  for (const one of offered) {
    const named = await namedTime(`${sayDay(language, one.at, zone)} ${text}`, clock)
    const own = await heard.day(clock)
    const at = own && !own.allDay ? own : named
    if (at && !at.allDay && +at.startsAt === +one.at) meant.push(one)
  }
  return meant.length === 1 ? meant[0] : undefined
}

/** Who comes, as far as they say it. */
export function attendeeFrom({ text, heard }: ChatSaid): {
  name: string | null
  email: string | null
} {
  if (heard.saysNo) return { name: null, email: null }
  const words = text.replaceAll(',', ' ').split(' ').filter(Boolean)
  const email = words.map((word) => emailIn(word)).find((found) => found !== null) ?? null
  const others = words.filter((word) => emailIn(word) === null)
  const isBareName = others.length > 0 && others.length <= MOST_NAME_WORDS && !text.includes('?')
  const bare = isBareName && (email !== null || heard.smallTalk === null) ? others.join(' ') : null
  return { name: heard.name ?? bare, email }
}
