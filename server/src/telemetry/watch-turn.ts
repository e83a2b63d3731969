import type { Deps } from '../deps.ts'
import { secondsSince } from './metrics.ts'
import type { Span } from './tracing.ts'

export type TurnWatch = {
  /** Spans started by `work` belong to the turn. */
  run<T>(work: () => T): T
  /** Only the first call counts. */
  spoke(): void
  /** Only the first call counts. @param outcome one of a fixed set */
  end(outcome: string, error?: unknown): void
}

/** Measures one turn of an agent, from the end of the message to the last word of the reply. */
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
