import type { CallLog } from 'shared-types'
import { showPhone } from '~/lib/phone.ts'

/** The name in the address book, or the one the caller gave. */
export const callerName = ({ contact, logEntry }: Pick<CallLog, 'contact' | 'logEntry'>): string =>
  contact || logEntry?.callerName?.trim() || 'Unknown caller'

/** A number to show: a caller may hide theirs, and one in a browser has none. */
export function callerNumber({ from_number: from, channel }: CallLog): string {
  if (channel === 'browser' || from.startsWith('client:')) return 'Browser test call'
  return from === 'anonymous' ? 'Hidden number' : showPhone(from)
}
