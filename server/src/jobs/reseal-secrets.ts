import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { MINUTE_MS } from '../lib/time.ts'
import { resealAll } from '../modules/resealing/service.ts'

/** Time for the other nodes to be restarted: one that does not know the new secret yet could not decrypt anything any more. */
const AFTER_MS = 10 * MINUTE_MS

/** While there is a previous `SECRET`, encrypts with the present one what that one encrypted, once. @returns a function that ends it. */
export const startResealing = (deps: Deps): Stop => {
  if (deps.config.secrets.length === 1) return async () => {}
  const loop = startLoop(
    async () => {
      const count = await resealAll(deps)
      deps.log.info({ count }, 'what SECRET_PREVIOUS encrypted is encrypted with SECRET')
      void loop.stop()
    },
    {
      everyMs: AFTER_MS,
      atOnce: false,
      log: deps.log,
      failed: 'what SECRET_PREVIOUS encrypted is encrypted with SECRET later',
    },
  )
  return loop.stop
}
