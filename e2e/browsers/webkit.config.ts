import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/**
 * Stories of visitors and owners in a real WebKit, driven by its own WebDriver, because Playwright can only drive its own build. The driver
 * cannot reach the browser's file chooser and downloads.
 */
export default defineConfig({
  ...whole,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/webkit',
  workers: 1,
})
