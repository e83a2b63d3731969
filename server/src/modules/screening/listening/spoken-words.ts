/** A word in lower case with its position in the text; punctuation between words is an empty word. */
export type SpokenWord = { text: string; from: number; to: number }

/** The words of speech with its punctuation, so that no phrase matches across a comma. */
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
