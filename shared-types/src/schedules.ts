import * as z from 'zod/mini'
import { Id, idParams, Moment, Nothing, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'
import { OpeningHours } from './hours.ts'

export const SCHEDULE_PEOPLE_MAX = 20
/** The longest appointment, in minutes. */
export const APPOINTMENT_MAX = 480
/** The longest time, in minutes, kept free before and after an appointment. */
const BUFFER_MAX = 240
const DAY_MINUTES = 24 * 60

const minutes = (least: number, most: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(most))
const line = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most))
const email = z.email('Enter an email address').check(z.maxLength(320))

export const SchedulePerson = z.object({ id: Id, name: z.string(), email: z.nullable(z.string()) })
export type SchedulePerson = z.infer<typeof SchedulePerson>

const settings = {
  is_on: z.boolean(),
  /** The name of the appointment, as visitors read it. */
  title: line(80, 'Enter what the appointment is'),
  hours: OpeningHours,
  length_minutes: minutes(5, APPOINTMENT_MAX),
  /** Kept free before and after each appointment. */
  before_minutes: minutes(0, BUFFER_MAX),
  after_minutes: minutes(0, BUFFER_MAX),
  /** The least time between booking and the beginning of an appointment. */
  notice_minutes: minutes(0, 30 * DAY_MINUTES),
  ahead_days: minutes(1, 180),
  ask_phone: z.enum(['no', 'optional', 'required']),
  /** How long before the appointment the visitor is reminded; null: no reminder. */
  remind_minutes: z.nullable(minutes(5, 7 * DAY_MINUTES)),
}

/** When appointments can be booked, and with whom; these people take turns. */
export const Schedule = z.object({
  agent_id: Id,
  ...settings,
  people: z.array(SchedulePerson),
  /** The public page where visitors book. */
  link: z.string(),
})
export type Schedule = z.infer<typeof Schedule>

export const SaveSchedule = z.object({
  ...settings,
  /** Existing people have their id. A person who is left out gets no further appointments, and keeps those they have. */
  people: z
    .array(
      z.object({ id: z.optional(Id), name: line(80, 'Enter a name'), email: z.nullable(email) }),
    )
    .check(z.minLength(1, 'Somebody has to take them'), z.maxLength(SCHEDULE_PEOPLE_MAX)),
})
export type SaveSchedule = z.infer<typeof SaveSchedule>

/** A confirmed appointment, not only a request. */
export const BookedAppointment = z.object({
  id: Id,
  /** Null once the agent has been deleted. */
  agent_id: z.nullable(Id),
  title: z.string(),
  state: z.enum(['confirmed', 'cancelled']),
  starts_at: Timestamp,
  ends_at: Timestamp,
  /** The person who takes it. */
  person: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** What the visitor wants it for, in their own words; null where they only chose a time. */
  note: z.nullable(z.string()),
  /** The visitor's time zone as IANA name. */
  time_zone: z.string(),
  conversation_id: z.nullable(Id),
  call_id: z.nullable(Id),
  cancelled_by: z.nullable(z.enum(['visitor', 'owner', 'calendar', 'erasure'])),
  /** What failed, in a sentence: a mail that could not be sent, or a calendar that refused the event. Null otherwise. */
  trouble: z.nullable(z.string()),
})
export type BookedAppointment = z.infer<typeof BookedAppointment>

export const schedules = {
  read: endpoint({
    method: 'GET',
    path: '/agent/schedule/:id',
    summary:
      'When appointments with the people of an agent may be booked; null where they may not.',
    params: idParams,
    response: z.nullable(Schedule),
  }),
  save: endpoint({
    method: 'PATCH',
    path: '/agent/schedule/:id',
    summary: 'Says when appointments with the people of an agent may be booked.',
    params: idParams,
    body: SaveSchedule,
    response: Schedule,
  }),
  times: endpoint({
    method: 'GET',
    path: '/agent/schedule/:id/times',
    summary: 'The beginnings of free times of an agent in the week from a moment on.',
    params: idParams,
    query: z.object({
      from: Moment('Enter a date and a time'),
      /** An appointment that is being moved: its own time counts as free, and it stays with its person. */
      moving: z.optional(Id),
    }),
    response: z.object({ times: z.array(Timestamp) }),
  }),
  booked: endpoint({
    method: 'GET',
    path: '/booked-appointments',
    summary: 'Appointments that are not over yet and not cancelled, the next first; 100 at most.',
    query: z.object({
      agent_id: z.optional(Id),
      /** Id of the last one received; the following ones are returned. */
      after: z.optional(Id),
    }),
    response: z.object({
      appointments: z.array(BookedAppointment),
      /** Value of `after` for the next request; null where there are no more. */
      next: z.nullable(Id),
    }),
  }),
  past: endpoint({
    method: 'GET',
    path: '/past-appointments',
    summary: 'Appointments that are over, cancelled ones too, the newest first; 100 at most.',
    query: z.object({
      agent_id: z.optional(Id),
      /** Id of the last one received; earlier ones are returned. */
      before: z.optional(Id),
    }),
    response: z.object({
      appointments: z.array(BookedAppointment),
      /** Value of `before` for the next request; null where there are no more. */
      next: z.nullable(Id),
    }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/past-appointments/:id',
    summary: 'Deletes an appointment that is over, with whom it was for.',
    params: idParams,
    response: Nothing,
  }),
  move: endpoint({
    method: 'PATCH',
    path: '/booked-appointments/:id',
    summary: 'Moves an appointment to another time of the same person, and tells the visitor.',
    params: idParams,
    body: z.object({ starts_at: Moment('Enter a date and a time') }),
    response: BookedAppointment,
  }),
  cancel: endpoint({
    method: 'DELETE',
    path: '/booked-appointments/:id',
    summary: 'Cancels an appointment, and tells the visitor.',
    params: idParams,
    response: Nothing,
  }),
}
