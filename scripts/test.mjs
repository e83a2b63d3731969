/** `npm test`: everything, in the order in which it fails fastest. The last line reads `N passed, N failed`. */
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
  // Most of both is waiting: for a server to start, a proxy to notice, a lease to end.
  [killStep(), operateStep()],
  // The browser has the machine to itself.
  endToEndStep(),
])
