import { paths } from '~/lib/paths.ts'

/** Any path containing inbox highlights the inbox; the others are highlighted on their sub-paths too. */
export function isCurrent(entry: string, pathname: string): boolean {
  if (entry === paths.inbox) return pathname.includes('inbox')
  return pathname === entry || pathname.startsWith(`${entry}/`)
}
