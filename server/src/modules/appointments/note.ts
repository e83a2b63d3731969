import { clean } from '../notices/compose/clean.ts'
import { listen } from '../listening/listen.ts'
import type { TalkMessage } from './talk-types.ts'

/** Earlier turns that are read: a wish is said shortly before a time is chosen. */
const TURNS = 12
/** Characters of a note. */
const NOTE_MAX = 300

/** What a visitor wants booked, in their own words, so that the people know what to prepare; null when they only named a time. */
export function noteOf({
  history,
  text,
  heard,
}: Pick<TalkMessage, 'history' | 'text' | 'heard'>): string | null {
  if (heard.wantsAppointment) return clean(text, NOTE_MAX)
  const context = { language: heard.language, languages: [], before: null }
  const wish = history
    .slice(-TURNS)
    .findLast(
      ({ role, text: said }) => role === 'customer' && listen(said, context).wantsAppointment,
    )
  return wish ? clean(wish.text, NOTE_MAX) : null
}
