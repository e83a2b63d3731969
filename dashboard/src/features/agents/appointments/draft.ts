import { SaveSchedule, type Schedule } from 'shared-types'
import { suggestion } from '../hours/draft.ts'

/** Initial values: half an hour, on the usual days of a business, with the user who sets it up. */
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

/** The complaints by field: `title`, `people.0.email`, `hours.week.2`. */
export function errorsIn(draft: SaveSchedule): Record<string, string> {
  const issues = SaveSchedule.safeParse(draft).error?.issues ?? []
  const places = issues.map(({ path, message }) => {
    // The hours of a day are one field.
    const field = path[0] === 'hours' ? path.slice(0, 3) : path
    return [field.join('.'), message] as const
  })
  return Object.fromEntries(places)
}

/** The complaints about the hours, named as the fields of the hours name them: `special_days.0`. */
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

/** The offered values and the stored one, even where it is not among those offered. */
export const choicesOf = (offered: number[], stored: number) =>
  [...new Set([...offered, stored])]
    .toSorted((one, other) => one - other)
    .map((minutes) => ({ value: String(minutes), label: spoken(minutes) }))
