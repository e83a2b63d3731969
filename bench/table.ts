export type Line = {
  what: string
  ours: string
  beside: string
  ratio: string
  target: string
  isMet: boolean | null
}

/** Prints a table under a title, with columns as wide as they need to be. */
export function print(title: string, lines: Line[]) {
  const rows = [
    ['', 'ours', 'beside', 'ratio', 'target', ''],
    ...lines.map((line) => [
      line.what,
      line.ours,
      line.beside,
      line.ratio,
      line.target,
      mark(line.isMet),
    ]),
  ]
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  console.log(`\n${title}`)
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
}

const mark = (isMet: boolean | null) => (isMet === null ? '' : isMet ? 'met' : 'MISSED')

export const ratio = (ours: number, theirs: number) =>
  theirs > 0 ? `${(ours / theirs).toFixed(2)}×` : '–'

export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: number[]) => percentile(values, 0.5)
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`
export const kb = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB`
export const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`
