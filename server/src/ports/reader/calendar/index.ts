/** Objects of a calendar, each a text of iCalendar. */
export type CalendarSource = {
  objects: string[]
  /** The range to read, in ms since 1970. */
  range: { from: number; to: number }
  /** IANA name of the time zone for times without one. */
  timeZone: string
}

/** When somebody is busy, in ms since 1970. */
export type Taken = { from: number; to: number }
