import { foldReports } from '../db/report-counts.ts'
import { foldTallies } from '../db/tallies.ts'
import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

/** Often enough that few changes accumulate, which a reader adds up at no cost. */
const EVERY_MS = 5_000

/** Adds up the recorded changes of tallies and reports. @returns a function that ends it. */
export const startFoldingTallies = ({ driver, log }: Deps): Stop =>
  startLoop(
    async () => {
      await foldTallies(driver)
      await foldReports(driver)
    },
    { everyMs: EVERY_MS, log, failed: 'what accounts have could not be added up' },
  ).stop
