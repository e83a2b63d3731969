/** `npm test`: everything, ordered so that failures show early. The last line is `N passed, N failed`. */
import { install } from './lib/install.mjs'
import { runSteps } from './lib/steps.mjs'
import {
  buildSteps,
  endToEndStep,
  fastSteps,
  killStep,
  operateStep,
  postgresStep,
  serverStep,
} from './lib/tests.mjs'

await install()
await runSteps([
  ...fastSteps(),
  ...buildSteps(),
  serverStep(),
  postgresStep(),
  // At the same time, because both mostly wait: for a server to start, a proxy to notice, a lease to end.
  [killStep(), operateStep()],
  // Alone, because the browser needs the whole machine.
  endToEndStep(),
])
