import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** Not a test of anything: makes the pictures of the landing page from the running product. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.record.ts',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/record',
  workers: 1,
})
