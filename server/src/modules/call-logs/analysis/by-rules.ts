import { sentimentOf } from '../../listening/feeling.ts'
import {
  type CallerCue,
  callerCuesIn,
  isClearlyHeard,
  isHeard,
} from '../../listening/caller-cues.ts'
import type { Decision, Signal } from '../../screening/index.ts'
import { CUE_SIGNALS } from '../../screening/cues/signals.ts'
import { spokenTo } from '../../listening/language/spoken-to.ts'
import { suggestedAction } from './suggested-action.ts'
import type { Analysis, EndedCall } from './types.ts'

const RED = new Set(['scam', 'pitch', 'money'])
/** Bounds between tones, the same as in VADER. */
const TONE = 0.05
const STRONG_TONE = 0.5
const MIN_CONFIDENT = 50
const MAX_CONFIDENT = 97

/** Analyses a finished call by rules; the same call always gives the same result. */
export function analyseByRules(call: EndedCall): Analysis {
  const { decision, signals } = call
  const lines = call.transcript.filter(({ speaker }) => speaker === 'caller')
  const spoken = lines.map(({ text }) => text).filter((line) => line.trim())
  const language = spokenTo(spoken)
  const found = spoken.flatMap((line) => callerCuesIn(line, language)).filter(isHeard)
  const flags = redFlags(found, signals)
  const tone = spoken.length ? sentimentOf(spoken.join('. '), language) : 0
  const type = typeOf(tone, flags.length, decision)
  return {
    sentiment: sentenceOf(tone, type, flags.length, spoken.length),
    confidence: confidenceOf(signals, tone, spoken.length),
    suggested_action: suggestedAction(call, { found, flags: flags.length }),
    type,
    red_flags: flags,
  }
}

const FACT_FLAGS = new Set([
  'attestation',
  'block-list',
  'ended-before',
  'persisted',
  'repeated-itself',
])

function redFlags(found: CallerCue[], signals: Signal[]): string[] {
  const cues = found
    .filter((cue) => RED.has(cue.group) && isClearlyHeard(cue) && !isTalkOfKin(cue, found))
    .map(({ name }) => `${CUE_SIGNALS[name].because}.`)
  const facts = signals
    .filter(({ name, weight }) => weight <= -1.5 && FACT_FLAGS.has(name))
    .map(({ because }) => because)
  return [...new Set([...cues, ...facts])]
}

/** Whether words sound like an offer, but more like somebody close: a sister's thanks are no survey. */
const isTalkOfKin = ({ group, odds }: CallerCue, found: CallerCue[]): boolean =>
  group === 'pitch' && found.some((other) => other.group === 'relation' && other.odds > odds)

function typeOf(tone: number, flags: number, decision: Decision | null): Analysis['type'] {
  if (flags > 0 || decision === 'end' || tone <= -STRONG_TONE) return 'negative'
  if (tone >= TONE && (decision === 'connect' || tone >= STRONG_TONE)) return 'positive'
  return 'neutral'
}

function sentenceOf(tone: number, type: Analysis['type'], flags: number, lines: number): string {
  if (lines === 0) return 'The caller said nothing.'
  const manner =
    tone <= -STRONG_TONE
      ? 'upset'
      : tone < -TONE
        ? 'tense'
        : tone > STRONG_TONE
          ? 'warm'
          : tone > TONE
            ? 'friendly'
            : 'matter-of-fact'
  const about =
    flags > 0
      ? 'and the call bears marks of an unwanted one'
      : type === 'negative'
        ? 'and the call was not a welcome one'
        : 'and nothing speaks against the call'
  return `The caller sounded ${manner}, ${about}.`
}

/** Confidence from 0 to 100: higher where the signals agree and more was said. */
function confidenceOf(signals: Signal[], tone: number, lines: number): number {
  if (lines === 0) return MIN_CONFIDENT
  const score = Math.abs(signals.reduce((sum, { weight }) => sum + weight, 0))
  const evidence = score > 0 ? score / (score + 4) : Math.abs(tone) / 2
  const lineShare = Math.min(1, lines / 2)
  return Math.round(MIN_CONFIDENT + (MAX_CONFIDENT - MIN_CONFIDENT) * evidence * lineShare)
}
