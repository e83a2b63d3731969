import * as z from 'zod/mini'
import { Id, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Fewer ratings, answers or resolutions than this are told as few: a share or a median of them says little. */
export const FEW = 5
/** The longest period, in days, and the longest that is told by the day. */
export const REPORT_DAYS_MAX = 366
export const REPORT_BY_DAY_MAX = 92

const DAY_MS = 24 * 60 * 60_000

/** A day of the calendar as `YYYY-MM-DD`, in this century. */
const Day = z.string().check(z.refine(isDay, 'Enter a date as YYYY-MM-DD'))

/** Where a conversation was held; `voice` are calls. */
export const ReportChannel = z.enum(['widget', 'telegram', 'text', 'whatsapp', 'voice'])
export type ReportChannel = z.infer<typeof ReportChannel>

export const ReportGroup = z.enum(['day', 'week', 'agent', 'channel'])
export type ReportGroup = z.infer<typeof ReportGroup>

export const ReportQuery = z
  .object({
    /** First and last day of the period, in `time_zone`. */
    from: Day,
    to: Day,
    time_zone: TimeZone,
    group: ReportGroup,
    agent_id: z.optional(Id),
    channel: z.optional(ReportChannel),
  })
  .check(
    z.refine(({ from, to }) => from <= to, 'The period ends before it begins'),
    z.refine(
      ({ from, to }) => daysFrom(from, to) <= REPORT_DAYS_MAX,
      `Choose a period of at most ${REPORT_DAYS_MAX} days`,
    ),
    z.refine(
      ({ from, to, group }) => group !== 'day' || daysFrom(from, to) <= REPORT_BY_DAY_MAX,
      `By the day, choose a period of at most ${REPORT_BY_DAY_MAX} days`,
    ),
  )
export type ReportQuery = z.infer<typeof ReportQuery>

/** Seconds, read off counters by steps of time, so that they are about right; `of` is how many were measured. */
const Times = z.nullable(z.object({ median: z.number(), p90: z.number(), of: z.number() }))

export const ReportFigures = z.object({
  conversations: z.number(),
  /** Answered by the agent alone, which the visitor rated good. */
  confirmed: z.number(),
  /** Answered by the agent alone, and the visitor said no more. */
  assumed: z.number(),
  handed_over: z.number(),
  unanswered: z.number(),
  /** Visitors who wrote again an hour or more after they were answered; until they are answered again, nobody counts them as answered. */
  came_back: z.number(),
  first_answer: Times,
  resolution: Times,
  rated_good: z.number(),
  rated_bad: z.number(),
  calls: z.number(),
  put_through: z.number(),
  not_picked_up: z.number(),
  message_taken: z.number(),
  stopped: z.number(),
  /** Seconds of calls that were stopped, or left a message. */
  saved_seconds: z.number(),
  /** Of conversations and calls, and those of calls alone. */
  leads: z.number(),
  call_leads: z.number(),
  appointments: z.number(),
  call_appointments: z.number(),
  /** Conversations and calls that are counted and were deleted since: no list shows them. */
  removed: z.number(),
  /** In millionths of a US dollar; absent for whoever may not see costs, and where no price is set. */
  cost_micros: z.optional(z.number()),
})
export type ReportFigures = z.infer<typeof ReportFigures>

export const ReportRow = z.object({
  /** First day of a day or a week; an agent's id; a channel. */
  key: z.string(),
  /** Last day of a week, which the period may cut; else as `key`. */
  until: z.string(),
  /** Name of an agent; null for one that was deleted, and for what is no agent. */
  name: z.nullable(z.string()),
  figures: ReportFigures,
})
export type ReportRow = z.infer<typeof ReportRow>

const Period = z.object({ from: z.string(), to: z.string() })

export const Report = z.object({
  period: Period,
  /** As many days, just before. */
  previous: Period,
  totals: ReportFigures,
  before: ReportFigures,
  /** Every day or week of the period, in order; the agents or channels that have any number. */
  rows: z.array(ReportRow),
  /** Conversations and calls from before there were reports are still being counted. */
  filling: z.boolean(),
})
export type Report = z.infer<typeof Report>

export const reports = {
  read: endpoint({
    method: 'GET',
    path: '/reports',
    summary: 'Numbers of a period by day, week, agent or channel, and of the period before.',
    query: ReportQuery,
    response: Report,
  }),
  exported: endpoint({
    method: 'GET',
    path: '/reports/export',
    summary: 'The same as CSV, a line a day, week, agent or channel.',
    query: ReportQuery,
    response: z.string(),
  }),
}

/** How many days of the calendar there are, the first and the last included. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
