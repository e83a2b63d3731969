import type { CallAnalysis, Sentiment } from 'shared-types'

type Judged = Pick<CallAnalysis, 'type' | 'confidence'>

/** How long the bars of the confidence are, in percent. The neutral one is half as long where the call was not neutral. */
export function confidenceBars({ type, confidence }: Judged): { tone: Sentiment; width: number }[] {
  const width = Math.min(100, Math.max(0, confidence))
  if (type === 'neutral') return [{ tone: 'neutral', width }]
  return [
    { tone: type, width },
    { tone: 'neutral', width: width / 2 },
  ]
}

/** A list, or text with commas. 'none' and the like are no flag. */
export function redFlags(flags: CallAnalysis['red_flags']): string[] {
  const list = typeof flags === 'string' ? flags.split(',') : flags
  return list.map((flag) => flag.trim()).filter((flag) => flag && !/^(?:none|n\/a)\.?$/i.test(flag))
}
