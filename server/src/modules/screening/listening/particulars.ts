import { normalise } from './normalise.ts'
import table from './particulars.json' with { type: 'json' }
import { firstPhrase, phrasesOf } from './phrases.ts'

/** A day, an hour, or an everyday thing that went wrong or was left behind: typical reasons why people call somebody they know. */
const PARTICULARS = phrasesOf(table)

/** The words that make a reason specific; null for a general reason. */
export function particularIn(reason: string): string | null {
  const words = normalise(reason).split(' ')
  const found = firstPhrase(words, PARTICULARS)
  return found && words.slice(found.from, found.to).join(' ')
}
