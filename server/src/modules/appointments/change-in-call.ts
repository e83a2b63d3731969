import type { Deps } from '../../deps.ts'
import { AppError } from '../../errors.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { writtenIn } from '../../wording/index.ts'
import { asks } from '../listening/clauses.ts'
import { saysName } from '../listening/entities/corrected-name.ts'
import { mostlySpells } from '../listening/entities/spelled.ts'
import { spokenClock } from '../listening/entities/spoken-clock.ts'
import { wantsCancelIn, wantsChangeIn } from '../listening/wishes.ts'
import { AlreadyBooked, cancel, move } from './book.ts'
import type { Booked } from './booked-store.ts'
import { type CallTalk, type ChangeAsked, type Changed, finished } from './change-reply.ts'
import { mannerAloud } from './manner.ts'
import { otherTime, timesToMoveTo } from './move-in-talk.ts'
import { renameInCall } from './rename-in-call.ts'
import { sayBooked, sayDay, sayTime } from './say.ts'
import { listOfCaller } from './talk-store.ts'
import { chosenOf } from './talk-words.ts'
import { willBeTexted } from './texts.ts'
import { bareHourIn, soleHourIn, type Wish } from './wish.ts'

/**
 * Moves or cancels the appointment of a caller, who is known by the number that they call from or by having booked in this call, and corrects
 * the name that they booked under. A time that they did not choose from those offered needs a yes, and so does a cancellation, because
 * words may be misunderstood.
 * @param asked what the agent asked last
 * @returns null when they want none of it, have no appointment ahead, or free times cannot be seen
 */
export async function changeInCall(
  deps: Deps,
  talk: CallTalk,
  asked: ChangeAsked | null,
): Promise<Changed | null> {
  const mayMean =
    asked || saysTime(talk) || saysName(talk.heard) || wantsChangeIn(talk.heard.intents, true)
  const all = mayMean ? await listOfCaller(deps.db, talk.agentId, talk) : []
  const booked = await meantOf(deps, talk, asked, all)
  if (!booked) return null
  const scene = { deps, talk, all, booked, asked }
  return unlessRefused(
    () => changeOf(scene),
    (error) =>
      unlessRefused(
        () => afterRefusal(scene, error),
        () => null,
      ),
  )
}

async function unlessRefused(
  work: () => Promise<Changed | null>,
  otherwise: (error: AppError) => Promise<Changed | null> | null,
): Promise<Changed | null> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return otherwise(error)
  }
}

type Scene = {
  deps: Deps
  talk: CallTalk
  /** The appointments of the caller that are ahead, next first. */
  all: Booked[]
  /** The one that they speak of. */
  booked: Booked
  asked: ChangeAsked | null
}

/** The appointment they speak of: the one they were asked about or told of, one whose day they name, or else their next one. */
async function meantOf(
  deps: Deps,
  talk: CallTalk,
  asked: ChangeAsked | null,
  all: Booked[],
): Promise<Booked | undefined> {
  if (all.length < 2) return all[0]
  const known = all.find((one) => (asked ? one.id === asked.id : wasTold(talk, one)))
  // A day may be that of another appointment only where no new time is spoken of: “cancel the one on Thursday”.
  const mayBeOther = !known || asked?.wants === 'cancel' || wantsCancelIn(talk.heard.intents)
  for (const one of mayBeOther ? all : []) if (await namesDayOf(deps, talk, one)) return one
  return known ?? all[0]
}

/** Whether they name the day of an appointment: “my Tuesday appointment”. */
async function namesDayOf(
  { now }: Deps,
  { heard }: CallTalk,
  { startsAt, timeZone }: Booked,
): Promise<boolean> {
  const day = await heard.day({ now: now(), timeZone })
  if (!day) return false
  if (sayDay('en', day.startsAt, timeZone) === sayDay('en', startsAt, timeZone)) return true
  const other = await heard.day({ now: now(), timeZone, present: startsAt })
  return +(other?.startsAt ?? 0) !== +day.startsAt
}

/** Whether the agent has just said when an appointment is. */
const wasTold = (talk: CallTalk, booked: Booked): boolean =>
  lastSaid(talk).includes(sayBooked(talk.language, booked))

/** Whether it may have; otherwise nothing is looked up. */
const saysTime = (talk: CallTalk): boolean => /\d/.test(lastSaid(talk))

/** What the agent has just said: a yes to "Is there anything else?" may lie between. */
const JUST_SAID = 2
const lastSaid = ({ history }: CallTalk): string =>
  history
    .filter(({ role }) => role === 'agent')
    .slice(-JUST_SAID)
    .map(({ text }) => text)
    .join('\n')

async function changeOf(scene: Scene): Promise<Changed | null> {
  const { deps, talk, all, asked, booked } = scene
  const { heard } = talk
  if (asked && asked.id !== booked.id) return askCancel(scene)
  // “No no, M U I R” sounds like a wish for another time.
  if (mostlySpells(heard.text)) return renameInCall(deps, talk, all, true)
  const wish = await wishOf(scene)
  const replied = await replyTo(scene, wish)
  if (replied) return replied
  const wantsChange = wantsChangeIn(heard.intents, true)
  if (wantsChange && wantsCancelIn(heard.intents)) return askCancel(scene)
  const chosen = chosenOf(talk, timesOf(asked), wish)
  if (asked && chosen) return moveTo(scene, chosen.at)
  if (wish) return offerFor(scene, wish)
  // Somebody who names no time hears the next ones.
  if (wantsChange) return offerFor(scene, laterThan(booked), sayWhen(scene))
  const isJustSaid = asked?.wants === 'name' || wasTold(talk, booked)
  return renameInCall(deps, talk, all, isJustSaid)
}

