import type { CallLog } from 'shared-types'
import { showPhone } from '~/lib/phone.ts'

/** The name in the address book, or the name the caller gave. */
export const callerName = ({ contact, logEntry }: Pick<CallLog, 'contact' | 'logEntry'>): string =>
  contact || logEntry?.callerName?.trim() || 'Unknown caller'

/** The caller's number for display; a caller may hide it, and a browser call has none. */
export function callerNumber({ from_number: from, channel }: CallLog): string {
  if (channel === 'browser' || from.startsWith('client:')) return 'Browser test call'
  return from === 'anonymous' ? 'Hidden number' : showPhone(from)
}
