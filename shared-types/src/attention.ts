import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Somebody asked for a person in a chat, and nobody has come. */
export const PersonWanted = z.object({
  conversation_id: Id,
  name: z.string(),
  since: Timestamp,
  /** What they wrote last. */
  words: z.string(),
})
export type PersonWanted = z.infer<typeof PersonWanted>

/** A call that left a message or that nobody took, until it is opened. */
export const MissedCall = z.object({
  call_id: Id,
  /** Null where the caller gave none. */
  name: z.nullable(z.string()),
  /** E.164, or `anonymous`. */
  from_number: z.string(),
  at: Timestamp,
  /** Whether there is a message to listen to. */
  has_message: z.boolean(),
  reason: z.nullable(z.string()),
})
export type MissedCall = z.infer<typeof MissedCall>

/** With who asked, and where: in one of the two. */
export const AppointmentWish = z.extend(AppointmentRequest, {
  name: z.string(),
  conversation_id: z.nullable(Id),
  call_id: z.nullable(Id),
})
export type AppointmentWish = z.infer<typeof AppointmentWish>

/** A question the knowledge of an agent could not answer. */
export const OpenQuestion = z.object({
  id: Id,
  question: z.string(),
  times: z.number(),
  last_asked_at: Timestamp,
  agent: z.object({ id: Id, name: z.string() }),
})
export type OpenQuestion = z.infer<typeof OpenQuestion>

/** The most pressing, and whether there are others. */
const some = <T extends z.core.$ZodType>(row: T) =>
  z.object({ rows: z.array(row), more: z.boolean() })

export const Attention = z.object({
  people: some(PersonWanted),
  calls: some(MissedCall),
  appointments: some(AppointmentWish),
  questions: some(OpenQuestion),
  /** Calls of the last seven days, to the hour. */
  week: z.object({ stopped: z.number(), put_through: z.number() }),
})
export type Attention = z.infer<typeof Attention>

export const attention = {
  read: endpoint({
    method: 'GET',
    path: '/user/attention',
    summary:
      'What waits for somebody: people, messages, appointments, questions; calls of the week.',
    response: Attention,
  }),
}
