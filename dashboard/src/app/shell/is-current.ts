import { paths } from '~/lib/paths.ts'

/** A path containing 'inbox' highlights the inbox; every other link is highlighted on its own sub-paths too. */
export function isCurrent(entry: string, pathname: string): boolean {
  if (entry === paths.inbox) return pathname.includes('inbox')
  return pathname === entry || pathname.startsWith(`${entry}/`)
}
