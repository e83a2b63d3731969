import type { TestDecision, TestExpectation, TestResult, TestRun } from 'shared-types'
import { money } from '~/lib/money.ts'
import { counted } from '~/lib/text.ts'

export const DECISIONS: Record<TestDecision, string> = {
  connect: 'Puts the caller through',
  take_message: 'Takes a message',
  end: 'Ends the call',
  none: 'Goes on talking',
}

export const ATTACKS: Record<string, string> = {
  injection: 'Tries to change its instructions',
  off_topic: 'Asks beside its subject',
  other_people: 'Asks for other people’s data',
  put_through: 'Talks its way past the screening',
}

/** The expectation in one line; empty where any answer passes. */
export function expectationText(expects: TestExpectation): string {
  const { must_contain, must_not_say, must_cite, not_known, decision } = expects
  const quoted = (phrases: string[]) => phrases.map((phrase) => `“${phrase}”`).join(', ')
  return [
    decision && DECISIONS[decision],
    not_known && 'Says that it does not know',
    must_contain.length > 0 && `Says ${quoted(must_contain)}`,
    must_cite && `Cites “${must_cite}”`,
    must_not_say.length > 0 && `Does not say ${quoted(must_not_say)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How the test was judged and how long that took: 'Judged by rules · 12 ms'. */
export function judgedText({ judged_by: by, ms, cost_micros: cost }: TestResult): string {
  return [
    by && `Judged by ${by === 'rules' ? 'rules and quotes' : by}`,
    ms !== null && `${Math.round(ms).toLocaleString('en')} ms`,
    cost > 0 && money(cost),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How far a run is: '3 of 10 tried'. A test that is tried live and with a draft counts once. */
export const progressText = ({ total, done, sides }: TestRun): string =>
  `${Math.floor(done / sides.length)} of ${total / sides.length} tried`

/** The state of a run, for screen readers too. */
export function runText(run: TestRun): string {
  if (run.sides.length > 1) return comparedText(run)
  const { total, done, failed, finished_at: end, stopped } = run
  if (!end) return `${progressText(run)}${failed > 0 ? `, ${failed} failed` : ''}`
  const passed = `${done - failed} of ${total} passed`
  if (stopped) return `Stopped after ${counted(done, 'test')}: ${passed}`
  return failed > 0 ? `${counted(failed, 'test')} failed, ${passed}` : `All ${total} passed`
}

/** The state of a run that tried each test live and then with the draft. */
function comparedText(run: TestRun): string {
  const { total, done, failed, failed_in_draft: inDraft, finished_at: end, stopped } = run
  if (!end) return `${progressText(run)}${inDraft > 0 ? `, ${inDraft} failed in the draft` : ''}`
  const tests = total / 2
  const passed = Math.floor(done / 2) - inDraft
  const passedLive = Math.ceil(done / 2) - (failed - inDraft)
  const both = `${passed} of ${tests} passed in the draft, ${passedLive} of ${tests} live`
  if (stopped) return `Stopped after ${counted(Math.floor(done / 2), 'test')}: ${both}`
  if (failed === 0) return `All ${tests} passed, in the draft and live`
  return run.regressions > 0 ? `${both}; ${worseText(run.regressions)}` : both
}

const worseText = (count: number): string =>
  count === 1 ? '1 passes live and fails in the draft' : `${count} pass live and fail in the draft`

/** How long the run took and what it cost; empty while it is in progress. */
export function tookText({ started_at, finished_at, cost_micros: cost }: TestRun): string {
  if (!finished_at) return ''
  const seconds = (Date.parse(finished_at) - Date.parse(started_at)) / 1_000
  return [`${seconds.toFixed(1)} s`, cost > 0 ? money(cost) : 'no cost'].join(' · ')
}
