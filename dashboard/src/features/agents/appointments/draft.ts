import { SaveSchedule, type Schedule } from 'shared-types'
import { suggestion } from '../hours/draft.ts'

/** A start: half an hour, on the days most businesses are open, with whoever sets it up. */
export const newSchedule = (me: { name: string; email: string }): SaveSchedule => ({
  is_on: true,
  title: 'Appointment',
  hours: suggestion(),
  length_minutes: 30,
  before_minutes: 0,
  after_minutes: 0,
  notice_minutes: 120,
  ahead_days: 30,
  ask_phone: 'optional',
  remind_minutes: 1440,
  people: [me],
})

export const draftOf = ({ agent_id: _, link: __, ...settings }: Schedule): SaveSchedule => settings

/** What is wrong, by where: `title`, `people.0`, `hours.week.2`. */
export function errorsIn(draft: SaveSchedule): Record<string, string> {
  const issues = SaveSchedule.safeParse(draft).error?.issues ?? []
  const places = issues.map(({ path, message }) => {
    const length = path[0] === 'hours' ? 3 : 2
    return [path.slice(0, length).join('.'), message] as const
  })
  return Object.fromEntries(places)
}

/** Those of the hours, as the fields of hours name them: `special_days.0`. */
export const errorsOfHours = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([place, message]) => [place.replace('hours.', ''), message]),
  )

const spoken = (minutes: number): string => {
  if (minutes === 0) return 'None'
  if (minutes % 1440 === 0) return plural(minutes / 1440, 'day')
  return minutes % 60 === 0 ? plural(minutes / 60, 'hour') : `${minutes} minutes`
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Those offered, and the one that is stored, whoever stored it. */
export const choicesOf = (offered: number[], stored: number) =>
  [...new Set([...offered, stored])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: spoken(minutes) }))
