const KEY = 'nexus:come-back'
/** Longer than anybody takes to sign in; what is older belongs to another day. */
const GOOD_MS = 15 * 60_000

/** Where somebody wanted to go who has to sign in first: the sign-in itself always ends in the same place. */
export function rememberWhereTo(address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ address, until: Date.now() + GOOD_MS }))
}

/** Once; nothing where nobody was on their way. */
export function takeWhereTo(): string | undefined {
  const kept = sessionStorage.getItem(KEY)
  if (!kept) return undefined
  sessionStorage.removeItem(KEY)
  const { address, until } = JSON.parse(kept) as { address: string; until: number }
  return Date.now() < until ? address : undefined
}
