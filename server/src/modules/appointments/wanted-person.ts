import type { Deps } from '../../deps.ts'
import { bookingWishIn } from '../listening/booking-wishes.ts'
import { isCommon } from '../listening/entities/known-names.ts'
import { nameIn } from '../listening/entities/name.ts'
import {
  nameWordsOf,
  personWishIn,
  SURE_WITH_PERSON,
  titledPersonIn,
} from '../listening/entities/person-wanted.ts'
import { aloudIn } from '../../wording/aloud.ts'
import { writtenIn } from '../../wording/index.ts'
import { lastPersonWish } from './note.ts'
import { findBookable, listPeople, type PersonRow, type ScheduleRow } from './schedule-store.ts'
import type { TalkMessage } from './talk-types.ts'

/** With whom a visitor wants an appointment. */
export type WantedPerson = {
  /** The ids of the people of the schedule who may take it; null for everybody. */
  people: string[] | null
  /** The name of whom they asked for, as they say it; null when nobody of the schedule is called so. */
  who: string | null
  /** Whether the present message says it. */
  asksNow: boolean
  /** Says that somebody they asked for just now cannot be chosen; empty otherwise. */
  remark: string
}

/** @param turns what they said of this appointment, the present message last */
export async function wantedPerson(
  deps: Deps,
  schedule: ScheduleRow,
  { text, heard, language, call }: Pick<TalkMessage, 'text' | 'heard' | 'language' | 'call'>,
  turns: string[],
): Promise<WantedPerson> {
  const asksNow = personWishIn(text, heard.language) !== null
  const wish = lastPersonWish(turns, heard.language)
  if (wish?.kind === 'anybody') return { people: null, who: null, asksNow, remark: '' }
  const all = await listPeople(deps.db, schedule.id)
  if (!wish) return seenAmong(all, turns, heard.language)
  const { kind, who } = wish
  const isMeant = ({ name }: { name: string }) => isSamePerson(name, who, heard.language)
  const idsOf = (people: typeof all) => people.map(({ id }) => id)
  if (kind === 'without') {
    const people = idsOf(all.filter((person) => !isMeant(person)))
    return { people, who: null, asksNow, remark: '' }
  }
  const people = idsOf(all.filter(isMeant))
  if (people.length > 0) return { people, who, asksNow, remark: '' }
  const { noPerson } = call ? aloudIn(language) : writtenIn(language).appointment
  const remark = asksNow ? noPerson({ who }) : ''
  return { people: null, who: null, asksNow, remark }
}

/** Whether a message names somebody of the schedule, or anybody with a title, in words that may be a wish for an appointment. */
export async function namesSomebody(
  deps: Deps,
  agentId: string,
  { text, heard }: Pick<TalkMessage, 'text' | 'heard'>,
): Promise<boolean> {
  if (titledPersonIn(text, heard.language) !== null) return true
  if (heard.bookingWish < SURE_WITH_PERSON) return false
  const schedule = await findBookable(deps.db, { agentId })
  const people = schedule ? await listPeople(deps.db, schedule.id) : []
  return seenIn(people, text, heard.language).length > 0
}

/** Whom they want to see where no preposition says it: those that were named last. */
function seenAmong(all: PersonRow[], turns: string[], language: string): WantedPerson {
  const seen = turns.map((text) => seenIn(all, text, language))
  const meant = seen.findLast((people) => people.length > 0)
  if (!meant) return { people: null, who: null, asksNow: false, remark: '' }
  const asksNow = seen.at(-1) === meant
  return { people: meant.map(({ id }) => id), who: meant[0]!.name, asksNow, remark: '' }
}

/** The people whom a text names, unless it is the name of who speaks. */
function seenIn(all: PersonRow[], text: string, language: string): PersonRow[] {
  if (bookingWishIn(text, language) < SURE_WITH_PERSON) return []
  const own = nameWordsOf(nameIn(text, { language, isAsked: false }) ?? '', language)
  const said = nameWordsOf(text, language).filter((word) => !own.includes(word))
  const isSaid = (word: string) => said.includes(word) && !isCommon(word)
  return all.filter(({ name }) => nameWordsOf(name, language).some(isSaid))
}

/** Whether all words of the shorter name are in the longer one: people are called by a part of their name. */
function isSamePerson(name: string, said: string, language: string): boolean {
  const [shorter, longer] = [name, said]
    .map((one) => nameWordsOf(one, language))
    .toSorted((one, other) => one.length - other.length) as [string[], string[]]
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}
