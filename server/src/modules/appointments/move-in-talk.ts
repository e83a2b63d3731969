import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import type { Interval } from '../../ports/calendars/types.ts'
import { writtenIn } from '../../wording/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import type { Booked } from './booked-store.ts'
import type { FreeTime } from './free.ts'
import { appointmentLink, moveLink } from './link.ts'
import { OFFERED, spanNamed } from './offered.ts'
import { sayBooked, sayTime } from './say.ts'
import type { TalkMessage, Talked } from './talk-types.ts'
import { chosenOf, isMoveOffer, mayChoose, offeredIn } from './talk-words.ts'
import { findFree, movingOf } from './times.ts'
import { type Wish, wishIn } from './wish.ts'

/** How far after the time they want others are looked for, and how far before it. */
const AHEAD_MS = 14 * DAY_MS
const BEFORE_MS = 3 * DAY_MS

/**
 * Answers a visitor who names the time that their appointment is to be moved to: with the link that moves it there when it is free, else
 * with the nearest free times. Only the link changes anything, because words may be misunderstood.
 * @param mayName whether a day or an hour in their words is meant for it; otherwise only a place among the times that were just offered counts
 * @returns null when they name no other time, or free times cannot be seen
 */
export async function moveInTalk(
  deps: Deps,
  message: TalkMessage,
  booked: Booked,
  mayName: boolean,
): Promise<Talked | null> {
  try {
    const offered = await offeredTo(deps, message, booked, mayName || mayChoose(message))
    const wish = mayName ? await otherTime(deps, message, booked, offered) : null
    const found = await timesToMoveTo(deps, booked, {
      chosen: chosenOf(message, offered, wish),
      wish,
    })
    if (!found) return null
    if ('at' in found) return sayFree(deps, message, booked, found.at)
    return sayTimes(deps, message, booked, found)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

/** The one free time to which an appointment is to be moved, or some to choose from. */
export type ToMove = { at: Date } | { times: Pick<FreeTime, 'at'>[]; isThen: boolean }

/**
 * Where an appointment can be moved by what somebody said.
 * @param said the offered time that they chose, and the times that they want
 * @returns null when they said nothing of that
 * @throws 503 `calendar_away`
 */
export async function timesToMoveTo(
  deps: Deps,
  booked: Booked,
  { chosen, wish }: { chosen: Pick<FreeTime, 'at'> | undefined; wish: Wish | null },
): Promise<ToMove | null> {
  if (chosen) return { at: chosen.at }
  if (!wish) return null
  const free = await freeAround(deps, booked, wish.from)
  const fitting = free.filter(({ at }) => wish.fits(at))
  const [only] = fitting
  if (only && wish.isExact && fitting.length === 1) return { at: only.at }
  const isThen = fitting.length > 0
  return { times: isThen ? fitting.slice(0, OFFERED) : nearest(free, wish.from), isThen }
}

/**
 * The times that were just offered for it, which may be as far ahead as times can be booked.
 * @param mayMean whether the message may be about them; otherwise nobody waits for an outside calendar
 */
async function offeredTo(
  deps: Deps,
  message: TalkMessage,
  booked: Booked,
  mayMean: boolean,
): Promise<FreeTime[]> {
  const last = message.history.at(-1)
  if (!isMoveOffer(deps.config, last) || !mayMean) return []
  const { schedule, timeZone: zone } = booked
  const range = spanNamed(last, { now: deps.now(), aheadDays: schedule.aheadDays, zone })
  return range ? offeredIn(last, await freeBetween(deps, booked, range), zone) : []
}

/** The time they name, unless it is the one they have: “can I move my Tuesday appointment?” */
export async function otherTime(
  deps: Deps,
  message: Pick<TalkMessage, 'text' | 'heard'>,
  { startsAt, timeZone }: Booked,
  offered: Pick<FreeTime, 'at'>[],
): Promise<Wish | null> {
  const clock = { now: deps.now(), zone: timeZone, present: startsAt }
  const named = offered.length > 0 ? offered.map(({ at }) => at) : [startsAt]
  const wish = await wishIn(message, { named, free: () => Promise.resolve([]) }, clock)
  return wish?.fits(startsAt) ? null : wish
}

const freeAround = (deps: Deps, booked: Booked, from: Date): Promise<FreeTime[]> =>
  freeBetween(deps, booked, {
    starts: new Date(+from - BEFORE_MS),
    ends: new Date(+from + AHEAD_MS),
  })

async function freeBetween(deps: Deps, booked: Booked, range: Interval): Promise<FreeTime[]> {
  const free = await findFree(deps, booked.schedule, range, movingOf(booked))
  // Its own time is free for it, but no other time.
  return free.filter(({ at }) => +at !== +booked.startsAt)
}

/** The free times closest to the one they want, soonest first. */
const nearest = (free: FreeTime[], to: Date): FreeTime[] =>
  free
    .toSorted((one, other) => Math.abs(+one.at - +to) - Math.abs(+other.at - +to))
    .slice(0, OFFERED)
    .toSorted((one, other) => +one.at - +other.at)

function sayFree(deps: Deps, { language }: TalkMessage, booked: Booked, at: Date): Talked {
  const { present, isFree } = writtenIn(language).appointment
  const when = sayTime(language, at, booked.timeZone)
  const link = moveLink(deps.config, booked.id, language, at)
  const before = present({ when: sayBooked(language, booked) })
  return { text: `${before}\n\n${isFree({ when, link })}`, isOpen: false }
}

function sayTimes(
  deps: Deps,
  { language }: TalkMessage,
  booked: Booked,
  { times, isThen }: Extract<ToMove, { times: unknown }>,
): Talked {
  const words = writtenIn(language).appointment
  const link = `${appointmentLink(deps.config, booked.id, language)}&do=move`
  const all = words.allTimes({ link })
  const before = words.present({ when: sayBooked(language, booked) })
  if (times.length === 0) return { text: `${before}\n\n${words.noTimes}\n\n${all}`, isOpen: false }
  const when = times
    .map(({ at }, number) => `${number + 1}. ${sayTime(language, at, booked.timeZone)}`)
    .join('\n')
  const offer = words[isThen ? 'offer' : 'offerOther']({ when })
  return { text: `${before}\n\n${offer}\n\n${all}`, isOpen: true }
}
