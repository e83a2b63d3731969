import type { CallChange, Next } from '../call.ts'
import type { Part } from '../scripts/types.ts'
import type { Language } from '../../../wording/types.ts'
import type { Utterance } from './utterance.ts'

/** What the parts of a turn cause besides the utterance itself. */
type Effects = {
  say(text: string): void
  goOnIn(language: Language): void
  remember(change: CallChange): void
}

/**
 * Speaks the parts of one turn as they are made, until the signal ends it.
 * @returns how the call continues after the words; null when it stays as it is.
 * @throws what making the parts throws.
 */
export async function speakParts(
  parts: AsyncIterable<Part>,
  utterance: Utterance,
  signal: AbortSignal,
  effects: Effects,
): Promise<Next | null> {
  let next: Next | null = null
  for await (const part of parts) {
    if (signal.aborted) return null
    if (part.type === 'next') next = part.next
    else take(part, utterance, effects)
  }
  return next
}

function take(
  part: Exclude<Part, { type: 'next' }>,
  utterance: Utterance,
  { say, goOnIn, remember }: Effects,
): void {
  switch (part.type) {
    case 'say':
      return say(part.text)
    case 'retrieved':
      return utterance.mark('retrieved')
    case 'why':
      utterance.reasons = part.reasons
      return
    case 'cited':
      return utterance.cite(part.sources)
    case 'language':
      return goOnIn(part.language)
    case 'remember':
      return remember(part.change)
  }
}
