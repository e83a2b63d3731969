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
}

/** The tests there are, each with its result where the run had it as it is now, then the hostile ones of the run. */
export function rowsOf(tests: AgentTest[], results: TestResult[]): TestRow[] {
  const byTest = new Map(results.map((result) => [result.test_id, result]))
  const own = tests.map((test) => {
    const result = byTest.get(test.id)
    const isSame = result && sameTest(test, result)
    const { lines, expects } = test
    return { key: test.id, test, lines, expects, attack: null, result: isSame ? result : null }
  })
  const hostile = results
    .filter(({ kind, side }) => kind === 'hostile' && side === 'live')
    .map((result) => {
      const { position, lines, expects, attack } = result
      return { key: `hostile ${position}`, test: null, lines, expects, attack, result }
    })
  return [...own, ...hostile]
}

/** What was changed since is not what the run tried. */
const sameTest = ({ lines, expects }: AgentTest, result: TestResult): boolean =>
  JSON.stringify([lines, expects]) === JSON.stringify([result.lines, result.expects])
