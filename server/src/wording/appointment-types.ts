import type { With } from './with.ts'

/** Texts about appointments with people: on pages, in mails and in chats. `when` is a day and an hour. */
export type AppointmentWording = {
  choose: string
  zone: string
  /** The links to earlier and later days. */
  earlier: string
  later: string
  none: string
  /** An outside calendar does not answer, so free times are unknown. */
  away: string
  taken: string
  kept: string
  yourName: string
  yourEmail: string
  yourPhone: string
  /** Beside a field that may stay empty. */
  optional: string
  /** Asks the visitor to check `field`, whose answer could not be understood. */
  check: With<{ field: string }>
  book: string
  with: With<{ who: string }>
  booked: string
  mailed: string
  /** When the visitor must also confirm with the calendar's vendor. */
  confirmToo: string
  file: string
  move: string
  cancel: string
  cancelSure: string
  cancelled: string
  again: string
  back: string
  subject: Record<'booked' | 'moved' | 'cancelled' | 'reminder', With<{ when: string }>>
  /** The text of the link in a mail. */
  change: string
  text: With<{ brand: string | null; when: string }>
  offer: With<{ when: string }>
  /** Nothing is free on the day that was asked for. */
  offerOther: With<{ when: string }>
  allTimes: With<{ link: string }>
  noTimes: string
  keptInChat: With<{ when: string }>
  askEmail: string
  done: With<{ when: string; who: string; link: string }>
  /** For somebody who wants to move or cancel the appointment they have. */
  changeable: With<{ when: string; link: string }>
  /** The time of an appointment that is about to be moved. */
  present: With<{ when: string }>
  /** The time that they want their appointment moved to; the link moves it. */
  isFree: With<{ when: string; link: string }>
  moveTo: With<{ when: string }>
  /** When they ask for somebody who is not among the people of the schedule. */
  noPerson: With<{ who: string }>
  /** When nothing is free with the person they ask for, before the times of others. */
  personBusy: With<{ who: string }>
  /** When they want a date that does not exist: “February 30th”. */
  noSuchDay: string
  /** When they want a time that is over: “last Monday”. */
  over: string
  /** When they want a time further ahead than can be booked; `when` is the last day. */
  tooFar: With<{ when: string }>
  /** When they choose a time at which they have another appointment; `when` is the chosen one. */
  already: With<{ when: string }>
  /** How to change it, when the link is not shown because anybody could have written the address. */
  byConfirmation: string
}
