import { clean } from '../notices/compose/clean.ts'
import { personWantedIn } from '../listening/entities/person-wanted.ts'
import { listen } from '../listening/listen.ts'
import type { TalkMessage } from './talk-types.ts'

type Said = Pick<TalkMessage, 'history' | 'text' | 'heard'>

/** Earlier turns that are read: a wish is said shortly before a time is chosen. */
const TURNS = 12
/** Characters of a note. */
const NOTE_MAX = 300

/**
 * What a visitor wants booked and with whom, in their own words, so that the people know what to prepare; null when they only named a
 * time.
 */
export function noteOf(said: Said): string | null {
  const words = [lastOf(said, wantsToBook), lastOf(said, namesPerson)].filter((one) => one !== null)
  return words.length > 0 ? clean([...new Set(words)].join(' '), NOTE_MAX) : null
}

/** The person they asked for last; null when they asked for nobody. */
export function personWanted(said: Said): string | null {
  const words = lastOf(said, namesPerson)
  return words && personWantedIn(words, said.heard.language)
}

type Means = (text: string, said: Said) => boolean

const wantsToBook: Means = (text, { text: last, heard }) => {
  if (text === last) return heard.wantsAppointment
  return listen(text, { language: heard.language, languages: [], before: null }).wantsAppointment
}

const namesPerson: Means = (text, { heard }) => personWantedIn(text, heard.language) !== null

/** The last of the visitor's turns that means it. */
function lastOf(said: Said, means: Means): string | null {
  const earlier = said.history.slice(-TURNS).filter(({ role }) => role === 'customer')
  const turns = [...earlier.map(({ text }) => text), said.text]
  return turns.findLast((text) => means(text, said)) ?? null
}
