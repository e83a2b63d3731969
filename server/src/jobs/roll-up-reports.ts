import { beginRollingUp, rollUpReports } from '../db/report-spans.ts'
import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { MINUTE_MS } from '../lib/time.ts'

const EVERY_MS = 1_000
/** Milliseconds of each second, so that summing up a year for the first time delays nobody. */
const AT_MOST_MS = 200
/** A day ends once a day, and a new account has nothing to sum up earlier. */
const REST_MS = 10 * MINUTE_MS

/** Sums up past days, so that reports of a year read few rows. @returns a function that ends it. */
export const startRollingUpReports = ({ db, log, now }: Deps): Stop => {
  let restsUntil = 0
  return startLoop(
    async () => {
      const since = now().getTime()
      if (since < restsUntil) return
      await beginRollingUp(db)
      while ((await rollUpReports(db)) === 'more') {
        if (now().getTime() - since > AT_MOST_MS) return
      }
      restsUntil = since + REST_MS
    },
    { everyMs: EVERY_MS, log, failed: 'days of the reports are summed up later' },
  ).stop
}
