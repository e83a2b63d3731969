import type { ScreeningTurn } from '../types.ts'
import { normalise, readable } from './normalise.ts'

const MARKED =
  /\b(?:(?:calling|call|phoning|ringing|reaching out|here|it's|it is|this is|message is|llamo) (?:you |him |her |today )?(?:about|regarding|concerning|because|to|in regards? to|with regards? to|for|with|para|por)|in regards? to|regarding|(?:i|we) (?:just |really )?(?:wanted|want|need|needed|would like|was hoping|have|was wondering|am wondering)|i'd like|i'm (?:trying|hoping|looking|wondering|returning|outside|at|here)|wondering (?:if|whether)|returning|let (?:him|her|you|them) know|reminder|remind|because|there's|we've|we're|your|his|her|my) .+/i
const EVASION =
  /\b(?:personal|private|none of your|will know|knows what|just put|transfer me|rather (?:speak|talk|tell|not)|why do you)\b/
const SHORTEST = 3
/** A caller who says this much says why by the by. */
const SPOKEN_AT_LENGTH = 9

/** Why somebody calls, as they said it; null while they have not. */
export function reasonIn(turns: ScreeningTurn[]): string | null {
  for (const turn of turns.toReversed()) {
    if (turn.asked !== 'why') continue
    const answer = readable(turn.heard)
    if (isAnAnswer(turn.heard)) return markedPart(turn.heard) ?? answer
  }
  for (const { heard } of turns) {
    const part = markedPart(heard)
    if (part && isAnAnswer(heard)) return part
  }
  const longest = turns.map(({ heard }) => heard).toSorted((a, b) => wordCount(b) - wordCount(a))[0]
  return longest && wordCount(longest) >= SPOKEN_AT_LENGTH && isAnAnswer(longest)
    ? readable(longest)
    : null
}

const wordCount = (speech: string) => normalise(speech).split(' ').length

function isAnAnswer(speech: string): boolean {
  const text = normalise(speech)
  return text.split(' ').length >= SHORTEST && !EVASION.test(text)
}

function markedPart(speech: string): string | null {
  const part = MARKED.exec(speech)?.[0]
  return part && wordCount(part) >= SHORTEST ? readable(part) : null
}
