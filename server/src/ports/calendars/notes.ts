import type { CalendarEvent } from './types.ts'

/** The attendee and the reason, as text for the calendar's owner. */
export function notesOf({ attendee, notes }: CalendarEvent): string {
  const { name, email, phone } = attendee
  return [[name, email, phone].filter(Boolean).join(', '), notes].filter(Boolean).join('\n\n')
}
