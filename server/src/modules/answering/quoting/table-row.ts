const NAMED = /^([^:|]{1,40}): (.+)$/

/**
 * Reads a table row as people would say it: `Treatment: Crown | Price: $780` becomes "Crown: $780"; rows with more columns keep the column
 * names.
 */
export function readRow(line: string): string {
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const values = cells.map((cell) => NAMED.exec(cell)?.[2] ?? cell)
  if (values.length === 2) return `${values[0]}: ${values[1]}`
  return [values[0], ...cells.slice(1)].join(' – ')
}
