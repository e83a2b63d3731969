/**
 * `npm run screenshots`: takes a picture of every screen, dialog and state, in both themes and two sizes, and makes one page to look at
 * them all.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { writeContactSheet } from './lib/contact-sheet.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { endToEndStep } from './lib/tests.mjs'
import { root } from './lib/workspace.mjs'

const folder = join(root, 'e2e', 'test-results', 'screens')

await install()
rmSync(folder, { recursive: true, force: true })
await runSteps([
  { title: 'builds', run: build, builds: true },
  {
    ...endToEndStep(['--config', 'screenshots/playwright.config.ts', ...process.argv.slice(2)]),
    title: 'pictures',
  },
  {
    title: 'contact sheet',
    run: async () => console.log(`Look at ${writeContactSheet(folder)}`),
  },
])
