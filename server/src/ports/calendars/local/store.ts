import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** An event of a stand-in; times in ms since 1970. */
export type LocalEvent = {
  id: string
  /** Whose calendar it is in: the calendar of the Google stand-in, the key of the other two. */
  calendar: string
  title: string
  notes: string
  starts: number
  ends: number
  cancelled: boolean
  /** What else its vendor keeps of it. */
  more: Record<string, unknown>
}

/** A permission that somebody gave at the Google stand-in. */
export type LocalGrant = { email: string; scope: string; revoked: boolean }

type State = {
  grants: Record<string, LocalGrant>
  /** Codes that were not exchanged yet. */
  codes: Record<string, { grant: string; challenge: string; redirectUri: string }>
  events: LocalEvent[]
  /** Single-use links of the Calendly stand-in: their keys. */
  links: Record<string, string>
}

export type LocalStore = {
  read(): State
  /** Changes it and keeps it. */
  change<T>(change: (state: State) => T): T
}

/** One small file, so that a restart forgets no appointment. */
export function openStore(file: string): LocalStore {
  const state: State = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : { grants: {}, codes: {}, events: [], links: {} }
  return {
    read: () => state,
    change(change) {
      const result = change(state)
      // Whole or not at all, also when the process is killed meanwhile.
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 })
      renameSync(`${file}.new`, file)
      return result
    },
  }
}

export const eventsOf = (
  store: LocalStore,
  calendar: string,
  range: { from: number; to: number },
): LocalEvent[] =>
  store
    .read()
    .events.filter(
      (event) =>
        event.calendar === calendar &&
        !event.cancelled &&
        event.starts < range.to &&
        event.ends > range.from,
    )
    .toSorted((one, other) => one.starts - other.starts)
