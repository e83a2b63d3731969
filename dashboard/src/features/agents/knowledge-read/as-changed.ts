import type { Correction, KnowledgePassage } from 'shared-types'

/** The row as it will be after the server has stored the change. */
export function asChanged<Row extends KnowledgePassage>(row: Row, change: Correction): Row {
  const pageText = pageTextOf(row)
  const text = change.text === undefined ? row.text : (change.text ?? pageText)
  const hidden = change.hidden ?? row.hidden
  const original = text === pageText ? null : pageText
  return { ...row, text, original, hidden, changed_by: original || hidden ? 'owner' : null }
}

/** The page's own text for the row. */
export const pageTextOf = ({ original, text }: KnowledgePassage): string => original ?? text
