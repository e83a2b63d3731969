import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** Every screen, dialog and state as a picture: what the accessibility tests visit, and the states no test can leave standing. */
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
