import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { cacheFolder, root } from './workspace.mjs'

/**
 * `failures`: the name and the beginning of the message of each failed test. @typedef {{ passed: number, failed: number, skipped?: string,
 * failures?: string[] }} Count
 */
/**
 * A step without a count is one check. When one fails, the others still run, so that one run shows everything; only steps that need the
 * build (`ofBuild`) are skipped when `builds` failed. @typedef {{ title: string, run: () => Promise<Count | void>, builds?: boolean,
 * ofBuild?: boolean }} Step
 */

/**
 * Runs steps one after another, those of an inner list at the same time, and ends with one line that programs can read.
 * @param {(Step | Step[])[]} steps
 */
export async function runSteps(steps) {
  const started = Date.now()
  const results = await inTurn(steps)
  const sum = (key) => results.reduce((total, result) => total + result[key], 0)
  // Repeated at the end, where readers of a long log look first.
  for (const failure of results.flatMap(({ failures }) => failures)) console.log(`\n✗ ${failure}`)
  console.log(`\n${results.map(({ line }) => line).join('\n')}\n\nin ${seconds(started)}`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') > 0 ? 1 : 0
}

/** @param {(Step | Step[])[]} steps */
async function inTurn(steps) {
  const results = []
  for (const together of steps) {
    const isBroken = results.some(({ error, builds }) => error && builds)
    const outcome = (step) => (isBroken && step.ofBuild ? leftOut(step) : runStep(step))
    results.push(...(await Promise.all([together].flat().map(outcome))))
  }
  return results
}

/** @param {Step} step */
const leftOut = ({ title }) => ({
  passed: 0,
  failed: 0,
  failures: [],
  line: `– ${title}: not run, as nothing could be built`,
})

/** @param {Step} step */
async function runStep({ title, run, builds = false }) {
  const begin = Date.now()
  console.log(`\n▸ ${title}`)
  let error
  const count = await run().catch((reason) => {
    error = reason
    console.error(`\n${reason.message}`)
    return reason.count
  })
  const mark = error ? '✗' : count?.skipped ? '–' : '✓'
  return {
    error,
    builds,
    passed: count?.passed ?? (error ? 0 : 1),
    failed: Math.max(count?.failed ?? 0, error ? 1 : 0),
    failures: count?.failures ?? [],
    line: `${mark} ${title} ${seconds(begin)}${count?.skipped ? `: ${count.skipped}` : ''}`,
  }
}

const seconds = (since) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

/** Runs `run` with a file for the runner's JSON report. @returns what `read` makes of the report, whether the run succeeded or not. */
export async function counted(name, read, run) {
  mkdirSync(cacheFolder, { recursive: true })
  const file = join(cacheFolder, `${name}.json`)
  rmSync(file, { force: true })
  let error
  await run(file).catch((reason) => (error = reason))
  const count = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  if (error) throw Object.assign(error, { count })
  return count
}

export const vitestCount = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  failures: report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map((test) => failure(`${name} › ${test.fullName}`, test.failureMessages.join('\n'))),
  ]),
})

export const playwrightCount = ({ stats, suites }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ results }) =>
          failure(
            `${file} › ${title}`,
            results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
          ),
        ),
    ),
})

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)]

const MAX_LETTERS = 1_500
const failure = (name, message) =>
  `${name.replace(`${root}/`, '')}\n${stripVTControlCharacters(message).slice(0, MAX_LETTERS)}`
