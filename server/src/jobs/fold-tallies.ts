import { foldReports } from '../db/report-counts.ts'
import { foldTallies } from '../db/tallies.ts'
import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'

/** So few changes gather that a reader adds them up at no cost. */
const EVERY_MS = 5_000

/** Adds up what was written down of what accounts have, and for their reports. @returns ends it. */
export const startFoldingTallies = ({ driver, log }: Deps): Stop =>
  startLoop(
    async () => {
      await foldTallies(driver)
      await foldReports(driver)
    },
    { everyMs: EVERY_MS, log, failed: 'what accounts have could not be added up' },
  ).stop
