import { OPEN } from '../panel/strings.ts'
import type { PanelStrings } from '../panel/strings.ts'

/** @returns a function that shows on the launcher how many replies are unread, and tells screen readers */
export const createBadge = (launcher: HTMLElement, strings: PanelStrings, open = OPEN) => {
  const badge = document.createElement('span')
  badge.className = 'badge'
  return (unread: number): void => {
    launcher.ariaLabel = open
    if (!unread) return badge.remove()
    badge.textContent = unread > 9 ? '9+' : String(unread)
    launcher.append(badge)
    launcher.ariaLabel += `, ${strings.unread(unread)}`
  }
}
