import type { Deps } from '../deps.ts'
import { secondsSince } from './metrics.ts'
import type { Span } from './tracing.ts'

export type TurnWatch = {
  /** Whatever `work` begins is a part of the turn. */
  run<T>(work: () => T): T
  /** The first call counts. */
  spoke(): void
  /** The first call counts. @param outcome of a bounded set */
  end(outcome: string, error?: unknown): void
}

/** Measures one turn of an agent, from what was said to it to its last word. */
export function watchTurn(
  { metrics, tracing }: Pick<Deps, 'metrics' | 'tracing'>,
  medium: 'chat' | 'call',
  traceId?: string,
): TurnWatch {
  const begun = performance.now()
  const span: Span = tracing.start('turn', { 'nexus.medium': medium }, traceId)
  let hasSpoken = false
  let isOver = false
  return {
    run: span.run,
    spoke() {
      if (hasSpoken) return
      hasSpoken = true
      metrics.firstToken.observe({ medium }, secondsSince(begun))
      span.event('first token')
    },
    end(outcome, error) {
      if (isOver) return
      isOver = true
      if (hasSpoken) span.event('last token')
      span.set({ 'nexus.outcome': outcome })
      span.end(error)
      metrics.turns.inc({ medium, outcome })
      metrics.turnDuration.observe({ medium }, secondsSince(begun))
    },
  }
}
