/** `npm run e2e [-- playwright arguments]`: builds what changed, then the browser tests. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { endToEndStep } from './lib/tests.mjs'

await install()
await runSteps([{ title: 'builds', run: build, builds: true }, endToEndStep(process.argv.slice(2))])
