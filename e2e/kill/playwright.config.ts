import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/kill',
  workers: 2,
  // It runs beside the suite on PostgreSQL.
  timeout: 600_000,
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../test-results/kill.json' }],
  ],
  use: browser,
})
