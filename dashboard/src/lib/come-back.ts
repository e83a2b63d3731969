const KEY = 'nexus:come-back'
/** How long the address stays valid, in ms: longer than signing in takes. */
const GOOD_MS = 15 * 60_000

/** Remembers the page that somebody wanted to open before signing in, because every sign-in ends on the same page. */
export function rememberWhereTo(address: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ address, until: Date.now() + GOOD_MS }))
}

/** The remembered address, once; undefined where there is none. */
export function takeWhereTo(): string | undefined {
  const kept = sessionStorage.getItem(KEY)
  if (!kept) return undefined
  sessionStorage.removeItem(KEY)
  const { address, until } = JSON.parse(kept) as { address: string; until: number }
  return Date.now() < until ? address : undefined
}
