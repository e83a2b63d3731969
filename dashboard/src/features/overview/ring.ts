import type { Sentiment, SentimentShares } from 'shared-types'

export type RingSegment = { label: string; value: number; tone: Sentiment | 'none' }
export type Share = { sentiment: Sentiment; name: string; percentage: number }

const NAMES: Record<Sentiment, string> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
}
const ORDER = ['positive', 'neutral', 'negative'] as const

/** What there is, in the order of the ring. Percentages are rounded down; one of zero is not shown. */
export const sharesOf = (shares: SentimentShares): Share[] =>
  ORDER.map((sentiment) => ({
    sentiment,
    name: NAMES[sentiment],
    percentage: Math.floor(shares[sentiment]),
  })).filter(({ percentage }) => percentage > 0)

/** Segments in their true proportions; a single grey one where there is nothing to show. */
export function segmentsOf(shares: SentimentShares): RingSegment[] {
  const segments = sharesOf(shares).map(({ sentiment, name, percentage }) => ({
    label: `${name} ${percentage}%`,
    value: shares[sentiment],
    tone: sentiment,
  }))
  return segments.length > 0 ? segments : [{ label: 'No data', value: 100, tone: 'none' }]
}

/** The highest share; of equal ones the better. Null where there is nothing to judge. */
export const dominantOf = (shares: SentimentShares): Share | null =>
  sharesOf(shares).toSorted((a, b) => shares[b.sentiment] - shares[a.sentiment])[0] ?? null
