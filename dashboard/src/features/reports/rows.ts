import { type ReportGroup, type ReportRow, ReportSource } from 'shared-types'
import type { Column } from './chart/columns.ts'
import type { Within } from './links.ts'
import { daysText, tickText } from './period.ts'
import { SOURCE_NAMES } from './words.ts'

const sourceName = (key: string): string => {
  const { data } = ReportSource.safeParse(key)
  return data ? SOURCE_NAMES[data] : key
}

/** The name of a row. */
export function rowLabel(group: ReportGroup, { key, until, name }: ReportRow): string {
  if (group === 'agent') return name ?? 'Deleted agent'
  if (group === 'channel') return sourceName(key)
  return daysText(key, until)
}

/** The bars of the chart. */
export const columnsOf = (group: ReportGroup, rows: ReportRow[]): Column[] =>
  rows.map((row) => {
    const label = rowLabel(group, row)
    const isTime = group === 'day' || group === 'week'
    return { key: row.key, label, tick: isTime ? tickText(row.key) : label, figures: row.figures }
  })

/** The filter that a row stands for; null where no list can show it. */
export function withinRow(group: ReportGroup, row: ReportRow, within: Within): Within | null {
  if (group === 'agent') return row.name === null ? null : { ...within, agentName: row.name }
  if (group === 'channel') return { ...within, channel: row.key }
  return { ...within, from: row.key, to: row.until }
}
