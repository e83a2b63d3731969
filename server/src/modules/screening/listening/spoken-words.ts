/** A word as it was said, in small letters, and where it begins and ends in the text; a mark between words is an empty word. */
export type SpokenWord = { text: string; from: number; to: number }

/** The words of speech with its marks, so that no phrase is found across a comma. */
export function spokenWords(speech: string): SpokenWord[] {
  const words: SpokenWord[] = []
  for (const match of speech.matchAll(/[\p{L}\p{N}_'’]+/gu)) {
    const before = words.at(-1)
    const from = match.index
    if (before && from > before.to + 1) words.push({ text: '', from: before.to, to: from })
    const text = match[0].toLowerCase().replaceAll('’', "'")
    words.push({ text, from, to: from + match[0].length })
  }
  return words
}
