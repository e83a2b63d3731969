import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

/** Real apps of strangers, installed from the registry, built and opened: a few minutes, so not a part of `npm test`. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/frameworks',
  workers: 1,
  forbidOnly: !!process.env['CI'],
  timeout: 10 * 60_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? '../test-results/frameworks.json' }],
  ],
  use: { ...browser, screenshot: 'only-on-failure' },
})
