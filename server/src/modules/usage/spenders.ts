import type { Deps } from '../../deps.ts'

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
