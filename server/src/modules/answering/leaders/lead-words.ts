import { conceptsOf, isListed } from '../language/concepts.ts'

/** The concepts of the lexicon for who runs a business, the plainest with the highest number. */
const LEADING: Record<string, number> = { owner: 4, boss: 3, ceo: 2, 'run-v': 1 }
/** Those that only a person can be, not something that a person does. */
const PLAIN = 2
/** The concepts for a business itself: “the shop” is the one that is asked. */
const BUSINESSES: ReadonlySet<string> = new Set([
  'company',
  'shop',
  'practice',
  'restaurant',
  'hotel',
  'apartment',
  'property',
  'club',
  'school',
  'farm',
  'garage',
  'workshop',
  'location',
])
/** Lengths of words at the end of a longer one: “Praxisinhaberin”. */
const ENDINGS = [9, 8, 7, 6]

/** How plainly a word says that somebody runs a business, from 1 for “runs” to 4 for “owner”; 0 for other words. */
export function leadOf(word: string, language: string): number {
  const whole = ofConcepts(word, language)
  // “Rondleiding” is a word of its own.
  if (whole > 0 || isListed(word, language)) return whole
  const ends = ENDINGS.filter((length) => word.length > length).map((length) =>
    ofConcepts(word.slice(-length), language),
  )
  return Math.max(0, ...ends.filter((lead) => lead >= PLAIN))
}

const ofConcepts = (word: string, language: string): number =>
  Math.max(0, ...conceptsOf(word, language).map(({ id }) => LEADING[id] ?? 0))

/** Whether a word stands for the business itself. */
export const namesBusiness = (word: string, language: string): boolean =>
  conceptsOf(word, language).some(({ id }) => BUSINESSES.has(id))

/** Whether the lead is told by what somebody is, such as “owner”, and not by what they do. */
export const isPlain = (lead: number): boolean => lead >= PLAIN
