import { featuresOf } from './classifier/features.ts'
import { sigmoid, unpackedEach } from './classifier/each.ts'
import { certainCuesIn } from './hard-rules.ts'
import learnt from './classifier/caller-cues.json' with { type: 'json' }

/**
 * Cues in what callers say about themselves and what they want. `scam` and `pitch` are demands and offers; `relation`, `notice`
 * and `emergency` are reasons never to end a call; `trouble` is bad news, which scammers tell too; the other groups only add
 * weight.
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

/** A recognized cue: its odds, and the words that contain it. */
export type CallerCue = { group: CueGroup; name: CueName; odds: number; words: string }

// The cast is needed because `Object.keys` does not keep the type of its keys.
export const CUE_GROUPS = Object.keys(CUES) as CueGroup[]
export const CUE_NAMES: CueName[] = CUE_GROUPS.flatMap((group) => [...CUES[group]])
/** Groups are labels too, because a new kind of swindle resembles the known ones of its group. */
export const CUE_LABELS: string[] = [...CUE_GROUPS.map((group) => `${group}:`), ...CUE_NAMES]

export const groupOf = (cue: CueName): CueGroup =>
  CUE_GROUPS.find((group) => CUES[group].some((name) => name === cue))!

const LABEL_OF = new Map(CUE_LABELS.map((label, at) => [label, at]))

const WINDOW = 12
/** Words from the beginning of a stretch to that of the next. */
export const STEP = 6
/** The most windows of a long text; they cover its beginning and its end. */
const MAX_WINDOWS = 40
/** Cues with lower odds are noise. */
const FAINT = 0.1

const head = unpackedEach(learnt)

/** Overlapping pieces of speech, each about as long as one thought, because speech on the telephone has no full stops. */
export function stretchesOf(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean)
  const stretches = []
  for (let at = 0; at < words.length; at += STEP) {
    stretches.push(words.slice(at, at + WINDOW).join(' '))
    if (at + WINDOW >= words.length) break
  }
  if (stretches.length <= MAX_WINDOWS) return stretches
  return [...stretches.slice(0, MAX_WINDOWS / 2), ...stretches.slice(-MAX_WINDOWS / 2)]
}

/** Whether a cue is more likely present than not. */
export const isHeard = ({ odds }: CallerCue): boolean => odds >= 0.5

/** Whether a cue is so likely that a caller may be accused of it, because one misheard word is not enough for that. */
export const isClearlyHeard = ({ odds }: CallerCue): boolean => odds >= 0.6

/** The cues in what a caller said, faint ones too: each once, with its highest odds. */
export function callerCuesIn(text: string, language: string): CallerCue[] {
  const best = new Map<CueName, CallerCue>()
  for (const words of stretchesOf(text)) {
    for (const cue of cuesOfStretch(words, language, text)) {
      if (cue.odds > (best.get(cue.name)?.odds ?? 0)) best.set(cue.name, cue)
    }
  }
  return [...best.values()]
}

/** For each group that was recognized its likeliest cue, and every other cue that was recognized by itself. */
function cuesOfStretch(words: string, language: string, text: string): CallerCue[] {
  const sums = head.sumsOf(featuresOf(words, language))
  const certain = certainCuesIn(words, text)
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
