import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { lookAfterWaiting } from '../modules/conversations/waiting/look-after.ts'

const EVERY_MS = 15_000

/** Handles customers who wait for a person: see `lookAfterWaiting`. @returns a function that ends it. */
export const startLookingAfterWaiting = (deps: Deps): Stop =>
  startLoop(() => lookAfterWaiting(deps), {
    everyMs: EVERY_MS,
    log: deps.log,
    failed: 'who waits could not be looked after',
  }).stop
