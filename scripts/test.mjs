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
  // Most of what is operated and killed is waiting: for a proxy to notice, a lease to end, a server to start. No two beside each other ask
  // much of one PostgreSQL, which lets in so many.
  [serverStep(), operateStep()],
  [postgresStep(), killStep()],
  // The browser has the machine to itself.
  endToEndStep(),
])
