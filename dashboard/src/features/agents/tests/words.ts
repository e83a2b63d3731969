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
    not_known && 'Must not be known',
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

/** The state of a run, for screen readers too. */
export function runText(run: TestRun): string {
  const { total, done, failed, finished_at: end, stopped, regressions } = run
  if (!end) return `${done} of ${total} tried${failed > 0 ? `, ${failed} failed` : ''}`
  const passed = `${done - failed} of ${total} passed`
  if (stopped) return `Stopped after ${counted(done, 'test')}: ${passed}`
  const worse = regressions > 0 ? `; ${regressions} pass live and fail in the draft` : ''
  return failed > 0 ? `${counted(failed, 'test')} failed, ${passed}${worse}` : `All ${total} passed`
}

/** How long the run took and what it cost; empty while it is in progress. */
export function tookText({ started_at, finished_at, cost_micros: cost }: TestRun): string {
  if (!finished_at) return ''
  const seconds = (Date.parse(finished_at) - Date.parse(started_at)) / 1_000
  return [`${seconds.toFixed(1)} s`, cost > 0 ? money(cost) : 'no cost'].join(' · ')
}
