const NAMED = /^([^:|]{1,40}): (.+)$/

/** `Treatment: Crown | Price: $780` as people say it: "Crown: $780"; more columns keep their names. */
export function readRow(line: string): string {
  const cells = line
    .split('|')
    .map((cell) => cell.trim())
    .filter(Boolean)
  const values = cells.map((cell) => NAMED.exec(cell)?.[2] ?? cell)
  if (values.length === 2) return `${values[0]}: ${values[1]}`
  return [values[0], ...cells.slice(1)].join(' – ')
}
