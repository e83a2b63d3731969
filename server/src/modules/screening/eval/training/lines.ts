import type { CallKind, CallScript } from '../types.ts'

/**
 * Reads calls from a table with one call per line: kind | opening | who | why | how | answer to a no | other lines, separated by
 * ` / `.
 */
export const fromLines = (
  prefix: string,
  label: CallScript['label'],
  lines: string,
): CallScript[] =>
  lines
    .trim()
    .split('\n')
    .map((line, at) => {
      const [kind, opens, who, why, how, no, rest] = line.split('|').map((part) => part.trim())
      return {
        id: `${prefix}-${at + 1}`,
        kind: kind as CallKind,
        label,
        opens: opens ?? '',
        ...(who && { who }),
        ...(why && { why }),
        ...(how && { how }),
        ...(no && { no }),
        ...(rest && { else: rest.split(' / ') }),
      }
    })

/** Every line that is said in these calls. */
export const linesOf = (scripts: CallScript[]): string[] =>
  scripts.flatMap(({ opens, who, why, how, no, else: rest }) =>
    [opens, who, why, how, no, ...(rest ?? [])].filter((line) => line !== undefined),
  )
