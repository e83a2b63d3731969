/** The beginning of a long text says what its writer wants, and the end; what is between is told, not asked. */
const MOST_SENTENCES = 12
const LONGEST = 400

/** The sentences of a text as people type them, with their question and exclamation marks. */
export function sentencesOf(text: string): string[] {
  const all = (text.match(/[^.!?…\n]+[.!?…]*/g) ?? [])
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  if (all.length <= MOST_SENTENCES) return all
  return [...all.slice(0, MOST_SENTENCES / 2), ...all.slice(-MOST_SENTENCES / 2)]
}
