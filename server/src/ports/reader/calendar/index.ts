/** Objects of a calendar, each a text of iCalendar. */
export type CalendarSource = {
  objects: string[]
  /** What is asked about, in ms since 1970. */
  range: { from: number; to: number }
  /** IANA name of the zone that times without one are meant in. */
  timeZone: string
}

/** When somebody is taken, in ms since 1970. */
export type Taken = { from: number; to: number }
