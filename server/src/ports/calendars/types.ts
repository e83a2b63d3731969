/** A range of time; `ends` is excluded. */
export type Interval = { starts: Date; ends: Date }

/** An appointment as it is sent to an outside calendar. */
export type CalendarEvent = {
  /** Our permanent id, a UUID of 32 hex digits without dashes. Writing an event twice with the same id makes one event. */
  id: string
  starts: Date
  ends: Date
  /** The schedule's time zone, for vendors that store one with the time. */
  timeZone: string
  title: string
  notes: string
  attendee: { name: string; email: string | null; phone: string | null }
}

/** One calendar at a vendor, connected by the owner. */
export type OutsideCalendar = {
  /** With 'busy' the vendor only says which times are taken; with 'slots' it says which start times are free (Cal.com, Calendly). */
  kind: 'busy' | 'slots'
  /** The times taken within the range. Only for kind 'busy'. */
  busy(range: Interval, signal: AbortSignal): Promise<Interval[]>
  /** The free start times within the range. Only for kind 'slots'. */
  slots(range: Interval, signal: AbortSignal): Promise<Date[]>
  /**
   * Writes the event; the same id twice makes one event.
   * @returns the vendor's id, or a link at which the visitor must confirm (Calendly).
   */
  book(
    event: CalendarEvent,
    signal: AbortSignal,
  ): Promise<{ outsideId: string } | { confirmAt: string }>
  move(outsideId: string, event: CalendarEvent, signal: AbortSignal): Promise<void>
  /** Cancels an event. One that does not exist any more counts as cancelled. */
  cancel(outsideId: string, signal: AbortSignal): Promise<void>
}

/** The vendor refuses access: the owner must connect the calendar again. */
export class CalendarGone extends Error {
  override name = 'CalendarGone'
}

/** The vendor did not answer, or not correctly: worth trying again later. */
export class CalendarDown extends Error {
  override name = 'CalendarDown'
}

/** The time was taken by somebody else meanwhile. */
export class SlotTaken extends Error {
  override name = 'SlotTaken'
}
