import type { Deps } from '../../deps.ts'
import { nameWordsOf, personWishIn } from '../listening/entities/person-wanted.ts'
import { writtenIn } from '../../wording/index.ts'
import { lastPersonWish } from './note.ts'
import { listPeople, type ScheduleRow } from './schedule-store.ts'
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
  { text, heard, language }: Pick<TalkMessage, 'text' | 'heard' | 'language'>,
  turns: string[],
): Promise<WantedPerson> {
  const asksNow = personWishIn(text, heard.language) !== null
  const wish = lastPersonWish(turns, heard.language)
  if (!wish || wish.kind === 'anybody') return { people: null, who: null, asksNow, remark: '' }
  const { kind, who } = wish
  const all = await listPeople(deps.db, schedule.id)
  const isMeant = ({ name }: { name: string }) => isSamePerson(name, who, heard.language)
  const idsOf = (people: typeof all) => people.map(({ id }) => id)
  if (kind === 'without') {
    const people = idsOf(all.filter((person) => !isMeant(person)))
    return { people, who: null, asksNow, remark: '' }
  }
  const people = idsOf(all.filter(isMeant))
  if (people.length > 0) return { people, who, asksNow, remark: '' }
  const remark = asksNow ? writtenIn(language).appointment.noPerson({ who }) : ''
  return { people: null, who: null, asksNow, remark }
}

/** Whether all words of the shorter name are in the longer one: people are called by a part of their name. */
function isSamePerson(name: string, said: string, language: string): boolean {
  const [shorter, longer] = [name, said]
    .map((one) => nameWordsOf(one, language))
    .toSorted((one, other) => one.length - other.length) as [string[], string[]]
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}
