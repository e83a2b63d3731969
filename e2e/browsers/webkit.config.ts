import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/**
 * Stories of visitors and owners in a real WebKit, driven by its own WebDriver: Playwright drives none but its own build. What a file chooser or
 * a download of that browser shows is out of the driver's reach.
 */
export default defineConfig({
  ...whole,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/webkit',
  workers: 1,
})
