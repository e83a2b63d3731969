import { readFileSync } from 'node:fs'
import type { CueGroup, CueName } from '../caller-cues.ts'
import type { Feeling } from '../feeling.ts'
import type { Intent } from '../intents.ts'
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

/** What somebody might write or say, and what they do with it. */
export type IntentLine = { text: string; language: string; intent: Intent }

/** What somebody might say, asked for their name or not, and the name they give. */
export type NameLine = { text: string; language: string; asked?: boolean; name: string | null }

/** What a caller might say, and the business or office they say they call for. */
export type OrganisationLine = {
  text: string
  language: string
  asked?: boolean
  organisation: string | null
}

/** What somebody might write or say, and how they feel about whom they say it to. */
export type FeelingLine = { text: string; language: string; feeling: Feeling }

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
/** Asked in a word or two: what they ask for is clear, and little else of them is. */
export const shortQuestions = (): KindLine[] => lines('question-kinds-short')
export const personWishes = (): WishLine[] => lines('wants-person')
export const personWishesApart = (): WishLine[] => lines('wants-person-apart')
export const urgentLines = (): WishLine[] => lines('urgent')
/** Told as it happens, often with a cry for somebody to come: nobody can say whether that is a wish for a person. */
export const emergencies = (): WishLine[] => lines('emergencies')
export const urgentLinesApart = (): WishLine[] => lines('urgent-apart')
export const intentLines = (): IntentLine[] => lines('intents')
/** Never trained on, nor looked at to see what fails. */
export const intentLinesApart = (): IntentLine[] => lines('intents-apart')
/** Things somebody may ask about in a single rare word; never trained on. */
export const rareWordsApart = (): IntentLine[] => lines('rare-words-apart')
export const nameLines = (): NameLine[] => lines('names')
/** Never trained on; of other names, and other words around them. */
export const nameLinesApart = (): NameLine[] => lines('names-apart')
export const organisationLines = (): OrganisationLine[] => lines('organisations')
/** Never trained on; of other businesses, and other words around them. */
export const organisationLinesApart = (): OrganisationLine[] => lines('organisations-apart')
export const feelingLines = (): FeelingLine[] => lines('feelings')
/** Never trained on, nor looked at to see what fails. */
export const feelingLinesApart = (): FeelingLine[] => lines('feelings-apart')
export const callerCueLines = (): CueLine[] => lines('screening-cues')
/** What a caller says, and the group of cues to be heard in it. */
export type GroupLine = { text: string; language: string; group: CueGroup | null }
/** Never trained on. */
export const callerCueLinesApart = (): GroupLine[] => lines('screening-cues-apart')
