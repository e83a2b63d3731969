import type { AgentTest, TestExpectation, TestResult, TestRun } from 'shared-types'

export type RunRead = { run: TestRun; results: TestResult[] }

/** A test with its result in the latest run. */
export type TestRow = {
  key: string
  /** Null for a built-in hostile test, and for a test that was deleted since. */
  test: AgentTest | null
  lines: string[]
  expects: TestExpectation
  attack: string | null
  result: TestResult | null
  /** Its result with the draft, where the run tried a draft beside the live settings. */
  draft: TestResult | null
}

/** The present tests, each with its result where the run tried it in its present form, then the hostile tests of the run. */
export function rowsOf(tests: AgentTest[], results: TestResult[]): TestRow[] {
  const live = results.filter(({ side }) => side === 'live')
  const inDraft = new Map(
    results.filter(({ side }) => side === 'draft').map((result) => [result.position - 1, result]),
  )
  const draftOf = (result: TestResult | undefined) =>
    (result && inDraft.get(result.position)) ?? null
  const byTest = new Map(live.map((result) => [result.test_id, result]))
  const own = tests.map((test) => {
    const tried = byTest.get(test.id)
    const result = tried && sameTest(test, tried) ? tried : undefined
    const { lines, expects } = test
    return {
      key: test.id,
      test,
      lines,
      expects,
      attack: null,
      result: result ?? null,
      draft: draftOf(result),
    }
  })
  const hostile = live
    .filter(({ kind }) => kind === 'hostile')
    .map((result) => {
      const { position, lines, expects, attack } = result
      const draft = draftOf(result)
      return { key: `hostile ${position}`, test: null, lines, expects, attack, result, draft }
    })
  return [...own, ...hostile]
}

/** The results of tests that fail with the draft and pass live. */
export function regressionsIn(results: TestResult[]): TestResult[] {
  const passedLive = new Set(
    results
      .filter(({ side, verdict }) => side === 'live' && verdict === 'pass')
      .map(({ position }) => position),
  )
  return results.filter(
    ({ side, verdict, position }) =>
      side === 'draft' && verdict !== 'pass' && passedLive.has(position - 1),
  )
}

/** The run tried the test before it was changed. */
const sameTest = ({ lines, expects }: AgentTest, result: TestResult): boolean =>
  JSON.stringify([lines, expects]) === JSON.stringify([result.lines, result.expects])
