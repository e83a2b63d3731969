import type { AgentTest, TestExpectation, TestResult, TestRun } from 'shared-types'

export type RunRead = { run: TestRun; results: TestResult[] }

/** A test with what the last run found of it. */
export type TestRow = {
  key: string
  /** Null of a hostile one, and of one that was deleted since. */
  test: AgentTest | null
  lines: string[]
  expects: TestExpectation
  attack: string | null
  result: TestResult | null
  /** What came of it in the draft, where one was tried beside what is live. */
  draft: TestResult | null
}

/** The tests there are, each with its result where the run had it as it is now, then the hostile ones of the run. */
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

/** What was changed since is not what the run tried. */
const sameTest = ({ lines, expects }: AgentTest, result: TestResult): boolean =>
  JSON.stringify([lines, expects]) === JSON.stringify([result.lines, result.expects])
