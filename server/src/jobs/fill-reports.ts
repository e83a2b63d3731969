import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { fillCases } from '../modules/reports/filling-store.ts'

/** A batch takes some ten milliseconds: what is said meanwhile hardly waits, and a million are filled in within the hour. */
const EVERY_MS = 1_000

/** Gives the conversations and calls of releases before their cases, so that reports count them. @returns ends it. */
export const startFillingReports = ({ db, log }: Deps): Stop => {
  const loop = startLoop(
    async () => {
      if ((await fillCases(db)) === 'done') void loop.stop()
    },
    { everyMs: EVERY_MS, log, failed: 'older numbers of the reports are counted later' },
  )
  return loop.stop
}
