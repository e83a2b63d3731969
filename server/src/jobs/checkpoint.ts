import type { Deps } from '../deps.ts'
import { shortenLog } from '../db/upkeep.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { MINUTE_MS } from '../lib/time.ts'

const EVERY_MS = MINUTE_MS

/**
 * Does for the embedded database what PostgreSQL's checkpointer does by itself: otherwise the log would grow as long as the server runs,
 * and all of it would be replayed after a kill.
 * @returns a function that ends it.
 */
export function startCheckpoints(deps: Deps): Stop {
  if (deps.driver.kind !== 'embedded') return async () => {}
  return startLoop(() => checkpoint(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the log of the database could not be shortened',
    atOnce: false,
  }).stop
}

export const checkpoint = ({ driver }: Pick<Deps, 'driver'>) => shortenLog(driver)
