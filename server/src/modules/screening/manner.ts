import type { CallerCue, CueName } from '../listening/caller-cues.ts'
import type { ScreeningTurn, Signal } from './types.ts'

/** How the caller behaves over the whole call. */
export type Manner = {
  silences: number
  evasions: number
  /** Repeated themselves, as a recording does. */
  repeated: boolean
  /** Went on selling after being told no. */
  persisted: boolean
  /** Was told that no offers are taken. */
  wasTold: boolean
  /** Speaks of money, but claims to call for an office that asks for none by telephone. */
  mismatch: boolean
}

const ALIKE = 0.75
const FEWEST_WORDS = 6

/**
 * @param texts normalised utterances of the turns in which something was said
 * @param cues the cues heard in each of them
 */
export function mannerOf(turns: ScreeningTurn[], texts: string[], cues: CallerCue[][]): Manner {
  const spoken = turns.filter(({ heard }) => heard.trim())
  const groups = cues.map((found) => found.map(({ group }) => group))
  return {
    silences: turns.length - spoken.length,
    evasions: groups.filter((found) => found.includes('evasive')).length,
    mismatch: isMismatch(cues.flat().map(({ name }) => name)),
    repeated: texts.some((text, at) => texts.slice(0, at).some((before) => areAlike(before, text))),
    wasTold: spoken.some(({ asked }) => asked === 'decline'),
    persisted: spoken.some(({ asked }, at) => {
      const found = groups[at]!
      const sells = found.some((group) => ['pitch', 'sales', 'scam', 'robot'].includes(group))
      return asked === 'decline' && sells && !found.includes('relation')
    }),
  }
}

/** Offices that never ask for money by telephone … */
const MONEYLESS: CueName[] = ['official', 'hiring', 'school']
const MONEY: CueName[] = ['money-demand', 'strange-payment', 'crypto-offer', 'held-parcel']
/** … and practices and couriers, which may mention dollars but ask nobody they call for a card or a fee. */
const CARDLESS: CueName[] = ['medical', 'delivery']
const CARD: CueName[] = ['money-demand', 'identity-request', 'strange-payment', 'held-parcel']

function isMismatch(names: CueName[]): boolean {
  const has = (list: CueName[]) => names.some((name) => list.includes(name))
  return (has(MONEYLESS) && has(MONEY)) || (has(CARDLESS) && has(CARD))
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
  // A first evasion is a cue already; this signal is for further ones.
  if (evasions > 1) add('kept-evading', -1.5, `Avoided the question ${times(evasions)}.`)
  if (repeated) add('repeated-itself', -2, 'Said the same again word by word, as a recording does.')
  if (persisted) add('persisted', -4, 'Went on after being told that you take no offers by phone.')
  if (mismatch) {
    add('mismatch', -3, 'Wanted money, which the callers they say they are never ask for by phone.')
  }
  return signals
}

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)
