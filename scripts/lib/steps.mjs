import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from './workspace.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: string }} Count */

/**
 * Runs steps one after the other, stops at the first that fails, and ends with one line a program can read.
 * @param {{ title: string, run: () => Promise<Count | void> }[]} steps a step without a count is one check
 */
export async function runSteps(steps) {
  const started = Date.now()
  const total = { passed: 0, failed: 0 }
  const lines = []
  for (const { title, run } of steps) {
    const begin = Date.now()
    console.log(`\n▸ ${title}`)
    let error
    const count = await run().catch((reason) => {
      error = reason
      return reason.count
    })
    total.passed += count?.passed ?? (error ? 0 : 1)
    total.failed += Math.max(count?.failed ?? 0, error ? 1 : 0)
    const mark = error ? '✗' : count?.skipped ? '–' : '✓'
    lines.push(`${mark} ${title} ${seconds(begin)}${count?.skipped ? `: ${count.skipped}` : ''}`)
    if (error) {
      console.error(`\n${error.message}`)
      break
    }
  }
  console.log(`\n${lines.join('\n')}\n\nin ${seconds(started)}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
}

const seconds = (since) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

/** A file for a runner's JSON report, and what it says after `run` has ended either way. */
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
})

export const playwrightCount = ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
})
