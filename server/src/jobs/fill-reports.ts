import type { Deps } from '../deps.ts'
import { startLoop, type Stop } from '../lib/loop.ts'
import { fillCases } from '../modules/reports/filling-store.ts'

/** A batch takes some ten milliseconds, so conversations hardly wait, and a million cases are filled in within an hour. */
const EVERY_MS = 1_000

/** Creates the cases of conversations and calls from earlier releases, so that reports count them. @returns a function that ends it. */
export const startFillingReports = ({ db, log }: Deps): Stop => {
  const loop = startLoop(
    async () => {
      if ((await fillCases(db)) === 'done') void loop.stop()
    },
    { everyMs: EVERY_MS, log, failed: 'older numbers of the reports are counted later' },
  )
  return loop.stop
}
