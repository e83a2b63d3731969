import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  globalSetup: './compile-once.ts',
  outputDir: '../test-results/kill',
  workers: 2,
  // Two nodes need a PostgreSQL; where there is none, the step says that they are not killed.
  ...(!process.env['TEST_DATABASE_URL'] && { grepInvert: /@postgres/ }),
  // It runs beside what is operated.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../test-results/kill.json' }],
  ],
  use: browser,
})
