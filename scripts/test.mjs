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
} from './lib/tests.mjs'

await install()
await runSteps([
  ...fastSteps(),
  ...buildSteps(),
  // Two thirds of what is killed and operated is waiting: for a server to start, a proxy to notice, a lease to end.
  [postgresStep(), killStep(), operateStep()],
  endToEndStep(),
])
