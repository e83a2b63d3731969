import type { CalendarEvent } from './types.ts'

/** Who comes and why, as a calendar shows it to its owner. */
export function notesOf({ attendee, notes }: CalendarEvent): string {
  const { name, email, phone } = attendee
  return [[name, email, phone].filter(Boolean).join(', '), notes].filter(Boolean).join('\n\n')
}
