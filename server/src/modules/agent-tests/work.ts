import type { Deps } from '../../deps.ts'
import { yieldToEventLoop } from '../../lib/yield-to-event-loop.ts'
import { agentProfile } from '../agents/profile.ts'
import { withSettings } from '../agents/draft.ts'
import { notifyDashboards } from '../../ports/bus/notify-dashboards.ts'
import {
  finishRun,
  keepRun,
  listPending,
  type Pending,
  releaseRun,
  type RunJob,
  saveResult,
} from './run-store.ts'
import { tryTest } from './try-test.ts'

/** Tests of one run at a time when most of the work is waiting for a model. */
const WITH_MODEL = 4
/** Without a model the work is done in this process, so a visitor competes with one test at a time. */
const WITHOUT_MODEL = 1
const HEARTBEAT_MS = 10_000
/** Dashboards are told about progress at most this often. */
const NOTIFY_MS = 250

/**
 * Tries what a run has not tried yet. Every result is a row of its own, written once, so a run may stop anywhere and its next worker
 * continues.
 */
export async function workOnRun(deps: Deps, job: RunJob, stop: AbortSignal): Promise<void> {
  const lost = new AbortController()
  const signal = AbortSignal.any([stop, lost.signal])
  const heartbeat = setInterval(() => {
    keepRun(deps.db, job).then(
      (kept) => kept || lost.abort(),
      // The lease outlasts two missed heartbeats.
      (error: unknown) => deps.log.warn({ err: error }, 'a heartbeat of a test run was missed'),
    )
  }, HEARTBEAT_MS)
  try {
    await tryAll(deps, job, signal, () => lost.abort())
    if (!signal.aborted) await finishRun(deps.db, job)
    else if (stop.aborted) await releaseRun(deps.db, job)
  } finally {
    clearInterval(heartbeat)
    notifyDashboards(deps, 'agent_test', job)
  }
}

async function tryAll(deps: Deps, job: RunJob, signal: AbortSignal, lose: () => void) {
  const pending = await listPending(deps.db, job.id)
  const agent = await agentProfile(deps, job.agentId)
  // Without booking, so that no counted link is made and no time is held.
  const live = { ...agent, hasBookingPage: false, hasSchedule: false }
  const profiles = { live, draft: job.draft ? withSettings(live, job.draft) : live }
  let notifiedAt = 0
  const tryOne = async (test: Pending) => {
    await yieldToEventLoop()
    const found = await tryTest(deps, profiles[test.side], { ...test, runId: job.id }, signal)
    if (!(await saveResult(deps.db, job, test.position, found))) return lose()
    if (Date.now() - notifiedAt < NOTIFY_MS) return
    notifiedAt = Date.now()
    notifyDashboards(deps, 'agent_test', job)
  }
  const worker = async () => {
    for (let test = pending.shift(); test && !signal.aborted; test = pending.shift())
      await tryOne(test)
  }
  try {
    await Promise.all(Array.from({ length: deps.model ? WITH_MODEL : WITHOUT_MODEL }, worker))
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
