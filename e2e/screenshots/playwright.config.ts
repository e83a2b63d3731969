import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** A picture of every screen, dialog and state: what the accessibility tests visit, and states that a test cannot reach or hold. */
export default defineConfig({
  ...base,
  metadata: { pictures: true },
  testDir: '..',
  testMatch: [
    'specs/accessibility.spec.ts',
    'specs/languages.spec.ts',
    'specs/search.spec.ts',
    'screenshots/*.shots.ts',
  ],
  globalSetup: '../global-setup.ts',
  outputDir: '../test-results/screenshots',
})
