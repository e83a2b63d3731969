import type { CallLog } from 'shared-types'
import { showCaller } from '~/lib/phone.ts'
import { clause } from './signals.ts'

/** The name in the address book, or the name the caller gave. */
export const callerName = ({ contact, logEntry }: Pick<CallLog, 'contact' | 'logEntry'>): string =>
  contact || logEntry?.callerName?.trim() || 'Unknown caller'

/** Whether the caller said their name; without one, what else they said of who is calling. */
export function nameProvided({ logEntry, signals = [] }: CallLog): string {
  const name = logEntry?.callerName?.trim()
  if (name) return `Yes, ${name}`
  const whence = signals.find((signal) => signal.name === 'gave-organisation')
  return whence ? `No, but ${clause(whence.because)}` : 'No'
}

/** The caller's number for display. */
export const callerNumber = ({ from_number: from, channel }: CallLog): string =>
  showCaller(channel === 'browser' ? 'client:browser' : from)
