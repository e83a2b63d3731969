import type { ScreeningTurn } from '../types.ts'
import { normalise, readable } from './normalise.ts'
import { firstPhrase, phrasesOf } from './phrases.ts'
import table from './referrals.json' with { type: 'json' }
import { spokenWords } from './spoken-words.ts'

/** Phrases with which people begin to say how they got the number. */
const BEGINS = phrasesOf(table.begins)
const UNKNOWN = phrasesOf(table.unknown)

/** How the caller got the number, in their words; null while they have not said. */
export function referralIn(turns: ScreeningTurn[]): string | null {
  const answer = turns.findLast(({ asked, heard }) => asked === 'how' && heard.trim())
  if (answer && !firstPhrase(normalise(answer.heard).split(' '), UNKNOWN)) {
    return readable(answer.heard)
  }
  for (const { heard } of turns) {
    const part = markedPart(heard)
    if (part) return readable(part)
  }
  return null
}

function markedPart(speech: string): string | null {
  const spoken = spokenWords(speech)
  const found = firstPhrase(
    spoken.map(({ text }) => text),
    BEGINS,
  )
  return found && speech.slice(spoken[found.from]!.from)
}
