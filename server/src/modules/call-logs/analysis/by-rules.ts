import { sentimentOf } from '../../listening/feeling.ts'
import type { Decision, Signal } from '../../screening/index.ts'
import { type Judged, judge } from './judge.ts'
import { suggestedAction } from './suggested-action.ts'
import type { Analysis, EndedCall } from './types.ts'

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
  const judged = judge(call, spoken)
  const tone = spoken.length ? sentimentOf(spoken.join('. '), judged.language) : 0
  return {
    sentiment: sentenceOf(tone, judged, spoken.length),
    confidence: confidenceOf(signals, tone, spoken.length),
    suggested_action: suggestedAction(call, judged),
    type: typeOf(tone, judged, decision),
    red_flags: judged.redFlags,
  }
}

function typeOf(tone: number, { isUnwanted }: Judged, decision: Decision | null): Analysis['type'] {
  if (isUnwanted || tone <= -STRONG_TONE) return 'negative'
  if (tone >= TONE && (decision === 'connect' || tone >= STRONG_TONE)) return 'positive'
  return 'neutral'
}

function sentenceOf(tone: number, { isUnwanted, redFlags }: Judged, lines: number): string {
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
  const against = redFlags.length
    ? 'and the call bears marks of an unwanted one'
    : 'and the call was not a welcome one'
  return `The caller sounded ${manner}, ${isUnwanted ? against : 'and nothing speaks against the call'}.`
}

/** Confidence from 0 to 100: higher where the signals agree and more was said. */
function confidenceOf(signals: Signal[], tone: number, lines: number): number {
  if (lines === 0) return MIN_CONFIDENT
  const score = Math.abs(signals.reduce((sum, { weight }) => sum + weight, 0))
  const evidence = score > 0 ? score / (score + 4) : Math.abs(tone) / 2
  const lineShare = Math.min(1, lines / 2)
  return Math.round(MIN_CONFIDENT + (MAX_CONFIDENT - MIN_CONFIDENT) * evidence * lineShare)
}
