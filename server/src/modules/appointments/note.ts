import type { Deps } from '../../deps.ts'
import { clean } from '../notices/compose/clean.ts'
import { bookingWishIn } from '../listening/booking-wishes.ts'
import { type PersonWish, personWishIn } from '../listening/entities/person-wanted.ts'
import { listen } from '../listening/listen.ts'
import type { Booked } from './booked-store.ts'
import { pathOf } from './link.ts'
import { sayBooked } from './say.ts'
import { findLastIn } from './talk-store.ts'
import type { TalkMessage } from './talk-types.ts'

type Said = Pick<TalkMessage, 'text' | 'heard'>

/** Earlier turns that are read: a wish is said shortly before a time is chosen. */
const TURNS = 12
/** Least odds of a wish that is noted where none is surer, because somebody was booked after it. */
const PERHAPS_WISH = 0.2
/** Characters of a note. */
const NOTE_MAX = 300

/** What the visitor said since the last appointment that they booked here, the present message last: older wishes were for that one. */
export async function saidSinceBooked(deps: Deps, message: TalkMessage): Promise<string[]> {
  const booked = await findLastIn(deps.db, message.talk)
  const { history, text } = message
  const from = booked ? history.findLastIndex((turn) => tellsOf(deps, turn, booked)) + 1 : 0
  const turns = history.slice(from).slice(-TURNS)
  return [...turns.filter(({ role }) => role === 'customer').map((turn) => turn.text), text]
}

/** Whether the agent tells of this appointment: in writing with its link, aloud with its time. */
const tellsOf = (
  { config }: Deps,
  { role, text }: TalkMessage['history'][number],
  booked: Booked,
): boolean =>
  role === 'agent' &&
  (booked.callId
    ? text.includes(sayBooked(booked.language, booked))
    : config.secrets.some((secret) => text.includes(pathOf(secret, booked.id))))

/**
 * What a visitor wants booked and with whom, in their own words, so that the people know what to prepare; null when they only named a
 * time.
 * @param turns what they said, the present message last
 */
export function noteOf(turns: string[], said: Said): string | null {
  const { language } = said.heard
  const words = [
    turns.findLast((text) => wantsToBook(text, said)) ??
      turns.find((text) => bookingWishIn(text, language) >= PERHAPS_WISH),
    turns.findLast((text) => personWishIn(text, language) !== null),
  ].filter((text) => text !== undefined)
  return words.length > 0 ? clean([...new Set(words)].join(' '), NOTE_MAX) : null
}

/** Whom they asked for last; null when they asked for nobody. */
export const lastPersonWish = (turns: string[], language: string): PersonWish | null =>
  turns.map((text) => personWishIn(text, language)).findLast((wish) => wish !== null) ?? null

function wantsToBook(text: string, { text: last, heard }: Said): boolean {
  if (text === last) return heard.wantsAppointment
  return listen(text, { language: heard.language, languages: [], before: null }).wantsAppointment
}
