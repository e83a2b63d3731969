import type { Deps } from '../../deps.ts'
import { dayOf } from './month.ts'
import { listSpenders } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Looked back at: of more, the others are looked at with the next that is spent. */
const MOST_RECENT = 5_000

const nodes = new WeakMap<Deps['lifecycle'], Set<string>>()

/** Money of the account was spent on this node: whether a cap is near is looked at soon. */
export function noteSpending({ lifecycle }: Pick<Deps, 'lifecycle'>, userId: string): void {
  const known = nodes.get(lifecycle)
  if (known) known.add(userId)
  else nodes.set(lifecycle, new Set([userId]))
}

/** Accounts that spent something since this was last asked. */
export function takeSpenders({ lifecycle }: Pick<Deps, 'lifecycle'>): string[] {
  const known = nodes.get(lifecycle)
  nodes.delete(lifecycle)
  return [...(known ?? [])]
}

/** Those of today and yesterday, whichever node they spent it on. */
export async function noteRecentSpenders(deps: Deps): Promise<void> {
  const yesterday = dayOf(new Date(deps.now().getTime() - DAY_MS))
  for (const userId of await listSpenders(deps.db, yesterday, MOST_RECENT)) {
    noteSpending(deps, userId)
  }
}
