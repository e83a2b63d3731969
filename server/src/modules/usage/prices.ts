import type { UsageKind } from 'shared-types'
import type { Prices } from '../../config-spending.ts'
import type { TokenUsage } from '../../ports/model/index.ts'

const SECONDS_A_MINUTE = 60

/** The kinds of usage with a configured price. */
export const pricedKinds = (prices: Prices): UsageKind[] => {
  const known: [UsageKind, number | null][] = [
    ['model', prices.modelIn],
    ['embedding', prices.embedding],
    ['text_message', prices.textMessage],
    ['call', prices.callMinute],
  ]
  return known.filter(([, price]) => price !== null).map(([kind]) => kind)
}

/** In millionths of a US dollar, rounded up so that many small calls do not count as free; 0 when the price is unknown. */
export const costOfTokens = (
  prices: Prices,
  kind: 'model' | 'embedding',
  { tokensIn, tokensOut }: TokenUsage,
): number =>
  kind === 'embedding'
    ? Math.ceil(tokensIn * (prices.embedding ?? 0))
    : Math.ceil(tokensIn * (prices.modelIn ?? 0) + tokensOut * (prices.modelOut ?? 0))

/** Carriers bill every started minute. */
export const costOfCall = ({ callMinute }: Prices, seconds: number): number =>
  Math.ceil(seconds / SECONDS_A_MINUTE) * (callMinute ?? 0)
