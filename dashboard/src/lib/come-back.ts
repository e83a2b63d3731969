import { tabStorage } from './storage.ts'
const KEY = 'nexus:come-back'
/** How long the address stays valid, in ms: longer than signing in takes. */
const GOOD_MS = 15 * 60_000

/** Remembers the page that somebody wanted to open before signing in, because every sign-in ends on the same page. */
export function rememberWhereTo(address: string): void {
  tabStorage.set(KEY, JSON.stringify({ address, until: Date.now() + GOOD_MS }))
}

/** The remembered address, once; undefined where there is none. */
export function takeWhereTo(): string | undefined {
  const kept = tabStorage.get(KEY)
  if (!kept) return undefined
  tabStorage.set(KEY, null)
  const { address, until } = JSON.parse(kept) as { address: string; until: number }
  return Date.now() < until ? address : undefined
}
