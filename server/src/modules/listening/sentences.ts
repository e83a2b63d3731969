/** Sentences of a long text that are read, from its beginning and its end: that is where writers say what they want. */
const MAX_SENTENCES = 12
const LONGEST = 400

/** The sentences of a text as people type them, with their punctuation. */
export const sentencesOf = (text: string): string[] =>
  piecesOf(text, /[^.!?…؟।。！？\n]+[.!?…؟।。！？]*/g)

/** The parts of a text between any punctuation marks: "No, that's all, thank you." has three. */
export const partsOf = (text: string): string[] =>
  piecesOf(text, /[^.,;:!?…؟،؛।。！？、，；：\n]+[.,;:!?…؟،؛।。！？、，；：]*/g)

function piecesOf(text: string, piece: RegExp): string[] {
  const all = (text.match(piece) ?? [])
    .map((sentence) => sentence.trim().slice(0, LONGEST))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
  if (all.length <= MAX_SENTENCES) return all
  return [...all.slice(0, MAX_SENTENCES / 2), ...all.slice(-MAX_SENTENCES / 2)]
}
