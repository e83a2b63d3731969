import type { Sentiment, SentimentShares } from 'shared-types'

export type RingSegment = { label: string; value: number; tone: Sentiment | 'none' }
export type Share = { sentiment: Sentiment; name: string; percentage: number }

const NAMES: Record<Sentiment, string> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
}
const ORDER = ['positive', 'neutral', 'negative'] as const

/** The sentiments that occur, in the order of the ring. Percentages are rounded down; those that become zero are not shown. */
export const sharesOf = (shares: SentimentShares): Share[] =>
  ORDER.map((sentiment) => ({
    sentiment,
    name: NAMES[sentiment],
    percentage: Math.floor(shares[sentiment]),
  })).filter(({ percentage }) => percentage > 0)

/** Segments in their true proportions; a single grey one where there is no data. */
export function segmentsOf(shares: SentimentShares): RingSegment[] {
  const segments = sharesOf(shares).map(({ sentiment, name, percentage }) => ({
    label: `${name} ${percentage}%`,
    value: shares[sentiment],
    tone: sentiment,
  }))
  return segments.length > 0 ? segments : [{ label: 'No data', value: 100, tone: 'none' }]
}

/** The sentiment with the highest share; of equal ones the more positive. Null where there is no data. */
export const dominantOf = (shares: SentimentShares): Share | null =>
  sharesOf(shares).toSorted((a, b) => shares[b.sentiment] - shares[a.sentiment])[0] ?? null
