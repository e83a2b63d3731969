import type { Deps } from '../../deps.ts'

type Changed = { id: string; userId: string; agentId: string }

/** Open dashboards of the account refetch the item. */
export function tellChange(deps: Deps, item: Changed): void {
  const event = { id: item.id, agent_id: item.agentId }
  deps.bus.publish('dashboard', { userId: item.userId, name: 'knowledge', event })
}

/** While an item is trained it changes with every page; telling it a few times a second is enough. */
export function tellProgress(deps: Deps, item: Changed, everyMs = 400): () => void {
  let told = 0
  return () => {
    const now = performance.now()
    if (now - told < everyMs) return
    told = now
    tellChange(deps, item)
  }
}
