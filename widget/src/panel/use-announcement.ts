import { useState } from 'react'
import type { PanelMessage } from './types.ts'

/**
 * What a screen reader is told: the newest whole reply or note, never a half of it, and nothing of what was there before the panel
 * was drawn.
 */
export const useAnnouncement = (messages: PanelMessage[]): string => {
  const newest = messages.findLast(
    (message) => message.from !== 'visitor' && message.state !== 'streaming',
  )
  const [known] = useState(newest?.id)
  if (!newest || newest.id === known) return ''
  const text = newest.text.replace(/[*_`#>|~]+/g, '').replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return newest.name ? `${newest.name}: ${text}` : text
}
