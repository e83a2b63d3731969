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
 * An appointment as a calendar file: always with the same UID, and with a SEQUENCE that increases with each change, so that an existing
 * event is moved or removed.
 * @param link the page where it can be changed; only in the visitor's copy
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
    // The name is empty after the person's data was erased.
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
  // Every line must end with CRLF, including the last.
  return { method, text: `${calendar.toString()}\r\n` }
}
