import { diffWordsWithSpace } from 'diff'

/** A piece of a page: unchanged, removed, or added. `cut` marks unchanged text that is left out. */
export type Piece = { kind: 'same' | 'removed' | 'added' | 'cut'; text: string }

/** Milliseconds after which the comparison gives up, and the two texts are shown one after the other. */
const MAX_MS = 1_000
/** Unchanged characters shown on either side of a change. */
const AROUND = 160

/** Compares two versions of a text word by word. */
export function differenceOf(before: string, after: string): Piece[] {
  const parts = diffWordsWithSpace(before, after, { timeout: MAX_MS })
  if (!parts) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]
  }
  return parts.flatMap(({ value, added, removed }, index) => {
    if (added) return { kind: 'added' as const, text: value }
    if (removed) return { kind: 'removed' as const, text: value }
    return shortened(value, { isFirst: index === 0, isLast: index === parts.length - 1 })
  })
}

/** Keeps only the text around changes, so that a change far down a long page is easy to find. */
function shortened(
  text: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): Piece[] {
  const start = isFirst ? 0 : firstBreak(text, AROUND)
  const end = isLast ? text.length : lastBreak(text, AROUND)
  if (start >= end) return [{ kind: 'same', text }]
  const pieces: Piece[] = [
    { kind: 'same', text: text.slice(0, start) },
    { kind: 'cut', text: text.slice(start, end) },
    { kind: 'same', text: text.slice(end) },
  ]
  return pieces.filter((piece) => piece.text !== '')
}

/** Cuts between words. */
function firstBreak(text: string, from: number): number {
  const at = text.slice(from).search(/\s/)
  return at < 0 ? text.length : from + at
}

function lastBreak(text: string, fromEnd: number): number {
  const at = text.slice(0, Math.max(0, text.length - fromEnd)).search(/\s\S*$/)
  return at < 0 ? 0 : at + 1
}
