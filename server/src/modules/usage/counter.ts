import type { Deps } from '../../deps.ts'
import { addUsage, type UsageRow } from './store.ts'

const AGAIN_MS = 5_000
const FOREIGN_KEY_VIOLATION = '23503'

/** Writes under way, and what a database that was away has not taken yet: a row for each account, agent, day and kind. */
type Counter = {
  writing: Set<Promise<void>>
  waiting: Map<string, UsageRow>
  timer: NodeJS.Timeout | null
}

const counters = new WeakMap<Deps['database'], Counter>()

/** Writes what was used at once, beside whatever goes on. Only a process that is killed at this very moment loses it. */
export function countLater(deps: Deps, row: UsageRow): void {
  const counter = counterOf(deps)
  const writing = addUsage(deps.db, row)
    .catch((error: unknown) => {
      // The account is deleted, and with it what it spent.
      if (codeOf(error) === FOREIGN_KEY_VIOLATION) return
      deps.log.warn({ err: error }, 'what was used is counted a little later')
      keepWaiting(deps, counter, row)
    })
    .finally(() => counter.writing.delete(writing))
  counter.writing.add(writing)
}

/** Everything that was used is in the database, or was tried. */
export async function usageWritten(deps: Deps): Promise<void> {
  const counter = counterOf(deps)
  if (counter.timer) clearTimeout(counter.timer)
  writeWaiting(deps, counter)
  await Promise.all(counter.writing)
}

function keepWaiting(deps: Deps, counter: Counter, row: UsageRow): void {
  const key = [row.userId, row.agentId, row.day, row.kind].join()
  const before = counter.waiting.get(key)
  counter.waiting.set(key, before ? sumOf(before, row) : row)
  counter.timer ??= setTimeout(() => writeWaiting(deps, counter), AGAIN_MS).unref()
}

function writeWaiting(deps: Deps, counter: Counter): void {
  counter.timer = null
  const rows = [...counter.waiting.values()]
  counter.waiting.clear()
  for (const row of rows) countLater(deps, row)
}

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
  const counter: Counter = { writing: new Set(), waiting: new Map(), timer: null }
  counters.set(deps.database, counter)
  return counter
}
