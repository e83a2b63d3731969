import type { Deps } from '../../deps.ts'
import { addUsage, type UsageRow } from './store.ts'

const AGAIN_MS = 5_000
const FOREIGN_KEY_VIOLATION = '23503'

/** A row for each account, agent, day and kind. */
type Counter = {
  writing: Map<string, Promise<void>>
  waiting: Map<string, UsageRow>
  /** Runs while the database takes nothing. */
  timer: NodeJS.Timeout | null
}

const counters = new WeakMap<Deps['database'], Counter>()

/**
 * Counts what was used, beside whatever goes on. What comes up while its row is being written is written together afterwards. Only a process
 * that is killed at this very moment loses it.
 */
export function countLater(deps: Deps, row: UsageRow): void {
  const counter = counterOf(deps)
  keep(counter, row)
  if (!counter.writing.has(keyOf(row)) && !counter.timer) write(deps, counter, keyOf(row))
}

/** Everything that was used is in the database, or was tried. */
export async function usageWritten(deps: Deps): Promise<void> {
  const counter = counterOf(deps)
  if (counter.timer) writeWaiting(deps, counter)
  while (counter.writing.size > 0) await Promise.all(counter.writing.values())
}

function write(deps: Deps, counter: Counter, key: string): void {
  const row = counter.waiting.get(key)
  if (!row) return
  counter.waiting.delete(key)
  const writing = addUsage(deps.db, row)
    .catch((error: unknown) => {
      // The account is deleted, and with it what it spent.
      if (codeOf(error) === FOREIGN_KEY_VIOLATION) return
      deps.log.warn({ err: error }, 'what was used is counted a little later')
      keep(counter, row)
      counter.timer ??= setTimeout(() => writeWaiting(deps, counter), AGAIN_MS).unref()
    })
    .finally(() => {
      counter.writing.delete(key)
      if (!counter.timer) write(deps, counter, key)
    })
  counter.writing.set(key, writing)
}

function writeWaiting(deps: Deps, counter: Counter): void {
  if (counter.timer) clearTimeout(counter.timer)
  counter.timer = null
  for (const key of counter.waiting.keys()) if (!counter.writing.has(key)) write(deps, counter, key)
}

function keep(counter: Counter, row: UsageRow): void {
  const before = counter.waiting.get(keyOf(row))
  counter.waiting.set(keyOf(row), before ? sumOf(before, row) : row)
}

const keyOf = ({ userId, agentId, day, kind }: UsageRow) => [userId, agentId, day, kind].join()

const sumOf = (a: UsageRow, b: UsageRow): UsageRow => ({
  ...a,
  times: (a.times ?? 0) + (b.times ?? 0),
  tokensIn: (a.tokensIn ?? 0) + (b.tokensIn ?? 0),
  tokensOut: (a.tokensOut ?? 0) + (b.tokensOut ?? 0),
  seconds: (a.seconds ?? 0) + (b.seconds ?? 0),
  costMicros: (a.costMicros ?? 0) + (b.costMicros ?? 0),
})

/** Drizzle wraps what the database says. */
const codeOf = (error: unknown): unknown => {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code ?? cause?.code
}

function counterOf(deps: Deps): Counter {
  const known = counters.get(deps.database)
  if (known) return known
  const counter: Counter = { writing: new Map(), waiting: new Map(), timer: null }
  counters.set(deps.database, counter)
  return counter
}
