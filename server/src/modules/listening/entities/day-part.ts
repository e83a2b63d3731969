import { CLOCK_WORDS, type SpokenTime } from './clock-words.ts'
import { isDenied } from './denied.ts'
import { phraseAt, tokensOf } from './phrases.ts'

/** The parts of the day in which people want appointments. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const
export type DayPart = (typeof DAY_PARTS)[number]

/** Hours of a day, from 0 to 24. Afternoon and evening share an hour, because people mean it by both. */
const HOURS: Record<DayPart, { from: number; to: number }> = {
  morning: { from: 0, to: 12 },
  afternoon: { from: 12, to: 18 },
  evening: { from: 17, to: 24 },
}

/** Characters that are read: enough for a wish, however long the text is. */
const MAX_READ = 500

/** The part of the day that is named first; null when there is none, only a greeting, or one that does not suit. */
export const dayPartIn = (text: string, language: string): DayPart | null =>
  partIn(text, language, false)

/** The part of the day that does not suit: “not in the morning”. */
export const deniedPartIn = (text: string, language: string): DayPart | null =>
  partIn(text, language, true)

function partIn(text: string, language: string, isOfDenied: boolean): DayPart | null {
  const words = CLOCK_WORDS[language]
  if (!words) return null
  const read = text.slice(0, MAX_READ)
  const spoken = { words, tokens: tokensOf(read) }
  for (const [at, token] of spoken.tokens.entries()) {
    const part = DAY_PARTS.find((name) => isPartAt(spoken, at, name))
    if (part && isDenied(read, language, token) === isOfDenied) return part
  }
  return null
}

/** Whether a part of the day is named at this token, other than in a greeting such as “good evening”. */
export const isPartAt = ({ words, tokens }: SpokenTime, at: number, part: DayPart): boolean =>
  phraseAt(tokens, at, words[part]) !== null && !words.greets.includes(tokens[at - 1]?.text ?? '')

/** @param hour from 0 to 23 */
export const isInPart = (hour: number, part: DayPart): boolean =>
  hour >= HOURS[part].from && hour < HOURS[part].to
