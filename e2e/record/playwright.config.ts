import { defineConfig } from '@playwright/test'
import { browser } from '../browser.ts'
import base from '../playwright.config.ts'

/** Contains no tests: makes the pictures and films of the landing page from the running product. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.record.ts',
  globalSetup: [],
  outputDir: '../test-results/record',
  workers: 1,
  projects: [
    { name: 'light', use: { colorScheme: 'light' } },
    // The hero is recorded in both themes; the tour only in the light one.
    { name: 'dark', use: { colorScheme: 'dark' }, testMatch: 'previews.record.ts' },
  ],
  retries: 0,
  // Long, because filming a second frame by frame takes several.
  timeout: 1_800_000,
  expect: { timeout: 60_000 },
  use: {
    ...base.use,
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Los_Angeles',
    locale: 'en-US',
    launchOptions: {
      ...browser.launchOptions,
      args: [
        ...browser.launchOptions.args,
        '--host-resolver-rules=MAP www.harbourcycles.example 127.0.0.1',
      ],
    },
  },
})
