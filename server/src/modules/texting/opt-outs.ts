import type { Database } from '../../db/client.ts'
import type { Deps } from '../../deps.ts'
import { notifyChange } from '../conversations/watching/notify.ts'
import { hashPhone, insertOptOut, isOptedOut, removeOptOut } from './opt-out-store.ts'
import { type Pair, setStopped } from './thread-store.ts'

/** Whether a phone asked for no more texts from one of our numbers. */
export const wantsNoTexts = async (db: Database, pair: Pair): Promise<boolean> =>
  isOptedOut(db, pair.ours, await hashPhone(pair))

/** Stores that a phone wants no more texts from a number, or wants them again; open dashboards show it at once. */
export async function noteWish(
  deps: Deps,
  pair: Pair,
  isStopped: boolean,
  also: (tx: Database) => Promise<unknown> = async () => {},
): Promise<void> {
  const phoneHash = await hashPhone(pair)
  const changed = await deps.db.transaction(async (tx) => {
    await (isStopped ? insertOptOut : removeOptOut)(tx, pair.ours, phoneHash)
    await also(tx)
    return setStopped(tx, pair, isStopped)
  })
  for (const where of changed) notifyChange(deps, where)
}
