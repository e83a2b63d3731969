import * as z from 'zod/mini'
import { AppointmentRequest } from './appointments.ts'
import { Id, Timestamp } from './common.ts'
import { endpoint } from './endpoint.ts'

/** A chat in which a visitor asked for a person and no person has taken over yet. */
export const PersonWanted = z.object({
  conversation_id: Id,
  name: z.string(),
  since: Timestamp,
  /** The visitor's last message. */
  words: z.string(),
})
export type PersonWanted = z.infer<typeof PersonWanted>

/** A private note that mentions the reader, who has not opened its conversation since. */
export const MentionOfYou = z.object({
  note_id: Id,
  conversation_id: Id,
  /** Name of who wrote the note. */
  author: z.string(),
  words: z.string(),
  at: Timestamp,
})
export type MentionOfYou = z.infer<typeof MentionOfYou>

/** A call that left a message, or that nobody answered. It is listed until somebody opens it. */
export const MissedCall = z.object({
  call_id: Id,
  /** Null where the caller gave no name. */
  name: z.nullable(z.string()),
  /** E.164, or `anonymous`. */
  from_number: z.string(),
  at: Timestamp,
  /** Whether the caller left a message that can be played. */
  has_message: z.boolean(),
  reason: z.nullable(z.string()),
})
export type MissedCall = z.infer<typeof MissedCall>

/** An appointment request with who asked, and the conversation or the call it was made in: one of the two ids is null. */
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

/** The most pressing rows, and whether there are more than these. */
const some = <T extends z.core.$ZodType>(row: T) =>
  z.object({ rows: z.array(row), more: z.boolean() })

export const Attention = z.object({
  people: some(PersonWanted),
  mentions: some(MentionOfYou),
  calls: some(MissedCall),
  appointments: some(AppointmentWish),
  questions: some(OpenQuestion),
  /** Screened calls of the last seven days, counted back from the current hour. */
  week: z.object({ stopped: z.number(), put_through: z.number() }),
})
export type Attention = z.infer<typeof Attention>

export const attention = {
  read: endpoint({
    method: 'GET',
    path: '/user/attention',
    summary:
      'What waits for somebody: people, mentions, messages, appointments, questions; calls of the week.',
    response: Attention,
  }),
}
