import * as z from 'zod/mini'
import { Id, idParams, Timestamp, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'
import { HOURS_DAYS_MAX, HOURS_SPANS_MAX } from './limits.ts'

const ClockTime = z
  .string()
  .check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time like 09:00'))

/**
 * Times of opening and closing. A closing time that is not later than the opening is one of the next day; 00:00 to 00:00 is the
 * whole day.
 */
export const Span = z.object({ from: ClockTime, to: ClockTime })
export type Span = z.infer<typeof Span>

/** Opening times of one day in order, with the breaks between them; an empty list means closed. */
const DaySpans = z
  .array(Span)
  .check(
    z.maxLength(HOURS_SPANS_MAX),
    z.refine(areInOrder, 'Hours of a day follow one another without overlapping.'),
  )

/** Days with other hours than the week's, such as holidays. */
export const SpecialDays = z
  .object({
    /** The owner's name for these days. */
    name: z.string().check(z.trim(), z.maxLength(60)),
    /** First and last day as `YYYY-MM-DD`; both are included. */
    first: z.iso.date('Enter a date'),
    last: z.iso.date('Enter a date'),
    spans: DaySpans,
  })
  .check(z.refine(({ first, last }) => first <= last, 'The last day is before the first.'))
export type SpecialDays = z.infer<typeof SpecialDays>

/** When people are there to answer, in the local time of `time_zone`. */
export const OpeningHours = z.object({
  time_zone: TimeZone,
  /** Seven days, Monday first. */
  week: z.array(DaySpans).check(z.length(7)),
  /** Where several cover the same day, the first in the list counts. */
  special_days: z.array(SpecialDays).check(z.maxLength(HOURS_DAYS_MAX)),
})
export type OpeningHours = z.infer<typeof OpeningHours>

/** Whether people are there now, and until when that stays so; null: no change can be foreseen. */
export const Presence = z.object({ here: z.boolean(), until: z.nullable(Timestamp) })
export type Presence = z.infer<typeof Presence>

export const AgentHours = z.object({
  agent_id: Id,
  /** Null: people are always there. */
  hours: z.nullable(OpeningHours),
  /** Until then nobody is there, whatever the hours say; null: only the hours count. */
  away_until: z.nullable(Timestamp),
  now: Presence,
})
export type AgentHours = z.infer<typeof AgentHours>

export const UpdateAgentHours = z.object({
  hours: z.optional(z.nullable(OpeningHours)),
  away_until: z.optional(z.nullable(z.iso.datetime('Enter a date and a time'))),
})
export type UpdateAgentHours = z.infer<typeof UpdateAgentHours>

export const hours = {
  read: endpoint({
    method: 'GET',
    path: '/agent/hours/:id',
    summary: 'When people are there for an agent.',
    params: idParams,
    response: AgentHours,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/agent/hours/:id',
    summary: 'Changes the opening hours of an agent, or says that nobody is there for a while.',
    params: idParams,
    body: UpdateAgentHours,
    response: AgentHours,
  }),
}

/** Whether the hours of a day do not overlap; only the last may run into the next day. */
function areInOrder(spans: Span[]): boolean {
  return spans.every(({ from, to }, at) => {
    const next = spans[at + 1]
    return !next || (from < to && to <= next.from)
  })
}
