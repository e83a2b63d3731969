import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/**
 * The widget's stories and the inbox in a real Firefox, driven by WebDriver BiDi. A few minutes, so not a part of `npm test`. The story
 * after a chat is left out: of a file made in the page this protocol tells nothing.
 */
export default defineConfig({
  ...whole,
  testDir: '../specs',
  testMatch: [
    'away',
    'every-language',
    'inbox',
    'languages',
    'real-pages',
    'shared-inbox',
    'signed-in',
    'spec-2-inbox',
    'spec-4-states',
    'story',
    'takeover',
    'who-is-there',
    'widget',
    'widget-fits',
  ].map((name) => `${name}.spec.ts`),
  // What a page logs as an error arrives without its words.
  grepInvert: /logged as Unauthorised/,
  outputDir: '../test-results/firefox',
  globalSetup: '../global-setup.ts',
  workers: 2,
  use: {
    ...whole.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env['FIREFOX_PATH'],
      firefoxUserPrefs: { 'dom.events.testing.asyncClipboard': true },
    },
  },
})
