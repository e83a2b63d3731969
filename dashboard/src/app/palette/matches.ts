import { searchWords } from 'shared-types'

/** Whether each word of the search is the beginning of a word of the label; an empty search matches everything. */
export function matches(label: string, text: string): boolean {
  const words = searchWords(label.toLowerCase())
  return searchWords(text.toLowerCase()).every((typed) =>
    words.some((word) => word.startsWith(typed)),
  )
}
