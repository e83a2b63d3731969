import { findCues } from './cues/find.ts'
import type { ScreeningTurn, Signal } from './types.ts'

/** How the caller goes about it, over the whole call. */
export type Manner = {
  silences: number
  evasions: number
  /** Said the same again, as a recording does. */
  repeated: boolean
  /** Went on selling after a no. */
  persisted: boolean
  /** Was told that no offers are taken. */
  wasTold: boolean
  /** Claims an office that asks for no money by telephone, and speaks of money. */
  mismatch: boolean
  /** Said “I”, as recordings for everybody do not. */
  spokeOfSelf: boolean
}

const ALIKE = 0.75
const FEWEST_WORDS = 6

/** `texts` are the normalised utterances of the turns in which something was said. */
export function mannerOf(turns: ScreeningTurn[], texts: string[]): Manner {
  const spoken = turns.filter(({ heard }) => heard.trim())
  const groups = texts.map((text) => findCues(text).map(({ cue }) => cue.group))
  return {
    silences: turns.length - spoken.length,
    evasions: groups.filter((found) => found.includes('evasive')).length,
    mismatch: isMismatch(texts),
    spokeOfSelf: texts.some((text) => /\b(?:i|me|my)\b/.test(text)),
    repeated: texts.some((text, at) => texts.slice(0, at).some((before) => areAlike(before, text))),
    wasTold: spoken.some(({ asked }) => asked === 'decline'),
    persisted: spoken.some(({ asked }, at) => {
      const found = groups[at]!
      const sells = found.some((group) => ['pitch', 'sales', 'scam', 'robot'].includes(group))
      return asked === 'decline' && sells && !found.includes('relation')
    }),
  }
}

const MONEY =
  /\b(?:pay|paying|payment|fees?|fines?|bond|deposit|transfer|wallet|top up|balance|dollars|money|gift|cash|earn(?:ings)?|bitcoin|usd)\b/
const MONEYLESS = new Set(['official', 'hiring', 'school'])
/** A practice or a courier may speak of dollars, but takes no card or fee from somebody it rings up. */
const CARD =
  /\b(?:(?:customs|clearance|release|handling|delivery|processing|shipping) (?:fee|charge|tax)|(?:fee|charge|payment|pay|paid)(?: \w+){0,4} (?:over the phone|by card|first|before|up front|now)|(?:credit|debit|bank|visa|gift) card|card number|(?:medicare|insurance|social|account) number|send (?:me |us )?(?:the |some )?money)\b/
const CARDLESS = new Set(['medical', 'delivery', 'servicio'])

function isMismatch(texts: string[]): boolean {
  const claims = texts.flatMap(findCues).map(({ cue }) => cue.name)
  const all = texts.join(' ')
  return (
    (claims.some((name) => MONEYLESS.has(name)) && MONEY.test(all)) ||
    (claims.some((name) => CARDLESS.has(name)) && CARD.test(all))
  )
}

function areAlike(a: string, b: string): boolean {
  const first = new Set(a.split(' '))
  const second = new Set(b.split(' '))
  if (first.size < FEWEST_WORDS || second.size < FEWEST_WORDS) return false
  const shared = [...first].filter((word) => second.has(word)).length
  return shared / Math.min(first.size, second.size) >= ALIKE
}

export function mannerSignals(manner: Manner): Signal[] {
  const { silences, evasions, repeated, persisted, mismatch } = manner
  const signals: Signal[] = []
  const add = (name: string, weight: number, because: string) =>
    signals.push({ name, weight, because })
  if (silences > 0) add('silence', -0.5 * silences, `Said nothing ${times(silences)}.`)
  // The first evasion is a cue of its own; what counts here is that it went on.
  if (evasions > 1) add('kept-evading', -1.5, `Avoided the question ${times(evasions)}.`)
  if (repeated) add('repeated-itself', -2, 'Said the same again, as a recording does.')
  if (persisted) add('persisted', -4, 'Went on after a no.')
  if (mismatch) {
    add('mismatch', -3, 'Spoke of money, which callers of that kind do not ask for by phone.')
  }
  return signals
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
