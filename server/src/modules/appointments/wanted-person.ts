import type { Deps } from '../../deps.ts'
import { personWantedIn } from '../listening/entities/person-wanted.ts'
import { wordsIn } from '../listening/language/words.ts'
import { writtenIn } from '../../wording/index.ts'
import { personWanted } from './note.ts'
import { listByTurn, type ScheduleRow } from './schedule-store.ts'
import type { TalkMessage } from './talk-types.ts'

type Wanted = {
  /** The id of the person of the schedule whom the visitor asked for; null when they asked for nobody there. */
  personId: string | null
  /** Says that somebody they asked for just now cannot be chosen; empty otherwise. */
  remark: string
}

/** Whom a visitor wants an appointment with. */
export async function wantedPerson(
  deps: Deps,
  schedule: ScheduleRow,
  message: TalkMessage,
): Promise<Wanted> {
  const who = personWanted(message)
  if (!who) return { personId: null, remark: '' }
  // The last word, because others may be titles.
  const called = wordsIn(who).at(-1)
  const people = await listByTurn(deps.db, schedule.id)
  const found = people.find(({ name }) => wordsIn(name).some((word) => word === called))
  if (found) return { personId: found.id, remark: '' }
  const isNew = personWantedIn(message.text, message.heard.language) !== null
  const { noPerson } = writtenIn(message.language).appointment
  return { personId: null, remark: isNew ? noPerson({ who }) : '' }
}
