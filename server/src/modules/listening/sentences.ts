/** The beginning of a long text says what its writer wants, and the end; what is between is told, not asked. */
const MOST_SENTENCES = 12
const LONGEST = 400

/** The sentences of a text as people type them, with their question and exclamation marks. */
export const sentencesOf = (text: string): string[] => piecesOf(text, /[^.!?…\n]+[.!?…]*/g)

/** The parts between any marks: "No, that's all, thank you." says three things. */
export const partsOf = (text: string): string[] => piecesOf(text, /[^.,;:!?…\n]+[.,;:!?…]*/g)

function piecesOf(text: string, piece: RegExp): string[] {
  const all = (text.match(piece) ?? [])
    .map((one) => one.trim().slice(0, LONGEST))
    .filter((one) => /[\p{L}\p{N}]/u.test(one))
  if (all.length <= MOST_SENTENCES) return all
  return [...all.slice(0, MOST_SENTENCES / 2), ...all.slice(-MOST_SENTENCES / 2)]
}
