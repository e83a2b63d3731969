import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { writtenIn } from '../../wording/index.ts'
import { DAY_MS } from '../../lib/time.ts'
import { AlreadyBooked } from './book.ts'
import type { FreeTime } from './free.ts'
import { asked, languageOf, sendPage, zoneIn } from './page.ts'
import { sayBooked } from './say.ts'
import type { ScheduleRow } from './schedule-store.ts'
import { getsConfirmation } from './texts.ts'
import { LOOK_AHEAD_MS, timesPage } from './times-page.ts'

type Finding = {
  problem: string | null
  /** The time zone to use when the address has none. */
  zone: string
  find: (range: { starts: Date; ends: Date }) => Promise<FreeTime[]>
}

/** The page of free times for the parameters in the address. */
export async function freePage(
  deps: Deps,
  schedule: ScheduleRow,
  request: FastifyRequest,
  { problem, zone, find }: Finding,
): Promise<string> {
  const language = languageOf(request)
  const words = writtenIn(language).appointment
  const given = asked(request)
  const search = new URLSearchParams(KEPT.flatMap((name) => pairOf(name, given.get(name))))
  const now = deps.now()
  const starts = beginningIn(given.get('from'), schedule, now)
  const shown = {
    lead: `${schedule.lengthMinutes} min`,
    words,
    language,
    search,
    from: starts,
    isFirst: starts <= now,
    until: new Date(+now + schedule.aheadDays * DAY_MS),
    timeZone: zoneIn(given.get('zone')) ?? zone,
    businessZone: schedule.hours.time_zone,
  }
  try {
    const times = await find({ starts, ends: new Date(+starts + LOOK_AHEAD_MS) })
    return timesPage({ ...shown, times, problem })
  } catch (error) {
    return timesPage({ ...shown, times: [], problem: await problemIn(deps, error, language) })
  }
}

/** The start of the free times shown: the address's parameter, within limits. */
function beginningIn(from: string | null, { aheadDays }: ScheduleRow, now: Date): Date {
  const at = Date.parse(from ?? '')
  const isPossible = at > +now && at < +now + aheadDays * DAY_MS + LOOK_AHEAD_MS
  return isPossible ? new Date(at) : now
}

/** Parameters of the address that links to other pages keep. */
const KEPT = ['in', 'zone', 'from', 'do']

const pairOf = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]]

/** A refusal in the visitor's language. @throws any other error */
export async function problemIn(deps: Deps, error: unknown, language: string): Promise<string> {
  if (!(error instanceof AppError)) throw error
  const words = writtenIn(language).appointment
  if (error instanceof AlreadyBooked) {
    const already = words.already({ when: sayBooked(language, error.chosen) })
    const isTold = await getsConfirmation(deps, error.booked)
    return isTold ? `${already} ${words.byConfirmation}` : already
  }
  return error.code === 'calendar_away' ? words.away : words.taken
}

export function gone(deps: Deps, request: FastifyRequest, reply: FastifyReply) {
  const language = languageOf(request)
  return sendPage(deps, reply, {
    status: 404,
    title: writtenIn(language).letter.notValid,
    language,
    letterhead: null,
  })
}
