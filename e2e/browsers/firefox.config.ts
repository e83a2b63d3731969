import { defineConfig } from '@playwright/test'
import whole from '../playwright.config.ts'

/**
 * The stories of the widget and the inbox in a real Firefox, driven by WebDriver BiDi. They take a few minutes, so they are not part of
 * `npm test`. The story about the end of a chat is left out, because this protocol does not report files that a page makes.
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
  // Left out, because this protocol reports the page's errors without their text.
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
