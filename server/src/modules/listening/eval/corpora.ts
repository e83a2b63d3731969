import { readFileSync } from 'node:fs'
import type { CueGroup, CueName } from '../caller-cues.ts'
import type { QuestionKind } from '../types.ts'

/** What somebody might write, and what it asks for. */
export type KindLine = {
  text: string
  language: string
  kind: QuestionKind
  /** Only where it asks nothing. */
  question?: false
}

/** What somebody might write, and whether a head has to notice it. */
export type WishLine = { text: string; language: string; yes: boolean }

/** What a caller might say, and every cue in it. */
export type CueLine = { text: string; language: string; cues: CueName[] }

const lines = <T>(file: string): T[] =>
  readFileSync(new URL(`../../../../eval/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    // Our own file, of this shape.
    .map((line) => JSON.parse(line) as T)

export const questionKinds = (): KindLine[] => lines('question-kinds')
/** Never trained on, nor are features made by looking at what fails of it. */
export const questionKindsApart = (): KindLine[] => lines('question-kinds-apart')
export const personWishes = (): WishLine[] => lines('wants-person')
export const personWishesApart = (): WishLine[] => lines('wants-person-apart')
export const urgentLines = (): WishLine[] => lines('urgent')
export const urgentLinesApart = (): WishLine[] => lines('urgent-apart')
export const callerCueLines = (): CueLine[] => lines('screening-cues')
/** What a caller says, and the group of cues to be heard in it. */
export type GroupLine = { text: string; language: string; group: CueGroup | null }
/** Never trained on. */
export const callerCueLinesApart = (): GroupLine[] => lines('screening-cues-apart')
