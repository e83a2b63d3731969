import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { wordingIn, writtenIn } from '../../wording/index.ts'
import { AlreadyBooked, confirm, hold } from './book.ts'
import type { BookedRow } from './booked-store.ts'
import { keepName } from './taken-store.ts'
import { findHeldIn, releaseOthers } from './talk-store.ts'
import type { FreeTime } from './free.ts'
import { callerFrom } from './caller.ts'
import { tellOfBooked } from './change.ts'
import { appointmentLink } from './link.ts'
import { mannerOf } from './manner.ts'
import { noteOf, saidSinceBooked } from './note.ts'
import { sayBooked } from './say.ts'
import { findBookable } from './schedule-store.ts'
import { getsConfirmation } from './texts.ts'
import { asksOfElse } from './asks-of-else.ts'
import { isOtherOffered, missedIn, offer } from './offer.ts'
import { justOffered, timesNamed } from './offered.ts'
import { attendeeFrom, chosenOf, isChoice } from './talk-words.ts'
import { spokenClock } from '../listening/entities/spoken-clock.ts'
import { wantsCancelIn, wantsChangeIn } from '../listening/wishes.ts'
import { isUnderWay, wantsToCome } from './under-way.ts'
import { visitorFrom } from './visitor.ts'
import type { Scene, TalkMessage, Talked } from './talk-types.ts'
import { wantedPerson } from './wanted-person.ts'
import { freeAsWanted, freeFrom, withPeople } from './wanted-times.ts'
import { bareHourIn, type Clock, type Wish, wishIn } from './wish.ts'

/** Least odds of thanks or a goodbye beside a no, which decline all times. */
const SURE_OF_LEAVE = 0.5
/** How often times are offered to a caller who chooses none. */
const OFFERS_MAX = 3

/**
 * Arranges an appointment without a model, in a written conversation or a call: offers free times, holds the one that is chosen, asks who
 * comes, and confirms. The progress is in the history and in the held time, so a node that dies loses nothing.
 * @returns null when the message is not about an appointment, or the agent has no schedule
 */
export async function agreeInTalk(deps: Deps, message: TalkMessage): Promise<Talked | null> {
  if (!(await isUnderWay(deps, message))) {
    const told = await tellOfBooked(deps, message)
    if (told) return told
    // Whoever wants an appointment moved that is not known here must not get a second one.
    if (wantsChangeIn(message.heard.intents, false) || !(await wantsToCome(deps, message)))
      return null
  }
  const schedule = await findBookable(deps.db, { agentId: message.agentId })
  if (!schedule) return null
  const zone = message.zone ?? schedule.hours.time_zone
  const manner = mannerOf(deps, schedule, message, zone)
  const turns = await saidSinceBooked(deps, message)
  const wanted = await wantedPerson(deps, schedule, message, turns)
  const scene = { deps, schedule, message, zone, manner, turns, ...wanted }
  return unlessRefused(scene, () => agree(scene))
}

/** Says why something cannot be, with other times where one was taken. */
async function unlessRefused(
  scene: Scene,
  work: () => Promise<Talked | null>,
): Promise<Talked | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { away, taken } = writtenIn(scene.message.language).appointment
    if (error.code === 'calendar_away') return { text: away, isOpen: false }
    if (error instanceof AlreadyBooked) return sayAlready(scene, error)
    return unlessRefused(scene, () => offer(scene, null, taken))
  }
}

async function agree(scene: Scene): Promise<Talked | null> {
  const { deps, message, zone } = scene
  const clock = { now: deps.now(), zone }
  const held = await findHeldIn(deps.db, message)
  if (held && asksOfElse(message)) return null
  const offered = await justOffered(scene, held)
  // A held time is free for nobody, but others are earlier or later than that one.
  const named = offered.length === 0 && held ? [held.startsAt] : offered.map(({ at }) => at)
  const free = async () => (await freeFrom(scene, clock.now)).map(({ at }) => at)
  const wish = await wishIn(message, { named, free }, clock)
  if (message.call && !wish && wantsCancelIn(message.heard.intents)) return drop(scene)
  const agreed =
    held && !(await isChoosing(scene, { held, offered, wish })) && (await confirmFor(scene, held))
  if (agreed) return agreed
  const missed = await missedIn(scene)
  if (missed) return offer(scene, null, missed)
  const meant = wish ?? (await bareHourIn(message, named, clock))
  // Times that are spoken have no numbers, so “two” is rather two o'clock.
  const atHour = message.call && meant ? offered.filter(({ at }) => meant.fits(at)) : []
  const chosen = atHour.length === 1 ? atHour[0] : chosenOf(message, offered, wish)
  if (chosen) return choose(scene, chosen.at)
  // Nothing is kept with others for a caller who asked for somebody else.
  const exact = isOtherOffered(scene) ? undefined : await onlyExact(scene, meant)
  if (exact) return keep(scene, exact.at)
  const isHeld = meant?.isExact && held && meant.fits(held.startsAt)
  if (held && (isHeld || message.heard.followUp === 'recall')) return stillKept(scene, held)
  if (!message.heard.wantsAppointment && !meant && !scene.asksNow)
    return declined(scene, offered) ?? askAgain(scene, held)
  return offer(scene, meant)
}

const stillKept = ({ manner }: Scene, held: BookedRow): Talked => ({
  text: manner.kept(held, held.name || null),
  isOpen: true,
})

type Choice = { held: BookedRow; offered: FreeTime[]; wish: Wish | null }

