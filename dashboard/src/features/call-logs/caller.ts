import type { CallLog } from 'shared-types'

/** The name the caller gave. */
export const callerName = ({ logEntry }: Pick<CallLog, 'logEntry'>): string =>
  logEntry?.callerName?.trim() || 'Unknown caller'

/** A number to show: a caller may hide theirs, and one in a browser has none. */
export function callerNumber({ from_number: from, channel }: CallLog): string {
  if (channel === 'browser' || from.startsWith('client:')) return 'Browser test call'
  return from === 'anonymous' ? 'Hidden number' : from
}
