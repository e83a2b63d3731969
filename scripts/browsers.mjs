/** `npm run browsers [-- playwright arguments]`: the stories of widget and inbox in Firefox, and some in WebKit. */
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { browserSteps } from './lib/tests.mjs'

await install()
await runSteps([
  { title: 'builds', run: build, builds: true },
  ...browserSteps(process.argv.slice(2)),
])
