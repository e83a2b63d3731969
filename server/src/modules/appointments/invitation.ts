import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import type { Config } from '../../config.ts'
import type { Booked } from './booked-store.ts'

export type Invitation = { method: 'REQUEST' | 'CANCEL'; text: string }

/**
 * An appointment as calendar programs take it: the same UID for good, and a SEQUENCE that grows with each change, so that the event
 * is moved or removed where it stands already.
 * @param link the page where it can be moved; only for the visitor's copy
 */
export function invitationOf(
  { mailFrom }: Pick<Config, 'mailFrom'>,
  booked: Booked,
  { brand, link, now }: { brand: string; link: string | null; now: Date },
): Invitation {
  const method = booked.state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const calendar = ical({ prodId: '//Nexus//Appointments//EN' })
  calendar.method(ICalCalendarMethod[method])
  const event = calendar.createEvent({
    id: `${booked.id}@${mailFrom.address.split('@').at(-1)}`,
    sequence: booked.sequence,
    stamp: now,
    start: booked.startsAt,
    end: booked.endsAt,
    // Who was forgotten has no name.
    summary: `${booked.schedule.title}: ${[booked.name, booked.person.name].filter(Boolean).join(', ')}`,
    description: [brand, ...(link ? [link] : [])].join('\n'),
    organizer: { name: brand, email: mailFrom.address },
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(link && { url: link }),
  })
  for (const { name, email } of [booked, booked.person]) {
    if (!email) continue
    event.createAttendee({
      name,
      email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  // The last line ends as every other does.
  return { method, text: `${calendar.toString()}\r\n` }
}
