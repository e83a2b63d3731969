import type { CallAnalysis, Sentiment } from 'shared-types'
import { color } from '~/theme/tokens.ts'

type Judged = Pick<CallAnalysis, 'type' | 'confidence'>

/** The lengths of the confidence bars in percent. The neutral bar is halved where the call was not neutral. */
export function confidenceBars({ type, confidence }: Judged): { tone: Sentiment; width: number }[] {
  const width = Math.min(100, Math.max(0, confidence))
  if (type === 'neutral') return [{ tone: 'neutral', width }]
  return [
    { tone: type, width },
    { tone: 'neutral', width: width / 2 },
  ]
}

/** Accepts a list, or text with commas. 'none' and similar words are not flags. */
export function redFlags(flags: CallAnalysis['red_flags']): string[] {
  const list = typeof flags === 'string' ? flags.split(',') : flags
  return list.map((flag) => flag.trim()).filter((flag) => flag && !/^(?:none|n\/a)\.?$/i.test(flag))
}

/** The colours of a sentiment: for bars, pale backgrounds, and text on either. */
export const tones: Record<Sentiment, { fill: string; soft: string; text: string }> = {
  positive: { fill: color.positive, soft: color.positiveSoft, text: color.positiveText },
  neutral: { fill: color.neutral, soft: color.neutralSoft, text: color.neutralText },
  negative: { fill: color.negative, soft: color.negativeSoft, text: color.negativeText },
}
