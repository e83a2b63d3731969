import type { Deps } from '../deps.ts'
import { vacuumWorn } from '../db/upkeep.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { HOUR_MS } from '../lib/time.ts'

const EVERY_MS = HOUR_MS

/** Does for the embedded database what PostgreSQL's autovacuum does by itself. @returns a function that ends it. */
export function startVacuuming(deps: Deps): Stop {
  if (deps.driver.kind !== 'embedded') return async () => {}
  return startLoop(() => vacuum(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'the database could not be vacuumed',
    atOnce: false,
  }).stop
}

export const vacuum = ({ driver }: Pick<Deps, 'driver'>) => vacuumWorn(driver)