/** Their yes or no to the last question; null when it is neither, or they name another time. */
async function replyTo(scene: Scene, wish: Wish | null): Promise<Changed | null> {
  const { asked, talk } = scene
  const { heard } = talk
  if (!asked || asked.wants === 'name') return null
  const isSame = asked.wants === 'move' && wish?.fits(new Date(asked.to))
  if (wish && !isSame) return null
  const agrees = heard.saysYes || heard.smallTalk === 'acknowledged'
  if (asked.wants === 'cancel' && !heard.saysNo && (agrees || wantsCancelIn(heard.intents)))
    return cancelled(scene)
  if (heard.saysNo && !wantsChangeIn(heard.intents, true)) return stays(scene)
  return asked.wants === 'move' && agrees ? moveTo(scene, new Date(asked.to)) : null
}

/** The time that they want instead; null when a time that they name is none. */
async function wishOf({ deps, talk, booked, asked }: Scene): Promise<Wish | null> {
  const { heard } = talk
  const isReply = asked !== null || wasTold(talk, booked)
  const wantsMove = wantsChangeIn(heard.intents, true) && !wantsCancelIn(heard.intents)
  const isAsked = asked?.wants === 'time' || asked?.wants === 'move'
  if (!wantsMove && !isAsked && !(isReply && mayMeanTime(talk))) return null
  if (asked === null && heard.wantsAppointment) return null
  const offered = timesOf(asked)
  const wish = await otherTime(deps, talk, booked, offered)
  if (wish || !isReply) return wish
  const named = offered.length > 0 ? offered.map(({ at }) => at) : [booked.startsAt]
  const clock = { now: deps.now(), zone: booked.timeZone }
  const isChoice = offered.length > 0 && !chosenOf(talk, offered, null)
  const hour =
    (isChoice ? await bareHourIn(talk, named, clock) : null) ??
    (await soleHourIn(talk, named, clock))
  return hour?.fits(booked.startsAt) ? null : hour
}

/** Least odds of words about a time that let one be wanted, instead of that which was just told. */
const ABOUT_TIME = 0.1

/** Whether words after they were told of their time may want another one, and are no question for opening hours and no goodbye. */
function mayMeanTime({ heard, text }: CallTalk): boolean {
  if (heard.saysGoodbye || (heard.kind === 'hours' && asks(text))) return false
  const isAbout = heard.intents.some(
    ({ move: moves, propose, book, no }) => moves + propose + book + no >= ABOUT_TIME,
  )
  return isAbout || (!asks(text) && spokenClock(text, heard.language) !== null)
}

const timesOf = (asked: ChangeAsked | null): { at: Date }[] =>
  asked?.wants === 'time' ? asked.times.map((at) => ({ at: new Date(at) })) : []

const laterThan = ({ startsAt }: Booked): Wish => ({
  from: new Date(+startsAt + 1),
  fits: (at) => +at > +startsAt,
  isExact: false,
})

/** Asks whether to move it to the one time that they want, or which of several suits them. */
async function offerFor(scene: Scene, wish: Wish, before = ''): Promise<Changed | null> {
  const { deps, talk, booked } = scene
  const found = await timesToMoveTo(deps, booked, { chosen: undefined, wish })
  if (!found) return null
  const { id, timeZone } = booked
  if ('at' in found) {
    const when = sayTime(talk.language, found.at, timeZone)
    const text = aloudIn(talk.language).moveSure({ when })
    return { text, asked: { id, wants: 'move', to: found.at.toISOString() } }
  }
  const manner = mannerFor(scene)
  const times = found.times.map(({ at }) => at)
  if (times.length === 0) return { text: manner.after(before, manner.nothing()), asked: null }
  const text = manner.after(before, manner.offer(times, found.isThen))
  return { text, asked: { id, wants: 'time', times: times.map((at) => at.toISOString()) } }
}

const mannerFor = ({ deps, talk, booked }: Scene) =>
  mannerAloud(deps, talk.language, booked.timeZone)

function askCancel(scene: Scene): Changed {
  const text = `${sayWhen(scene)} ${aloudIn(scene.talk.language).cancelSure}`
  return { text, asked: { id: scene.booked.id, wants: 'cancel' } }
}

const sayWhen = ({ talk, booked }: Scene): string =>
  aloudIn(talk.language).booked({ when: sayBooked(talk.language, booked) })

async function cancelled(scene: Scene): Promise<Changed> {
  await cancel(scene.deps, scene.booked, 'visitor')
  return { text: mannerFor(scene).cancelled(), asked: null }
}

async function moveTo({ deps, talk, booked }: Scene, at: Date): Promise<Changed> {
  const moved = await move(deps, booked, at)
  const aloud = aloudIn(talk.language)
  const done = aloud.moved({ when: sayBooked(talk.language, moved), who: moved.person.name })
  const text = (await willBeTexted(deps, moved)) ? aloud.texting : ''
  return finished(talk, `${done} ${text}`.trim())
}

const stays = ({ talk, booked }: Scene): Changed =>
  finished(talk, aloudIn(talk.language).stays({ when: sayBooked(talk.language, booked) }))

/** Offers other times where the one they agreed on was taken meanwhile; otherwise the call goes on as without free times. */
async function afterRefusal(scene: Scene, error: AppError): Promise<Changed | null> {
  const { talk, booked } = scene
  const words = writtenIn(talk.language).appointment
  if (error instanceof AlreadyBooked) {
    return finished(talk, words.already({ when: sayBooked(talk.language, error.chosen) }))
  }
  if (error.code !== 'slot_taken') return null
  return offerFor(scene, laterThan(booked), words.taken)
}
