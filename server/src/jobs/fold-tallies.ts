import { foldTallies } from '../db/tallies.ts'
import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

/** So few changes gather that a reader adds them up at no cost. */
const EVERY_MS = 5_000

/** Adds up what was written down of what accounts have. @returns ends it. */
export const startFoldingTallies = ({ driver, log }: Deps): Stop =>
  startLoop(() => foldTallies(driver), {
    everyMs: EVERY_MS,
    log,
    failed: 'what accounts have could not be added up',
  }).stop
