import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './compile-once.ts',
  outputDir: '../test-results/kill',
  workers: 2,
  // Two nodes need a PostgreSQL; without one, the step reports that these tests were skipped.
  ...(!process.env['TEST_DATABASE_URL'] && { grepInvert: /@postgres/ }),
  // Long, because these tests run beside those of `e2e/operate`.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../test-results/kill.json' }],
  ],
  use: browser,
})
