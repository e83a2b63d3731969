import { setTimeout as sleep } from 'node:timers/promises'
import { countHeld } from '../../db/held-time.ts'
import type { Deps } from '../../deps.ts'
import { paces } from '../../lib/paces.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import { addNewPages } from './new-pages.ts'
import { failPage, forgetGonePages, postponePages } from './page-outcome-store.ts'
import { trainPage, TRIES_PER_PAGE } from './train-page.ts'
import {
  countPages,
  finishRun,
  listPendingPages,
  type Outcome,
  type PageCounts,
  type PendingPage,
  type TrainingJob,
} from './training-store.ts'

/** Pages of one site that are read at a time: polite to the site, and enough to keep the readers busy. */
const PAGES_AT_A_TIME = 4
/** One page at a time is enough for scheduled readings, because nobody waits for them. */
const REREAD_AT_A_TIME = 1
/** After this many consecutive temporary failures the site counts as down, and the other pages are postponed too. */
const SITE_IS_DOWN_AFTER = 8
const PROGRESS_EVERY_MS = 400
/** After this time it is another item's turn, so that a slow site does not hold up everybody. */
const TURN_MS = 15_000
/**
 * Limits how long all trainings together may occupy the embedded database, in ms, so that it is free for visitors for the rest of the
 * minute.
 */
const HELD_MS = { key: 'training', perMinute: 24_000, inRow: 100 }
const charge = paces()
/** A document that has ended the process this often without a page being read is given up. */
const MAX_LOST_RUNS = 25

export type TrainingPace = {
  /** Waits before a page is tried again: after the first failure, the second, and so on. */
  backoffMs: number[]
}

/**
 * Trains the pending pages of an item in one run. Every page is a unit of its own, and reading a page again produces the same rows, so a
 * run may end anywhere and the next one continues. Writes nothing after the item is deleted or `signal` aborts.
 */
export async function trainItem(
  deps: Deps,
  job: TrainingJob,
  pace: TrainingPace,
  signal: AbortSignal,
): Promise<void> {
  const pages = await listPendingPages(deps.db, job.id)
  const isTurnOver =
    job.attempts > MAX_LOST_RUNS
      ? await giveUp(deps, job, pages)
      : await trainPages(deps, job, pages, signal)
  if (signal.aborted) return
  const counts = await countPages(deps.db, job.id)
  const isMore =
    isTurnOver || (counts.pending === 0 && (await addNewPages(deps, job, counts, signal)))
  if (signal.aborted) return
  const outcome = isMore ? goOnAtOnce(deps) : outcomeOf(deps, counts, pages, pace)
  if (outcome.status === 'trained') await forgetGonePages(deps.db, job)
  await finishRun(deps.db, job, outcome)
  notifyDashboards(deps, 'knowledge', job)
}

async function giveUp(deps: Deps, job: TrainingJob, pages: PendingPage[]): Promise<false> {
  for (const page of pages) {
    await failPage(deps.db, job, page.id, 'Reading it stopped the server several times.')
  }
  return false
}

/** @returns whether pages are left only because the turn ended. */
async function trainPages(
  deps: Deps,
  job: TrainingJob,
  pages: PendingPage[],
  signal: AbortSignal,
): Promise<boolean> {
  const progressed = progressOf(deps, job)
  const turnEnds = performance.now() + TURN_MS
  const queue = [...pages]
  let failuresInARow = 0
  const lane = async () => {
    while (queue.length > 0 && performance.now() < turnEnds && !signal.aborted) {
      const held = { ms: 0 }
      const result = await countHeld(held, () => trainPage(deps, job, queue.shift()!, signal))
      failuresInARow = result.kind === 'later' ? failuresInARow + 1 : 0
      if (result.kind === 'later' && failuresInARow >= SITE_IS_DOWN_AFTER) {
        const waiting = queue.splice(0).map(({ id }) => id)
        await postponePages(deps.db, job, waiting, result.reason, TRIES_PER_PAGE)
      }
      progressed()
      const restMs = charge([HELD_MS], Number.POSITIVE_INFINITY, held.ms)
      if (queue.length > 0) await rest(restMs, signal)
    }
  }
  const lanes = job.isReread ? REREAD_AT_A_TIME : PAGES_AT_A_TIME
  await Promise.all(Array.from({ length: lanes }, lane))
  return queue.length > 0
}

/** Tells dashboards about progress at most a few times a second, because an item changes with every page. */
function progressOf(deps: Deps, job: TrainingJob): () => void {
  let notifiedAt = 0
  return () => {
    const now = performance.now()
    if (now - notifiedAt < PROGRESS_EVERY_MS) return
    notifiedAt = now
    notifyDashboards(deps, 'knowledge', job)
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined)

const goOnAtOnce = (deps: Deps): Outcome => ({
  status: 'training',
  reason: null,
  nextRunAt: deps.now(),
})

function outcomeOf(
  deps: Deps,
  counts: PageCounts,
  pages: PendingPage[],
  { backoffMs }: TrainingPace,
): Outcome {
  if (counts.pending > 0) {
    const failures = Math.max(0, ...pages.map((page) => page.attempts))
    const wait = backoffMs[Math.min(failures, backoffMs.length - 1)] ?? 0
    const nextRunAt = new Date(deps.now().getTime() + wait)
    const reason = counts.waitingFor && `${counts.waitingFor} Trying again soon.`
    return { status: 'training', reason, nextRunAt }
  }
  const isSoon = counts.missing > 0
  if (counts.trained > 0) return { status: 'trained', reason: null, nextRunAt: null, isSoon }
  return { status: 'untrained', reason: counts.failedFor, nextRunAt: null, isSoon: true }
}
