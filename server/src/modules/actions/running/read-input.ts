import type { ActionInput } from 'shared-types'
import { offsetAt } from '../../../lib/zone.ts'
import { fold } from '../../../lib/fold.ts'
import { wordsOf } from '../../../lib/words.ts'
import { MINUTE_MS } from '../../../lib/time.ts'
import type { Clock } from '../../listening/entities/day.ts'
import type { Heard } from '../../listening/types.ts'
import { asValue } from '../as-words.ts'
import { bareWordsOf, isTelling, likeExample } from './shapes.ts'

const TEXT_MAX = 500
/** Letters that a word may have in addition: "mugs" matches "mug". */
const ENDING_MAX = 2

/**
 * The value of an input in what somebody said.
 * @param isAsked whether they were asked for it, so that any words may be the value
 * @returns null when there is none
 */
export async function readInput(
  input: ActionInput,
  heard: Heard,
  clock: Clock,
  isAsked: boolean,
): Promise<string | null> {
  switch (input.kind) {
    case 'email':
      return heard.contact?.includes('@') ? heard.contact : null
    case 'phone':
      return heard.contact && !heard.contact.includes('@') ? heard.contact : null
    case 'date':
      return dayOf(heard, clock)
    case 'number':
      return numberIn(heard.text, isAsked)
    case 'choice':
      return choiceIn(heard.text, input.choices)
    default:
      return textIn(heard.text, input.example, isAsked)
  }
}

/** A day in the form 2027-01-31. */
async function dayOf(heard: Heard, clock: Clock): Promise<string | null> {
  const named = await heard.day({ ...clock, isWish: true })
  if (!named || named.wish?.denied.length) return null
  const offset = offsetAt(clock.timeZone, named.startsAt) * MINUTE_MS
  return new Date(named.startsAt.getTime() + offset).toISOString().slice(0, 10)
}

/** Several numbers are ambiguous, unless one was asked for. */
function numberIn(text: string, isAsked: boolean): string | null {
  const numbers = bareWordsOf(text)
    .map((word) => Number(word.replace(',', '.')))
    .filter((number) => Number.isFinite(number))
  return numbers.length === 1 || (isAsked && numbers.length > 0) ? String(numbers[0]) : null
}

/** The single choice all of whose words were said. */
function choiceIn(text: string, choices: string[]): string | null {
  const spoken = wordsOf(text).map((word) => fold(word.text))
  const isSaid = (word: string) =>
    spoken.some((token) => token.startsWith(word) && token.length <= word.length + ENDING_MAX)
  const matching = choices.filter((choice) => {
    const words = wordsOf(choice).map((word) => fold(word.text))
    return words.length > 0 && words.every(isSaid)
  })
  return matching.length === 1 ? matching[0]! : null
}

function textIn(text: string, example: string, isAsked: boolean): string | null {
  const found = example && isTelling(example) ? likeExample(text, example) : null
  if (found || !isAsked) return found
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  // A long sentence in reply to a request for a number contains none.
  if (example && isTelling(example) && bareWordsOf(plain).length > 1) return null
  return asValue(plain, TEXT_MAX) || null
}
