import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/** One story of visitor and owner in a real WebKit, driven by its own WebDriver: Playwright drives none but its own build. */
export default defineConfig({
  ...whole,
  testDir: '.',
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/webkit',
  workers: 1,
})
