import type { ReportFigures } from 'shared-types'
import type { Measure } from './measures.ts'

/** A bar: a day, a week, an agent or a channel. */
export type Column = { key: string; label: string; tick: string; figures: ReportFigures }

/** Height of a bar; null where nothing was measured. */
export function heightOf({ parts }: Measure, { figures }: Column): number | null {
  const values = parts.map(({ of }) => of(figures))
  if (values.every((value) => value === null)) return null
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0)
}

/** A bar described in words: '2 Nov: 5 answered by the agent alone, 1 handed over'. */
export function columnText(measure: Measure, column: Column): string {
  const { parts, text } = measure
  if (heightOf(measure, column) === null) return `${column.label}: nothing was measured`
  if (parts.length === 1)
    return `${column.label}: ${text(parts[0]!.of(column.figures)!, column.figures)}`
  const descriptions = parts.flatMap(({ label, of }) => {
    const value = of(column.figures)
    return value ? [`${text(value, column.figures)} ${label.toLowerCase()}`] : []
  })
  return `${column.label}: ${descriptions.join(', ') || 'none'}`
}
