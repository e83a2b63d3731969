import type { Deps } from '../deps.ts'
import { type Loop, startLoop } from '../lib/loop.ts'
import { notifyDashboards } from '../ports/bus/notify-dashboards.ts'
import { beginDueReadings } from '../modules/knowledge/rereading-store.ts'

/** Together with the limit of items in progress for one account, this limits how many of its items are read an hour, to some thousands. */
const EVERY_MS = 5_000

/** Starts the training of websites that are due; the usual workers then train them. @returns a function that ends it. */
export const startRereading = (deps: Deps, everyMs = EVERY_MS): Loop =>
  startLoop(() => rereadDue(deps), {
    everyMs,
    log: deps.log,
    failed: 'websites wait to be read again',
  })

async function rereadDue(deps: Deps): Promise<void> {
  const items = await beginDueReadings(deps.driver)
  for (const item of items) notifyDashboards(deps, 'knowledge', item)
  if (items.length > 0) deps.bus.publish('training', { itemId: items[0]!.id })
}
