import { expect, test } from 'vitest'
import type { AgentTest, TestResult } from 'shared-types'
import { regressionsIn, rowsOf } from './rows.ts'
import { expectationText, runText, tookText } from './words.ts'

const expects = {
  must_contain: ['£4.80'],
  must_not_say: [],
  must_cite: null,
  not_known: false,
  decision: null,
}
const rye: AgentTest = {
  id: 'rye',
  kind: 'question',
  lines: ['How much is rye?'],
  expects,
  written_by: 'Ada',
  updated_at: '2026-11-23T10:00:00.000Z',
}
const found: TestResult = {
  position: 0,
  side: 'live',
  kind: 'question',
  test_id: 'rye',
  attack: null,
  lines: rye.lines,
  expects,
  verdict: 'pass',
  reasons: [],
  said: '£4.80',
  sources: [],
  judged_by: 'rules',
  ms: 12,
  cost_micros: 0,
}
const run = {
  id: 'run',
  sides: ['live' as const],
  started_by: 'Ada',
  stopped: false,
  failed_in_draft: 0,
  regressions: 0,
  started_at: '2026-11-23T10:00:00.000Z',
  finished_at: null,
  total: 8,
  done: 3,
  failed: 1,
  cost_micros: 0,
}

test('a test shows its result in the last run until it is changed', () => {
  expect(rowsOf([rye], [found])[0]!.result).toBe(found)
  const changed = { ...rye, expects: { ...expects, must_contain: ['£5'] } }
  expect(rowsOf([changed], [found])[0]!.result).toBeNull()
})

test('hostile tests are listed last, and results of deleted tests are not shown', () => {
  const hostile: TestResult = { ...found, kind: 'hostile', test_id: null, attack: 'injection' }
  expect(rowsOf([], [found, hostile]).map(({ attack }) => attack)).toEqual(['injection'])
})

test('a test names its expectation, and a run its state', () => {
  expect(expectationText(expects)).toBe('Says “£4.80”')
  expect(expectationText({ ...expects, must_contain: [], not_known: true })).toBe(
    'Says that it does not know',
  )
  expect(runText(run)).toBe('3 of 8 tried, 1 failed')
  const over = { ...run, done: 8, finished_at: '2026-11-23T10:00:02.500Z' }
  expect(runText(over)).toBe('1 test failed, 7 of 8 passed')
  expect(runText({ ...over, failed: 0 })).toBe('All 8 passed')
  expect(runText({ ...over, stopped: true })).toBe('Stopped after 8 tests: 7 of 8 passed')
  expect(tookText(over)).toBe('2.5 s · no cost')
})

test('a run with a draft counts each test once, and names those that only the draft fails', () => {
  const compared = { ...run, sides: ['live' as const, 'draft' as const], total: 20 }
  expect(runText({ ...compared, done: 7, failed: 0 })).toBe('3 of 10 tried')
  const over = { ...compared, done: 20, failed: 2, failed_in_draft: 1, finished_at: 'now' }
  expect(runText(over)).toBe('9 of 10 passed in the draft, 9 of 10 live')
  expect(runText({ ...over, failed: 1, regressions: 1 })).toBe(
    '9 of 10 passed in the draft, 10 of 10 live; 1 passes live and fails in the draft',
  )
  expect(runText({ ...over, failed: 0, failed_in_draft: 0 })).toBe(
    'All 10 passed, in the draft and live',
  )
  const worse: TestResult = { ...found, position: 1, side: 'draft', verdict: 'fail' }
  expect(regressionsIn([found, worse])).toEqual([worse])
  expect(regressionsIn([{ ...found, verdict: 'fail' }, worse])).toEqual([])
})
