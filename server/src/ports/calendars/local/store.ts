import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { makeFolder } from '../../../lib/make-folder.ts'

/** An event of a stand-in; times in ms since 1970. */
export type LocalEvent = {
  id: string
  /** The calendar it belongs to: a calendar of the Google stand-in, or a key of the other two. */
  calendar: string
  title: string
  notes: string
  starts: number
  ends: number
  cancelled: boolean
  /** Further fields that its vendor stores. */
  more: Record<string, unknown>
}

/** A permission that somebody granted at the Google stand-in. */
export type LocalGrant = { email: string; scope: string; revoked: boolean }

type State = {
  grants: Record<string, LocalGrant>
  /** Codes that have not been exchanged yet. */
  codes: Record<string, { grant: string; challenge: string; redirectUri: string }>
  events: LocalEvent[]
  /** Single-use links of the Calendly stand-in, each with its key. */
  links: Record<string, string>
}

export type LocalStore = {
  read(): State
  /** Changes the state and saves it. */
  change<T>(change: (state: State) => T): T
}

/** Keeps the state in a small file, so that it survives a restart. */
export function openStore(file: string): LocalStore {
  const state: State = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : { grants: {}, codes: {}, events: [], links: {} }
  return {
    read: () => state,
    change(change) {
      const result = change(state)
      // Written to a temporary file and renamed, so that a killed process leaves the old or the new state complete.
      makeFolder(dirname(file))
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
