import type { ScreeningTurn } from '../types.ts'
import { normalise, readable } from './normalise.ts'
import { firstPhrase, phrase, phrasesOf, placeAfter, wordSet } from './phrases.ts'
import table from './reasons.json' with { type: 'json' }
import { spokenWords } from './spoken-words.ts'

/** Phrases with which people begin to give the reason of their call … */
const BEGINS = phrasesOf(table.begins)
/** … and similar phrases that give none. */
const UNLESS = phrasesOf(table.unless)
/** An introduction up to the organisation's name, with one to three words of the caller's own: it tells who calls, but not why. */
const INTRODUCTIONS = table.introductions.flatMap((begin) =>
  ['*', '* *', '* * *'].map((name) => phrase(`${begin} ${name} ${table.fromWhere}`)),
)
/** Words that end the name of an organisation when people speak on; so does punctuation, which is an empty word. */
const AFTER_ORGANISATION = wordSet(table.afterOrganisation).add('')
const LONGEST_ORGANISATION = 5
const EVASIONS = phrasesOf(table.evasions)
const SHORTEST = 3
/** When the caller says at least this many words unasked, they are taken to contain the reason. */
const SPOKEN_AT_LENGTH = 12

/** The reason for a call in the caller's words; null while they gave none. */
export function reasonIn(turns: ScreeningTurn[]): string | null {
  const answer = turns.findLast(({ asked, heard }) => asked === 'why' && isAnAnswer(heard))
  if (answer) return markedPart(answer.heard) ?? readable(answer.heard)
  for (const { heard } of turns) {
    const part = isAnAnswer(heard) ? markedPart(heard) : null
    if (part) return part
  }
  return atLength(turns)
}

function isAnAnswer(speech: string): boolean {
  const words = wordsOf(speech)
  return words.length >= SHORTEST && firstPhrase(words, EVASIONS) === null
}

function markedPart(speech: string): string | null {
  const spoken = spokenWords(speech)
  const words = spoken.map(({ text }) => text)
  const at = words.findIndex((_, n) => startsAt(words, n, BEGINS) && !startsAt(words, n, UNLESS))
  const part = at < 0 ? '' : speech.slice(spoken[at]!.from)
  return wordsOf(part).length > SHORTEST ? readable(part) : null
}

const startsAt = (words: string[], at: number, phrases: typeof BEGINS) =>
  phrases.some((each) => placeAfter(words, at, each) !== null)

function atLength(turns: ScreeningTurn[]): string | null {
  const answer = turns
    .filter(({ heard }) => isAnAnswer(heard))
    .map(({ heard }) => afterIntroduction(heard))
    .find((rest) => wordsOf(rest).length >= SPOKEN_AT_LENGTH)
  return answer ? readable(answer) : null
}

/** What was said after the introduction. */
function afterIntroduction(speech: string): string {
  const spoken = spokenWords(speech)
  const words = spoken.map(({ text }) => text)
  const found = firstPhrase(words, INTRODUCTIONS)
  if (!found) return speech
  const end = found.to + lengthOfOrganisation(words.slice(found.to))
  return speech.slice(spoken[end - 1]!.to)
}

const wordsOf = (speech: string) => normalise(speech).split(' ').filter(Boolean)

/** How many of the words belong to the name of an organisation that begins with them. */
function lengthOfOrganisation(words: string[]): number {
  const end = words.findIndex((word) => AFTER_ORGANISATION.has(word.split("'")[0]!))
  return Math.min(LONGEST_ORGANISATION, end < 0 ? words.length : end)
}
