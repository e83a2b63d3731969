import type { Deps } from '../../deps.ts'
import { noteSpending } from './spenders.ts'
import { addUsageOf, type UsageRow } from './store.ts'

/** Usage of this many ms is written in one statement; caps notice it that much later. */
const GATHER_MS = 100
const AGAIN_MS = 5_000

/** The usage that waits to be written, one row for each account, agent, day and kind. */
type Counter = {
  waiting: Map<string, UsageRow>
  writing: Promise<void> | null
  /** Timer until it is written; null when nothing waits. */
  timer: NodeJS.Timeout | null
}

const counters = new WeakMap<Deps['lifecycle'], Counter>()

/** Counts usage in the background. A process that is killed loses the usage of its last tenth of a second. */
export function countLater(deps: Deps, row: UsageRow): void {
  const counter = counterOf(deps)
  keep(counter, row)
  if (!counter.writing) writeIn(GATHER_MS, deps, counter)
}

/** Resolves when all usage is in the database, or its writing has failed. */
export async function usageWritten(deps: Deps): Promise<void> {
  const counter = counterOf(deps)
  await counter.writing
  if (counter.timer) clearTimeout(counter.timer)
  counter.timer = null
  if (counter.waiting.size > 0) await begin(deps, counter)
}

function writeIn(ms: number, deps: Deps, counter: Counter): void {
  counter.timer ??= setTimeout(() => {
    counter.timer = null
    void begin(deps, counter)
  }, ms).unref()
}

function begin(deps: Deps, counter: Counter): Promise<void> {
  counter.writing = write(deps, counter).finally(() => (counter.writing = null))
  return counter.writing
}

async function write(deps: Deps, counter: Counter): Promise<void> {
  const rows = [...counter.waiting.values()]
  counter.waiting.clear()
  const failed = await addUsageOf(deps.driver, rows).then(
    () => [],
    () => writeEach(deps, rows),
  )
  for (const { userId, costMicros } of rows) if (costMicros) noteSpending(deps, userId)
  for (const row of failed) keep(counter, row)
  if (counter.waiting.size > 0) writeIn(failed.length > 0 ? AGAIN_MS : GATHER_MS, deps, counter)
}

/**
 * Writes each row separately, so that one that the database refuses does not affect other accounts.
 * @returns those that were not written.
 */
async function writeEach(deps: Deps, rows: UsageRow[]): Promise<UsageRow[]> {
  const failed: UsageRow[] = []
  for (const row of rows) {
    await addUsageOf(deps.driver, [row]).catch((error: unknown) => {
      deps.log.warn({ err: error }, 'what was used is counted a little later')
      failed.push(row)
    })
  }
  return failed
}

function keep(counter: Counter, row: UsageRow): void {
  const key = keyOf(row)
  const before = counter.waiting.get(key)
  counter.waiting.set(key, before ? sumOf(before, row) : row)
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

function counterOf(deps: Deps): Counter {
  const known = counters.get(deps.lifecycle)
  if (known) return known
  const counter: Counter = { waiting: new Map(), writing: null, timer: null }
  counters.set(deps.lifecycle, counter)
  return counter
}
