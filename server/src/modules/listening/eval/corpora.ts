import { readFileSync } from 'node:fs'
import type { FollowUp } from '../follow-ups.ts'
import type { CueGroup, CueName } from '../caller-cues.ts'
import type { CallerPart } from '../entities/caller-part.ts'
import type { Feeling } from '../feeling.ts'
import type { Intent } from '../intents.ts'
import type { QuestionKind } from '../types.ts'

/** A text somebody might write or say, and its language. */
export type Said = { text: string; language: string }

/** A text somebody might write, and the kind of question in it. */
export type KindLine = {
  text: string
  language: string
  kind: QuestionKind
  /** False when the text asks nothing. */
  question?: false
}

/** A text somebody might write, and whether it contains the wish that its corpus is about. */
export type WishLine = { text: string; language: string; yes: boolean }

/** A text somebody might write or say, and its intent. */
export type IntentLine = { text: string; language: string; intent: Intent }

/** A text somebody might say, whether they were asked for their name, and the name they give. */
export type NameLine = { text: string; language: string; asked?: boolean; name: string | null }

/** A text a caller might say, and the business or office they say they call for. */
export type OrganisationLine = {
  text: string
  language: string
  asked?: boolean
  organisation: string | null
}

/**
 * A text a caller might say, what they were asked for, and the words that tell why they call, how they know the number, and the time or
 * the thing that makes the reason specific. What is left out of a line is not known of it.
 */
export type PartsLine = {
  text: string
  language: string
  asked?: 'reason' | 'referral'
} & Partial<Record<CallerPart, string | null>>

/** What a caller said, as a recogniser writes it, with the name they give and the business they call for. */
export type CallerLine = NameLine & OrganisationLine

/** A text that follows up what somebody was told, or only sounds like it. */
export type FollowUpLine = Said & { wish: FollowUp | 'other' }

/** A text somebody might write or say, and their feeling towards the person they address. */
export type FeelingLine = { text: string; language: string; feeling: Feeling }

/** A text a caller might say, and all of its cues. */
export type CueLine = { text: string; language: string; cues: CueName[] }

/** The lines of a corpus in `server/eval`. */
export const linesIn = <T>(file: string): T[] =>
  readFileSync(new URL(`../../../../eval/${file}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    // The cast is safe: the files are our own and have this shape.
    .map((line) => JSON.parse(line) as T)

export const questionKinds = (): KindLine[] => linesIn('question-kinds')
/** Never used for training, and no feature is chosen by looking at its errors. */
export const questionKindsApart = (): KindLine[] => linesIn('question-kinds-apart')
/** Questions of one or two words, which say what kind of thing is asked for and little else. */
export const shortQuestions = (): KindLine[] => linesIn('question-kinds-short')
export const personWishes = (): WishLine[] => linesIn('wants-person')
export const personWishesApart = (): WishLine[] => linesIn('wants-person-apart')
export const urgentLines = (): WishLine[] => linesIn('urgent')
/** Reports of emergencies, often with a call for somebody to come: it is undecidable whether they ask for a human. */
export const emergencies = (): WishLine[] => linesIn('emergencies')
/** Messages of people in trouble, and others with the same words: no list of what people usually say, as every second one is an emergency. */
export const troubleLines = (): WishLine[] => linesIn('trouble')
export const urgentLinesApart = (): WishLine[] => linesIn('urgent-apart')
/** Never used for training, and its errors are not looked at; by somebody who saw none of the others. */
export const urgentLinesLaterApart = (): WishLine[] => linesIn('urgent-later-apart')
/** Questions for what the business itself is called, and for the names of other things. */
export const businessNameLines = (): WishLine[] => linesIn('business-names')
/** Never used for training; it is about other kinds of businesses and things. */
export const businessNameLinesApart = (): WishLine[] => linesIn('business-names-apart')
export const intentLines = (): IntentLine[] => linesIn('intents')
/** Never used for training, and its errors are not looked at. */
export const intentLinesApart = (): IntentLine[] => linesIn('intents-apart')
/** Messages that tell something and ask for nothing (`yes`), and others that are no grammatical questions but want to know something. */
export const tellsLines = (): WishLine[] => linesIn('tells')
/** Never used for training, and its errors are not looked at. */
export const tellsLinesApart = (): WishLine[] => linesIn('tells-apart')
/** Messages that mean nothing without what was said before (`yes`), and others that look like them and stand by themselves. */
export const leansLines = (): WishLine[] => linesIn('leans')
/** Never used for training, and its errors are not looked at. */
export const leansLinesApart = (): WishLine[] => linesIn('leans-apart')
/** Wishes to book something (`yes`), and what only sounds like one: questions about services, changes, introductions, complaints. `made` from a phrase and a thing, so that the thing decides nothing. */
export const bookingWishes = (): (WishLine & { made?: true })[] => linesIn('booking-wishes')
/** Never used for training, and its errors are not looked at. */
export const bookingWishesApart = (): WishLine[] => linesIn('booking-wishes-apart')
export const followUpLines = (): FollowUpLine[] => linesIn('follow-ups')
/** Never used for training, and its errors are not looked at. */
export const followUpLinesApart = (): FollowUpLine[] => linesIn('follow-ups-apart')
/** Single rare words that somebody may ask about; never used for training. */
export const rareWordsApart = (): IntentLine[] => linesIn('rare-words-apart')
export const nameLines = (): NameLine[] => linesIn('names')
/** Never used for training; it has other names and other sentences. */
export const nameLinesApart = (): NameLine[] => linesIn('names-apart')
export const organisationLines = (): OrganisationLine[] => linesIn('organisations')
/** Never used for training; it has other businesses and other sentences. */
export const organisationLinesApart = (): OrganisationLine[] => linesIn('organisations-apart')
/** What callers say in calls that are screened. */
export const callerLines = (): CallerLine[] => linesIn('callers')
/** What callers say in five more languages. */
export const callerLinesOfLanguages = (): CallerLine[] => linesIn('callers-languages')
/** Never used for training; written by others. */
export const callerLinesOfLanguagesApart = (): CallerLine[] => linesIn('callers-languages-apart')
/** Of other calls. The readers of names and businesses never learn from them, though the other classifiers of screening do. */
export const callerLinesApart = (): CallerLine[] => linesIn('callers-apart')
/** What callers say, with the reason, the referral and the particular in it. */
export const partsLines = (): PartsLine[] => linesIn('caller-parts')
/** Never used for training; written before any result was seen. */
export const partsLinesApart = (): PartsLine[] => linesIn('caller-parts-apart')
/** What customers ask about the pages of businesses. */
export const askedQuestions = (): Said[] => questionsIn('asked-pages')
/** Never used for training. */
export const askedQuestionsApart = (): Said[] => questionsIn('asked-pages-apart')

const questionsIn = (file: string): Said[] =>
  linesIn<{ language: string; asks: { q: string }[] }>(file).flatMap(({ language, asks }) =>
    asks.map(({ q }) => ({ text: q, language })),
  )

export const feelingLines = (): FeelingLine[] => linesIn('feelings')
/** Never used for training, and its errors are not looked at. */
export const feelingLinesApart = (): FeelingLine[] => linesIn('feelings-apart')
export const callerCueLines = (): CueLine[] => linesIn('screening-cues')
/** A text a caller might say, and the group of cues in it. */
export type GroupLine = { text: string; language: string; group: CueGroup | null }
/** Never used for training. */
export const callerCueLinesApart = (): GroupLine[] => linesIn('screening-cues-apart')
