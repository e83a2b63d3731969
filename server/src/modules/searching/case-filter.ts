import { ReportChannel } from 'shared-types'
import { CASE_STATES, type CaseFilter } from '../../db/case-list.ts'
import { spanOf } from '../../lib/days.ts'

// oxlint-disable-next-line words/no-patterns -- the syntax of searches that our own reports link to
const TERM = /(is|began|agent|channel):(?:"([^"]*)"|(\S+))/g
const BEGAN = /^(20\d\d-\d\d-\d\d)\.\.(20\d\d-\d\d-\d\d)$/

/**
 * Parses a search that consists of filters only, such as `is:unanswered began:2026-11-01..2026-11-07 agent:"Front desk"`, to which figures
 * of the reports link.
 * @returns null for any other search
 */
export function caseFilter(search: string, timeZone: string): CaseFilter | null {
  const terms = new Map<string, string>()
  const rest = search.replaceAll(TERM, (_, name: string, quoted?: string, plain?: string) => {
    terms.set(name, quoted ?? plain ?? '')
    return ''
  })
  const is = CASE_STATES.find((state) => state === terms.get('is'))
  const channel = ReportChannel.safeParse(terms.get('channel'))
  const days = daysIn(terms.get('began') ?? '')
  const isUnderstood =
    (days || !terms.has('began')) && (channel.success || !terms.has('channel')) && !rest.trim()
  if (!is || !isUnderstood) return null
  const span = days && spanOf(days, timeZone)
  return {
    is,
    since: span && new Date(span.since),
    until: span && new Date(span.until),
    agent: terms.get('agent') ?? null,
    channel: channel.data ?? null,
  }
}

function daysIn(term: string): { from: string; to: string } | null {
  const [, from, to] = BEGAN.exec(term) ?? []
  const isReal = from && to && !Number.isNaN(Date.parse(from)) && !Number.isNaN(Date.parse(to))
  return isReal ? { from, to } : null
}
