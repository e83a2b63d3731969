import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import type { TokenUsage } from '../../ports/model/index.ts'
import { countLater } from './counter.ts'
import { dayOf } from './month.ts'
import { costOfCall, costOfTokens } from './prices.ts'
import { noteSpending } from './spenders.ts'
import { addUsage, type Payer } from './store.ts'

/** Receives what one call of a model used, and its price in millionths of a US dollar. */
export type OnCounted = (usage: TokenUsage, costMicros: number) => void

/** Counts what a model used, without delaying anybody. */
export const countTokens =
  (deps: Deps, payer: Payer, kind: 'model' | 'embedding', onCounted?: OnCounted) =>
  (usage: TokenUsage): void => {
    const costMicros = costOfTokens(deps.config.spending.prices, kind, usage)
    onCounted?.(usage, costMicros)
    countLater(deps, {
      ...payer,
      day: dayOf(deps.now()),
      kind: usage.isEstimate ? `${kind}_estimated` : kind,
      times: 1,
      tokensIn: usage.tokensIn,
      tokensOut: usage.tokensOut,
      costMicros,
    })
  }

/**
 * Counts a text that was sent, in the transaction that marks it as sent.
 * @param segments how many texts the carrier charges for
 */
export function countText(deps: Deps, tx: Database, payer: Payer, segments = 1): Promise<void> {
  noteSpending(deps, payer.userId)
  return addUsage(tx, {
    userId: payer.userId,
    agentId: payer.agentId,
    day: dayOf(deps.now()),
    kind: 'text_message',
    times: segments,
    costMicros: (deps.config.spending.prices.textMessage ?? 0) * segments,
  })
}

type EndedCall = Payer & {
  channel: 'phone' | 'browser'
  pickedUpAt: Date | null
  acceptedAt: Date | null
  endedAt: Date | null
  durationSeconds: number | null
}

/** Counts a call that ended, in the transaction that ends it. A call from the browser involves no carrier. */
export async function countCall(deps: Deps, tx: Database, call: EndedCall): Promise<void> {
  if (call.channel !== 'phone') return
  const { prices } = deps.config.spending
  const seconds = call.durationSeconds ?? 0
  const throughSeconds = secondsPutThrough(call)
  noteSpending(deps, call.userId)
  await addUsage(tx, {
    ...rowOf(call),
    times: 1,
    seconds: seconds + throughSeconds,
    costMicros: costOfCall(prices, seconds) + costOfCall(prices, throughSeconds),
  })
}

/** Corrects the count when the carrier later reports another length. */
export async function recountCall(
  deps: Deps,
  tx: Database,
  call: EndedCall,
  seconds: number,
): Promise<void> {
  if (call.channel !== 'phone') return
  const { prices } = deps.config.spending
  const counted = call.durationSeconds ?? 0
  await addUsage(tx, {
    ...rowOf(call),
    seconds: seconds - counted,
    costMicros: costOfCall(prices, seconds) - costOfCall(prices, counted),
  })
}

/**
 * Counts a call that has no log of its own, such as one to an owner's phone that only a mailbox took.
 * @param seconds from picking up to its end
 */
export async function countUnlogged(
  deps: Deps,
  tx: Database,
  payer: Payer,
  seconds: number,
): Promise<void> {
  noteSpending(deps, payer.userId)
  const costMicros = costOfCall(deps.config.spending.prices, seconds)
  await addUsage(tx, { ...rowOf({ ...payer, endedAt: deps.now() }), seconds, costMicros })
}

/** A call that was put through counts as a second one for the carrier, from when the owner's phone was picked up. */
const secondsPutThrough = ({ pickedUpAt, acceptedAt, endedAt }: EndedCall): number => {
  // The previous release only stores when the call was accepted.
  const from = pickedUpAt ?? acceptedAt
  return from && endedAt ? Math.max(0, Math.round((endedAt.getTime() - from.getTime()) / 1000)) : 0
}

const rowOf = ({ userId, agentId, endedAt }: Payer & Pick<EndedCall, 'endedAt'>) => ({
  userId,
  agentId,
  day: dayOf(endedAt ?? new Date()),
  kind: 'call' as const,
})
