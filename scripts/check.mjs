/** `npm run check`: format, lint, types and all but the longest unit tests; what to run before a push. */
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import { fastSteps, serverStep } from './lib/tests.mjs'

await install()
await runSteps([...fastSteps(), serverStep({ WITHOUT_LONGEST: 'true' })])
