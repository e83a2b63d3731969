import type { Deps } from '../../deps.ts'

type Changed = { id: string; userId: string; agentId: string }

/** Makes the account's open dashboards reload the item. */
export function notifyChange(deps: Deps, item: Changed): void {
  const event = { id: item.id, agent_id: item.agentId }
  deps.bus.publish('dashboard', { userId: item.userId, name: 'knowledge', event })
}

/** Tells dashboards about progress at most a few times a second, because an item changes with every page while it is trained. */
export function notifyProgress(deps: Deps, item: Changed, everyMs = 400): () => void {
  let notifiedAt = 0
  return () => {
    const now = performance.now()
    if (now - notifiedAt < everyMs) return
    notifiedAt = now
    notifyChange(deps, item)
  }
}
