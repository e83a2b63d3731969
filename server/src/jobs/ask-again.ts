import type { Deps } from '../deps.ts'
import type { Stop } from '../lib/loop.ts'
import { startWorkers } from '../lib/workers.ts'
import { askAgain } from '../modules/answering/ask-again.ts'
import { type ChangedAgent, claimChangedAgents } from '../modules/answering/ask-again-store.ts'
import { countTakenOver } from '../telemetry/count-taken-over.ts'

const EVERY_MS = 5_000
/** Agents at a time: it is work for this process, and nobody waits for it. */
const MAX = 1

/** Asks agents again what they could not answer, when their knowledge has changed. @returns a function that ends it. */
export function startAskingAgain(deps: Deps): Stop {
  const workers = startWorkers<ChangedAgent>({
    claim: async (room) =>
      countTakenOver(deps.metrics, 'asking_again', await claimChangedAgents(deps.db, room)),
    work: (agent) => askAgain(deps, agent),
    most: MAX,
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'questions without an answer wait to be asked again',
  })
  const unsubscribe = deps.bus.subscribe('dashboard', ({ name }) => {
    if (name === 'knowledge') workers.wake()
  })
  return async () => {
    unsubscribe()
    await workers.stop()
  }
}
