import { wordingIn } from '../../../wording/index.ts'

/** The most rows of a list that somebody can listen to. */
const ROWS_MAX = 5

/** A quote for the telephone: of a long list only the first rows, and that there are more. */
export function spokenRows(text: string, language: string): string {
  const lines = text.split('\n')
  const rows = lines.filter(isRow)
  if (rows.length <= ROWS_MAX) return text
  const told = new Set(rows.slice(0, ROWS_MAX))
  const kept = lines.filter((line) => !isRow(line) || told.has(line))
  return [...kept, wordingIn(language).call.more].join('\n')
}

const isRow = (line: string): boolean => line.startsWith('- ')