/** Whether they choose a time, as in reply to an offer, even if one was held before: then their words are no name. */
async function isChoosing(
  { deps, message, zone }: Scene,
  { held, offered, wish }: Choice,
): Promise<boolean> {
  const { call, heard, history } = message
  const isReply = call ? offered.length > 0 : isChoice(deps.config, history.at(-1))
  const wantsOthers = heard.followUp === 'later' || heard.followUp === 'earlier'
  if (heard.wantsAppointment || isReply || wantsOthers) return true
  return !wish?.fits(held.startsAt) && (await namesTime(message, { now: deps.now(), zone }))
}

async function namesTime({ heard, text }: TalkMessage, { now, zone }: Clock): Promise<boolean> {
  const namesHour = spokenClock(text, heard.language) !== null
  return namesHour || heard.dayPart !== null || (await heard.day({ now, timeZone: zone })) !== null
}

/** A caller's no to offered times: the next ones are offered once, and then no more. */
function declined(scene: Scene, offered: FreeTime[]): Promise<Talked> | null {
  const { call, heard, language } = scene.message
  if (!call || !heard.saysNo || offered.length === 0) return null
  const isPolite = heard.intents.some(({ thanks, goodbye }) => thanks + goodbye >= SURE_OF_LEAVE)
  if (isPolite || timesNamed(scene) > 1) {
    return Promise.resolve({ text: droppedIn(language), isOpen: false })
  }
  const { at } = offered.at(-1)!
  return offer(scene, { from: new Date(+at + 1), fits: () => true, isExact: false })
}

/** The free time at an hour they named, when there is exactly one. */
async function onlyExact(scene: Scene, wish: Wish | null): Promise<FreeTime | undefined> {
  if (!wish?.isExact) return undefined
  const free = withPeople(await freeFrom(scene, wish.from), scene.people)
  const fitting = free.filter(({ at }) => wish.fits(at))
  return fitting.length === 1 ? fitting[0] : undefined
}

/** A caller who was not understood hears the times again, or which one is held; a question is answered instead. */
async function askAgain(scene: Scene, held: BookedRow | undefined): Promise<Talked | null> {
  const { call, heard } = scene.message
  // A yes where a time or a name was asked for.
  if (!call || (!heard.saysYes && (heard.isQuestion || heard.smallTalk))) return null
  if (heard.saysNo) return { text: droppedIn(scene.message.language), isOpen: false }
  const times = timesNamed(scene)
  if (times === 0 || times >= OFFERS_MAX) return null
  return held ? stillKept(scene, held) : offer(scene, null)
}

/** Holds an offered time that they chose, unless whom they want is not free then. */
async function choose(scene: Scene, at: Date): Promise<Talked> {
  if (!scene.people) return keep(scene, at)
  const { times, people } = await freeAsWanted(scene, at)
  const isThen = (other: Date) => +other === +at
  if (times.some((time) => isThen(time.at))) return keep({ ...scene, people }, at)
  return offer(scene, { from: at, fits: isThen, isExact: true })
}

/** Holds a time for the visitor, and asks who comes. */
async function keep(scene: Scene, at: Date): Promise<Talked> {
  const { deps, schedule, message, zone, manner, people, remark } = scene
  const { language, talk } = message
  const note = noteOf(scene.turns, message)
  const held = await hold(deps, schedule, { at, timeZone: zone, language, note, people, ...talk })
  await releaseOthers(deps.db, message, held.id)
  const name = message.call && (message.call.name ?? message.heard.name)
  if (name) await keepName(deps.db, held.id, name)
  return { text: manner.after(remark, manner.kept(held, name)), isOpen: true }
}

/** @returns null when they give neither a name nor an address */
async function confirmFor(scene: Scene, held: BookedRow): Promise<Talked | null> {
  const { deps, message, manner } = scene
  if (message.call && message.heard.saysNo && !message.heard.name) return drop(scene)
  const { name, email, phone } = message.call
    ? callerFrom(message.call, message, held)
    : await visitorFrom(scene, held, attendeeFrom(message))
  if (!email && !phone) {
    if (!name) return null
    await keepName(deps.db, held.id, name)
    return { text: manner.askContact(held), isOpen: true }
  }
  const known = name ?? (held.name || email?.split('@')[0])
  if (!known) return null
  const booked = await confirm(deps, held, { name: known, email, phone })
  const attendee = { name: name ?? (held.name || null), email }
  return { text: await manner.done(booked), isOpen: false, attendee }
}

/** Tells whoever chose a time at which they have an appointment how to move that one, and frees the time held. */
async function sayAlready(
  { deps, message }: Scene,
  { booked, chosen }: AlreadyBooked,
): Promise<Talked> {
  await releaseOthers(deps.db, message, null)
  const { language, call, talk } = message
  const words = writtenIn(language).appointment
  // Anybody could have written the address of somebody else.
  const isTheirs = 'conversationId' in talk && booked.conversationId === talk.conversationId
  const link = `${words.change}: ${appointmentLink(deps.config, booked.id, language)}`
  const hasLink = isTheirs || (await getsConfirmation(deps, booked))
  const parts = [
    words.already({ when: sayBooked(language, chosen) }),
    hasLink && (isTheirs ? link : words.byConfirmation),
    call && wordingIn(language).call.anythingElse,
  ]
  return { text: parts.filter(Boolean).join(' '), isOpen: false }
}

/** Frees what is held for a caller who wants no appointment after all. */
async function drop({ deps, message }: Scene): Promise<Talked> {
  await releaseOthers(deps.db, message, null)
  return { text: droppedIn(message.language), isOpen: false }
}

/** Tells a caller that no appointment is made. */
function droppedIn(language: string): string {
  return `${aloudIn(language).notBooked} ${wordingIn(language).call.anythingElse}`
}
