/** From a moment up to another, which is no longer part of it. */
export type Interval = { starts: Date; ends: Date }

/** An appointment as a calendar outside is told it. */
export type CalendarEvent = {
  /** Ours, the same for good: a uuid of 32 hex digits, without dashes. Whoever writes the event twice writes one. */
  id: string
  starts: Date
  ends: Date
  /** The schedule's zone, for vendors that keep one beside the moment. */
  timeZone: string
  title: string
  notes: string
  attendee: { name: string; email: string | null; phone: string | null }
}

/** One calendar at a vendor, connected by the owner. */
export type OutsideCalendar = {
  /** 'busy' tells only what is taken; with 'slots' the vendor itself says which beginnings are free (Cal.com, Calendly). */
  kind: 'busy' | 'slots'
  /** What is taken within the range. Asked of kind 'busy' only. */
  busy(range: Interval, signal: AbortSignal): Promise<Interval[]>
  /** The beginnings that are free within the range. Asked of kind 'slots' only. */
  slots(range: Interval, signal: AbortSignal): Promise<Date[]>
  /**
   * Writes the event; the same id twice is one event.
   * @returns The vendor's id, or a link at which the visitor has to confirm (Calendly).
   */
  book(
    event: CalendarEvent,
    signal: AbortSignal,
  ): Promise<{ outsideId: string } | { confirmAt: string }>
  move(outsideId: string, event: CalendarEvent, signal: AbortSignal): Promise<void>
  /** One that is gone already counts as cancelled. */
  cancel(outsideId: string, signal: AbortSignal): Promise<void>
}

/** It no longer lets us in: the owner must connect it anew. */
export class CalendarGone extends Error {
  override name = 'CalendarGone'
}

/** It did not answer, or not sensibly: worth trying later. */
export class CalendarDown extends Error {
  override name = 'CalendarDown'
}

/** Somebody else has the time meanwhile. */
export class SlotTaken extends Error {
  override name = 'SlotTaken'
}
