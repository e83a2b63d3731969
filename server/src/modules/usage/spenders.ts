import type { Deps } from '../../deps.ts'
import { DAY_MS } from '../../lib/time.ts'
import { dayOf } from './month.ts'
import { listSpenders } from './store.ts'

/** The most accounts to check after a start; others are checked when they spend again. */
const MAX_RECENT = 5_000

const nodes = new WeakMap<Deps['lifecycle'], Set<string>>()

/** Records that an account spent money on this node, so that its caps are checked soon. */
export function noteSpending({ lifecycle }: Pick<Deps, 'lifecycle'>, userId: string): void {
  const known = nodes.get(lifecycle)
  if (known) known.add(userId)
  else nodes.set(lifecycle, new Set([userId]))
}

/** Accounts that have spent something since the last call. */
export function takeSpenders({ lifecycle }: Pick<Deps, 'lifecycle'>): string[] {
  const known = nodes.get(lifecycle)
  nodes.delete(lifecycle)
  return [...(known ?? [])]
}

/** Adds the accounts that spent something today or yesterday, on any node. */
export async function noteRecentSpenders(deps: Deps): Promise<void> {
  const yesterday = dayOf(new Date(deps.now().getTime() - DAY_MS))
  for (const userId of await listSpenders(deps.db, yesterday, MAX_RECENT)) {
    noteSpending(deps, userId)
  }
}
