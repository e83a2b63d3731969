import * as z from 'zod/mini'
import { Id, TimeZone } from './common.ts'
import { endpoint } from './endpoint.ts'

/** With fewer ratings, answers or resolutions than this, the report says that there are few: a share or median of so few means little. */
export const FEW = 5
/** The longest period, in days, and the longest that can be shown by day. */
export const REPORT_DAYS_MAX = 366
export const REPORT_BY_DAY_MAX = 92

const DAY_MS = 24 * 60 * 60_000

/** A day of the calendar as `YYYY-MM-DD`, in this century. */
const Day = z.string().check(z.refine(isDay, 'Enter a date as YYYY-MM-DD'))

/** Where a conversation was held; `voice` are calls. */
export const ReportChannel = z.enum(['widget', 'telegram', 'text', 'whatsapp', 'voice'])
export type ReportChannel = z.infer<typeof ReportChannel>

/** Where a figure comes from: a channel, or the public page on which visitors book appointments themselves. */
export const ReportSource = z.enum([...ReportChannel.options, 'page'])
export type ReportSource = z.infer<typeof ReportSource>

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
    channel: z.optional(ReportSource),
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

/** Seconds, estimated from counters of time ranges and therefore approximate; `of` is how many were measured. */
const Times = z.nullable(z.object({ median: z.number(), p90: z.number(), of: z.number() }))

export const ReportFigures = z.object({
  conversations: z.number(),
  /** Answered by the agent alone, and rated good by the visitor. */
  confirmed: z.number(),
  /** Answered by the agent alone, and the visitor wrote nothing more. */
  assumed: z.number(),
  handed_over: z.number(),
  unanswered: z.number(),
  /** Visitors who wrote again an hour or more after an answer; they do not count as answered until they are answered again. */
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
  /** Seconds of calls that were blocked or that left a message. */
  saved_seconds: z.number(),
  /** Of conversations and calls together, and of calls alone. */
  leads: z.number(),
  call_leads: z.number(),
  appointments: z.number(),
  /** The same by where they came from; without those of which there are none. */
  appointments_by: z.partialRecord(ReportSource, z.number()),
  /** Conversations and calls that were counted and have been deleted since, so that no list shows them. */
  removed: z.number(),
  /** In millionths of a US dollar; absent for users who may not see costs, and where no price is configured. */
  cost_micros: z.optional(z.number()),
})
export type ReportFigures = z.infer<typeof ReportFigures>

export const ReportRow = z.object({
  /** The first day of a day or week, an agent's id, or a source. */
  key: z.string(),
  /** The last day of a week, which may be cut off by the period; otherwise the same as `key`. */
  until: z.string(),
  /** The agent's name; null for a deleted agent, and for rows that are not agents. */
  name: z.nullable(z.string()),
  figures: ReportFigures,
})
export type ReportRow = z.infer<typeof ReportRow>

const Period = z.object({ from: z.string(), to: z.string() })

export const Report = z.object({
  period: Period,
  /** The period of equal length just before. */
  previous: Period,
  totals: ReportFigures,
  before: ReportFigures,
  /** Every day or week of the period in order, or the agents or channels with at least one number. */
  rows: z.array(ReportRow),
  /** True while conversations and calls from before the reports existed are still being counted. */
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

/** Number of calendar days, including the first and the last. */
export const daysFrom = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

function isDay(text: string): boolean {
  if (!/^20\d\d-\d\d-\d\d$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
