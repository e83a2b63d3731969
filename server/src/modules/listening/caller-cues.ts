import { featuresOf } from './classifier/features.ts'
import { sigmoid, unpackedEach } from './classifier/each.ts'
import { certainCuesIn } from './hard-rules.ts'
import learnt from './classifier/caller-cues.json' with { type: 'json' }

/**
 * What callers say of themselves and of what they want. `scam` and `pitch` are demands and offers; `relation`, `notice` and
 * `emergency` are reasons never to end a call; `trouble` is bad news that scammers tell too; the others only weigh.
 */
export const CUES = {
  scam: [
    'strange-payment',
    'remote-access',
    'code-request',
    'identity-request',
    'secrecy',
    'threat',
    'tax-office',
    'prize',
    'unordered-purchase',
    'crypto-offer',
    'held-parcel',
  ],
  pitch: [
    'warranty',
    'debt-offer',
    'business-offer',
    'energy-offer',
    'insurance-offer',
    'home-offer',
    'holiday-offer',
    'vote-asked',
    'survey',
    'donation',
  ],
  sales: ['offer', 'asks-for-decider', 'few-minutes', 'we-help', 'not-selling', 'cold-list'],
  money: ['money-demand'],
  robot: [
    'press-a-key',
    'removal-offer',
    'last-notice',
    'recorded',
    'call-back-number',
    'records-show',
  ],
  machine: ['answering-machine'],
  relation: [
    'family',
    'own-child',
    'friend',
    'neighbour',
    'medical',
    'school',
    'at-the-door',
    'delivery',
    'work',
    'hiring',
    'customer',
    'calling-back',
    'official',
    'own-provider',
  ],
  standing: ['known-to-owner', 'referred', 'urgent'],
  notice: ['notice', 'fraud-check'],
  emergency: ['emergency'],
  trouble: ['legal-trouble', 'trouble'],
  evasive: ['evasive'],
  'wrong-number': ['wrong-number'],
} as const

export type CueGroup = keyof typeof CUES
export type CueName = (typeof CUES)[CueGroup][number]

/** A cue in what somebody said: how likely it is, and the words it was heard in. */
export type CallerCue = { group: CueGroup; name: CueName; odds: number; words: string }

// `keys` forgets its own type.
export const CUE_GROUPS = Object.keys(CUES) as CueGroup[]
export const CUE_NAMES: CueName[] = CUE_GROUPS.flatMap((group) => [...CUES[group]])
/** The groups are heard as such, too: a swindle of a new kind sounds like the others. */
export const CUE_LABELS: string[] = [...CUE_GROUPS.map((group) => `${group}:`), ...CUE_NAMES]

export const groupOf = (cue: CueName): CueGroup =>
  CUE_GROUPS.find((group) => CUES[group].some((name) => name === cue))!

const LABEL_OF = new Map(CUE_LABELS.map((label, at) => [label, at]))

const WINDOW = 12
const STEP = 6
/** The beginning tells, and the end. */
const MOST_WINDOWS = 40
/** Fainter than this is noise. */
const FAINT = 0.1

const head = unpackedEach(learnt)

/** Stretches of what was said, each about as long as one thought: people on the telephone speak without full stops. */
export function stretchesOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const stretches = []
  for (let at = 0; at < words.length; at += STEP) {
    stretches.push(words.slice(at, at + WINDOW).join(' '))
    if (at + WINDOW >= words.length) break
  }
  if (stretches.length <= MOST_WINDOWS) return stretches
  return [...stretches.slice(0, MOST_WINDOWS / 2), ...stretches.slice(-MOST_WINDOWS / 2)]
}

/** Whether a cue is more likely there than not. */
export const isHeard = ({ odds }: CallerCue): boolean => odds >= 0.5

/** The cues in what a caller said, also faint ones, each once, where it is heard best. */
export function callerCuesIn(text: string, language: string): CallerCue[] {
  const best = new Map<CueName, CallerCue>()
  for (const words of stretchesOf(text)) {
    for (const cue of cuesOfStretch(words, language)) {
      if (cue.odds > (best.get(cue.name)?.odds ?? 0)) best.set(cue.name, cue)
    }
  }
  return [...best.values()]
}

/** Of a group that is heard its likeliest cue, and every other that is heard by itself. */
function cuesOfStretch(words: string, language: string): CallerCue[] {
  const sums = head.sumsOf(featuresOf(words, language))
  const certain = certainCuesIn(words)
  return CUE_GROUPS.flatMap((group, at): CallerCue[] => {
    const named = CUES[group].map((name: CueName) => ({
      group,
      name,
      words,
      odds: certain.includes(name) ? 1 : sigmoid(sums[LABEL_OF.get(name)!]!),
    }))
    const likeliest = named.reduce((one, other) => (other.odds > one.odds ? other : one))
    const odds = Math.max(sigmoid(sums[at]!), likeliest.odds)
    return named
      .map((cue) => (cue === likeliest ? { ...cue, odds } : cue))
      .filter((cue) => cue.odds >= FAINT)
  })
}
