import { searchWords } from 'shared-types'

/** Whether every word of the search begins a word of the label; nothing typed matches everything. */
export function matches(label: string, text: string): boolean {
  const words = searchWords(label.toLowerCase())
  return searchWords(text.toLowerCase()).every((typed) =>
    words.some((word) => word.startsWith(typed)),
  )
}
