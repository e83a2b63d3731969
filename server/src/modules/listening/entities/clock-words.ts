import table from './clock-words.json' with { type: 'json' }
import type { Token } from './phrases.ts'

/** How a language says the time of day; every list is of words without accents. */
type ClockWords = {
  /** From zero on. */
  numbers: string
  more: Record<string, number>
  noon: string[]
  /** What comes before an hour that nothing else shows to be one. */
  before: string[]
  /** What comes after one. */
  hour: string[]
  /** Minutes that “half three” is away from three. */
  halfMinutes?: number
  /** Parts of an hour after it: “tres y media”. */
  parts?: Record<string, number>
  am: string[]
  pm: string[]
  /** Right after the hour only, as “am” is another word elsewhere. */
  suffixes?: { am: string[]; pm: string[] }
  dayAfterTomorrow?: string[]
} & { [list in 'half' | 'quarter' | 'past' | 'to' | 'add' | 'less']?: string[] }

/** By the language's code. */
export const CLOCK_WORDS: Record<string, ClockWords> = table

/** A text in a language. */
export type SpokenTime = { words: ClockWords; tokens: Token[] }
