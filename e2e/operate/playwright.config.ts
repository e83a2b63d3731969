import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/operate',
  // Two files at a time, because most of each is waiting for a server, a proxy or a lease.
  workers: 2,
  timeout: 480_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../test-results/operate.json' }],
  ],
  use: browser,
})
