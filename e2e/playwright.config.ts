import { defineConfig } from '@playwright/test'
import { shortLived } from './browser.ts'

export default defineConfig({
  testDir: 'specs',
  globalSetup: './global-setup.ts',
  outputDir: 'test-results/specs',
  workers: 3,
  fullyParallel: true,
  forbidOnly: !!process.env['CI'],
  // Generous, so that only what never happens fails: a busy machine may take ten times as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [
    ['line'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON'] ?? 'test-results/report.json' }],
  ],
  use: {
    ...shortLived,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Europe/London',
    locale: 'en-GB',
    // Without a graphics card animations take most of the processor, and a click waits until they end.
    reducedMotion: 'reduce',
  },
})
