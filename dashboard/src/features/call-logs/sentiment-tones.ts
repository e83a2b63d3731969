import type { Sentiment } from 'shared-types'
import { color } from '~/theme/tokens.ts'

/** The colours of a sentiment: for bars, pale backgrounds, and text on either. */
export const tones: Record<Sentiment, { fill: string; soft: string; text: string }> = {
  positive: { fill: color.positive, soft: color.positiveSoft, text: color.positiveText },
  neutral: { fill: color.neutral, soft: color.neutralSoft, text: color.neutralText },
  negative: { fill: color.negative, soft: color.negativeSoft, text: color.negativeText },
}
