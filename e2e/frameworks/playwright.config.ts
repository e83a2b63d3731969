import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'

/** Real customers' apps, installed from the registry, built and opened. They take a few minutes, so they are not part of `npm test`. */
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
