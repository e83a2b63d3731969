import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildDeps } from '../src/build-deps.ts'
import { readConfig } from '../src/config.ts'
import type { Deps } from '../src/deps.ts'
import { learn } from '../src/modules/answering/eval/learn.ts'
import { evaluate } from '../src/modules/answering/eval/run.ts'
import { HELD_APART, TUNED } from '../src/modules/answering/eval/sets.ts'
import type { EvaluationSet } from '../src/modules/answering/eval/types.ts'
import { aUser, anAgent } from '../src/test/factories.ts'
import { benchPages } from './judging/bench-pages.ts'
import { benchPublic } from './public/bench-public.ts'
import { benchReading } from './sites/bench-reading.ts'
import { benchSites } from './sites/bench-sites.ts'

/**
 * Prints how often an agent without a model quotes the right fact, and abstains when there is none: first from given passages, then from
 * texts of an encyclopaedia, and from websites and PDFs that it has read itself.
 */
const { values } = parseArgs({ options: { failures: { type: 'boolean', default: false } } })
const folder = mkdtempSync(join(tmpdir(), 'nexus-bench-'))
const deps = await buildDeps(readConfig({ DATA_DIR: folder, LOG_LEVEL: 'warn', NODE_ENV: 'test' }))
try {
  await report('tuned on', TUNED, values.failures)
  await report('held apart', HELD_APART, false)
} finally {
  await deps.bus.close()
  await deps.driver.close()
  rmSync(folder, { recursive: true, force: true })
}
await benchPublic({ failures: values.failures })
await benchSites({ failures: values.failures })
await benchPages()
await benchReading()
process.exit()

async function report(split: string, sets: EvaluationSet[], withFailures: boolean) {
  for (const set of sets) {
    const started = performance.now()
    const result = await evaluateFresh(deps, set)
    const questions = result.answerable + result.unanswerable
    const each = ((performance.now() - started) / questions).toFixed(1)
    console.log(
      `${split.padEnd(11)} ${set.business.padEnd(15)} answered ${share(result.answered, result.answerable)}  abstained ${share(result.abstained, result.unanswerable)}  ${median(result.lengths)} letters  ${each} ms a question`,
    )
    if (withFailures) for (const failure of result.failures) console.log(`    ${failure}`)
  }
}

async function evaluateFresh(deps: Deps, set: EvaluationSet) {
  const { user } = await aUser(deps)
  const agent = await anAgent(deps.db, user.id)
  await learn(deps.db, agent, set)
  return evaluate(deps, { ...agent, brandName: set.business }, set)
}

function share(part: number, all: number): string {
  return `${part}/${all} (${Math.round((100 * part) / all)} %)`
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
