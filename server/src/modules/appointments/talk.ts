import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import { confirm, hold } from './book.ts'
import { type BookedRow, keepName } from './booked-store.ts'
import { findHeldIn, releaseOthers } from './talk-store.ts'
import type { FreeTime } from './free.ts'
import { callerFrom } from './caller.ts'
import { type Manner, mannerOf } from './manner.ts'
import { findBookable, type ScheduleRow } from './schedule-store.ts'
import { attendeeFrom, chosenOf, isChoice, isOffer, offeredIn, timesOffered } from './talk-words.ts'
import type { NamedTime } from '../listening/entities/day.ts'
import { findFree } from './times.ts'
import type { Said, Talked } from './talk-types.ts'

const DAY_MS = 24 * 60 * 60_000
const LOOK_AHEAD_MS = 14 * DAY_MS
/** As many as somebody keeps in mind. */
const OFFERED = 3
/** How often times are offered to a caller whose words choose none. */
const OFFERS_MOST = 3

/** One turn of it. */
type Scene = { deps: Deps; schedule: ScheduleRow; said: Said; zone: string; manner: Manner }

/**
 * Agrees on an appointment without a model, in a written conversation or a call: offers free times, keeps the one that is chosen, asks
 * who comes, and confirms. How far that is stands in what was said and in the time that is held, so that a node that dies loses nothing.
 * @returns null where this is not about an appointment, or none may be booked with the agent
 */
export async function agreeInTalk(deps: Deps, said: Said): Promise<Talked | null> {
  if (!said.heard.wantsAppointment && !isUnderWay(deps, said)) {
    if (!mayConfirm(said) || !(await findHeldIn(deps.db, said))) return null
  }
  const schedule = await findBookable(deps.db, { agentId: said.agentId })
  if (!schedule) return null
  const zone = said.zone ?? schedule.hours.time_zone
  const manner = mannerOf(deps, schedule, said, zone)
  const scene = { deps, schedule, said, zone, manner }
  try {
    return await agree(scene)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { away, taken } = writtenIn(said.language).appointment
    if (error.code === 'calendar_away') return { text: away, isOpen: false }
    return offer(scene, null, taken)
  }
}

const isUnderWay = (deps: Deps, { call, history }: Said): boolean =>
  call ? call.isAgreeing : isOffer(deps.config, history.at(-1))

/** Who was told something else meanwhile may still say where to reach them. */
const mayConfirm = ({ call, heard }: Said): boolean => !call && heard.contact !== null

/** Between what a caller hears and a key they press stands the key. */
const lastOf = ({ call, history }: Said) =>
  call ? history.findLast(({ role }) => role === 'agent') : history.at(-1)

async function agree(scene: Scene): Promise<Talked | null> {
  const { deps, said, zone } = scene
  const { heard } = said
  // What follows an offer chooses of it, whatever was kept before: it is no name.
  const isChoosing = heard.wantsAppointment || isChoice(deps.config, said.history.at(-1))
  const held = isChoosing ? undefined : await findHeldIn(deps.db, said)
  const agreed = held && (await confirmFor(scene, held))
  if (agreed) return agreed
  const free = await freeFrom(scene, deps.now())
  const offered = offeredIn(lastOf(said), free, zone)
  const chosen = await chosenOf(said, offered, { now: deps.now(), zone })
  if (chosen) return keep(scene, chosen.at)
  const named = await heard.day({ now: deps.now(), timeZone: zone })
  if (!heard.wantsAppointment && !named) return askAgain(scene, free)
  if (named && !named.allDay) {
    const [exact] = await freeFrom(scene, named.startsAt, 1)
    if (exact) return keep(scene, exact.at)
  }
  return offer(scene, named)
}

/** Who is heard badly on the telephone gets the times once more; a question is answered. */
async function askAgain(scene: Scene, free: FreeTime[]): Promise<Talked | null> {
  const { call, heard, history } = scene.said
  if (!call || heard.isQuestion || heard.smallTalk) return null
  if (heard.saysNo) return { text: droppedIn(scene.said.language), isOpen: false }
  const times = timesOffered(history, free, scene.zone)
  return times > 0 && times < OFFERS_MOST ? offer(scene, null) : null
}

/** The next free times; those of a day where one was named, or else from there on. An hour that was named is not free. */
async function offer(scene: Scene, wished: NamedTime | null, before = ''): Promise<Talked> {
  const from = wished?.startsAt ?? scene.deps.now()
  const free = await freeFrom(scene, from)
  const first = free.slice(0, OFFERED).map(({ at }) => at)
  const isThen = !wished || (wished.allDay && first.length > 0 && +first[0]! - +from < DAY_MS)
  const text = first.length > 0 ? scene.manner.offer(first, isThen) : scene.manner.nothing()
  return { text: scene.manner.after(before, text), isOpen: first.length > 0 }
}

/** Holds a time for the visitor, and asks who comes. */
async function keep({ deps, schedule, said, zone, manner }: Scene, at: Date): Promise<Talked> {
  const { language, talk } = said
  const held = await hold(deps, schedule, { at, timeZone: zone, language, ...talk })
  await releaseOthers(deps.db, said, held.id)
  const name = said.call && (said.heard.name ?? said.call.name)
  if (name) await keepName(deps.db, held.id, name)
  return { text: manner.kept(held, name), isOpen: true }
}

/** @returns null where they say neither who they are nor where to reach them */
async function confirmFor({ deps, said, manner }: Scene, held: BookedRow): Promise<Talked | null> {
  if (said.call && said.heard.saysNo && !said.heard.name) {
    await releaseOthers(deps.db, said, null)
    return { text: droppedIn(said.language), isOpen: false }
  }
  const { name, email, phone } = said.call
    ? callerFrom(said.call, said, held)
    : { ...attendeeFrom(said), phone: null }
  if (!email && !phone) {
    if (!name) return null
    await keepName(deps.db, held.id, name)
    return { text: manner.askContact(held), isOpen: true }
  }
  const known = name ?? (held.name || email?.split('@')[0])
  if (!known) return null
  const booked = await confirm(deps, held, { name: known, email, phone })
  return { text: await manner.done(booked), isOpen: false, ...(email && { email }) }
}

/** To a caller who wants none after all. */
function droppedIn(language: string): string {
  const { thatIsFine, anythingElse } = wordingIn(language).call
  return `${thatIsFine} ${anythingElse}`
}

const freeFrom = ({ deps, schedule }: Scene, from: Date, ms = LOOK_AHEAD_MS): Promise<FreeTime[]> =>
  findFree(deps, schedule, { starts: from, ends: new Date(+from + ms) })
