import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { inOneLine } from '../../wording/in-one-line.ts'
import { writtenIn } from '../../wording/index.ts'
import type { Heard } from '../listening/types.ts'
import { confirm, hold } from './book.ts'
import { findHeldIn, keepName, type BookedRow } from './booked-store.ts'
import { attendeeFrom, chosenOf, isOffer, offeredIn } from './chat-words.ts'
import type { FreeTime } from './free.ts'
import { appointmentLink, bookingLink } from './link.ts'
import { sayTime } from './say.ts'
import { findBookable, type ScheduleRow } from './schedule-store.ts'
import { findFree } from './times.ts'

const DAY_MS = 24 * 60 * 60_000
const LOOK_AHEAD_MS = 14 * DAY_MS
/** As many as somebody keeps in mind. */
const OFFERED = 3

export type ChatSaid = {
  agentId: string
  conversationId: string
  /** What was said before, oldest first. */
  history: { role: 'customer' | 'agent' | 'admin'; text: string }[]
  text: string
  heard: Heard
  /** Of the answer. */
  language: string
  /** The visitor's, IANA; null where it is not known. */
  zone: string | null
}

export type Agreed = { text: string; email?: string }

/** One turn of it. */
type Scene = { deps: Deps; schedule: ScheduleRow; said: ChatSaid; zone: string }

/**
 * Agrees on an appointment in a written conversation: offers free times, keeps the one that is chosen, asks who comes, and confirms.
 * How far that is stands in what was said and in the time that is held, so that a node that dies loses nothing.
 * @returns null where this is not about an appointment, or none may be booked with the agent
 */
export async function agreeInChat(deps: Deps, said: ChatSaid): Promise<Agreed | null> {
  const before = said.history.at(-1)
  if (!said.heard.wantsAppointment && !isOffer(deps.config, before)) return null
  const schedule = await findBookable(deps.db, { agentId: said.agentId })
  if (!schedule) return null
  const scene = { deps, schedule, said, zone: said.zone ?? schedule.hours.time_zone }
  try {
    return await agree(scene)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { away, taken } = writtenIn(said.language).appointment
    if (error.code === 'calendar_away') return { text: away }
    return { text: `${taken}\n\n${(await offer(scene, null)).text}` }
  }
}

async function agree(scene: Scene): Promise<Agreed | null> {
  const { deps, said, zone } = scene
  const { heard, history, conversationId } = said
  const held = await findHeldIn(deps.db, conversationId)
  const agreed = held && !heard.wantsAppointment ? await confirmFor(scene, held) : null
  if (agreed) return agreed
  const free = await freeFrom(scene, deps.now())
  const offered = offeredIn(history.at(-1), free, zone)
  const chosen = await chosenOf(said, offered, { now: deps.now(), zone })
  if (chosen) return keep(scene, chosen.at)
  const named = await heard.day({ now: deps.now(), timeZone: zone })
  if (!heard.wantsAppointment && !named) return null
  if (named && !named.allDay) {
    const [exact] = await freeFrom(scene, named.startsAt, 1)
    if (exact) return keep(scene, exact.at)
  }
  return offer(scene, named?.startsAt ?? null)
}

/** The next free times; those of a day where one was named, or else from there on. */
async function offer(scene: Scene, wished: Date | null): Promise<Agreed> {
  const { deps, schedule, said, zone } = scene
  const { language } = said
  const words = writtenIn(language).appointment
  const all = words.allTimes({ link: bookingLink(deps.config, schedule.code, language) })
  const free = await freeFrom(scene, wished ?? deps.now())
  const first = free.slice(0, OFFERED)
  if (first.length === 0) return { text: inOneLine(words.noTimes, all) }
  const when = first
    .map(({ at }, number) => `${number + 1}. ${sayTime(language, at, zone)}`)
    .join('\n')
  const isThen = !wished || +first[0]!.at - +wished < DAY_MS
  return { text: `${words[isThen ? 'offer' : 'offerOther']({ when })}\n\n${all}` }
}

/** Holds a time for the visitor, and asks who comes. */
async function keep({ deps, schedule, said, zone }: Scene, at: Date): Promise<Agreed> {
  const { language, conversationId } = said
  const held = await hold(deps, schedule, { at, timeZone: zone, language, conversationId })
  const words = writtenIn(language).appointment
  const kept = words.keptInChat({ when: sayTime(language, at, zone) })
  return { text: `${kept}\n\n${appointmentLink(deps.config, held.id, language)}` }
}

/** @returns null where they say neither who they are nor where to reach them */
async function confirmFor({ deps, said }: Scene, held: BookedRow): Promise<Agreed | null> {
  // An address is of no language: the time was agreed on in one.
  const { language } = held
  const words = writtenIn(language).appointment
  const link = appointmentLink(deps.config, held.id, language)
  const { name, email } = attendeeFrom(said)
  if (!email) {
    if (!name) return null
    await keepName(deps.db, held.id, name)
    return { text: `${words.askEmail}\n\n${link}` }
  }
  const attendee = { name: name ?? (held.name || email.split('@')[0]!), email, phone: null }
  const booked = await confirm(deps, held.id, attendee)
  const when = sayTime(language, booked.startsAt, booked.timeZone)
  return { text: words.done({ when, who: booked.person.name, link }), email }
}

const freeFrom = ({ deps, schedule }: Scene, from: Date, ms = LOOK_AHEAD_MS): Promise<FreeTime[]> =>
  findFree(deps, schedule, { starts: from, ends: new Date(+from + ms) })
