/** `node scripts/operate.mjs [playwright arguments]`: backups, proxies and upgrades, against real programs. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { operateStep } from './lib/tests.mjs'

await install()
await runSteps([{ title: 'builds', run: build }, operateStep(process.argv.slice(2))])
